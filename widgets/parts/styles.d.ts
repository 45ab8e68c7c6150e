// A style is imported for what it does to the page; it gives nothing.
declare module "*.css";
