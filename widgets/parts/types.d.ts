// What a part is given to draw with, as anywidget hands it on.

/** What Python and the page tell each other; anything that comes from the other side may also be something else. */
export interface Message {
  type: string;
  [fact: string]: unknown;
}

/** A part's model: its traits, as Python's class has them, and messages. */
export interface Model<Traits extends object> {
  get<Name extends keyof Traits>(name: Name): Traits[Name];
  set<Name extends keyof Traits>(name: Name, value: Traits[Name]): void;
  save_changes(): void;
  send(message: Message, callbacks?: undefined, buffers?: readonly ArrayBuffer[]): void;
  on(event: "msg:custom", hear: (message: Message, buffers: readonly DataView<ArrayBuffer>[]) => void): void;
  on(event: `change:${string & keyof Traits}`, hear: () => void): void;
  widget_manager?: { kernel?: Kernel | null };
}

/** A model as far as messages go, whatever its traits. */
export type AnyModel = Pick<Model<object>, "send" | "widget_manager">;

/** The kernel as the page knows it, where the host offers it (JupyterLab and Voila do). */
export interface Kernel {
  isDisposed?: boolean;
  status?: string;
  connectionStatus?: string;
}

/** What a part's module exports as `render`; what it gives back is called when the part goes. */
export type Render<Traits extends object> = (context: { model: Model<Traits>; el: HTMLElement }) => void | (() => void);

/** Texts by name, in the language of the screen; {placeholders} are filled in on the page. */
export type Labels = Record<string, string>;

/** The traits of every part that says itself which language it speaks. */
export interface Spoken {
  lang: string;
  dir: string;
}

/** The traits of a part with clauses in it. */
export interface WithClauses {
  clauses: Record<string, string>;
  labels: Labels;
}
