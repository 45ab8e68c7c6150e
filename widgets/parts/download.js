// A file for the person, made by Python.

export default {
  render({ model }) {
    model.on("msg:custom", (message, [content]) => {
      if (message?.type !== "download") return;
      const url = URL.createObjectURL(new Blob([content], { type: message.kind }));
      const link = make("a", { href: url, download: message.name, hidden: true });
      document.body.append(link);
      link.click();
      link.remove();
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
    });
  },
};
