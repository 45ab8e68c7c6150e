// A scene as the table shows it; `Table` in table.py says what each field means. What is false or empty may be missing.

export interface Scene {
  lang?: string;
  dir?: string;
  label?: string;
  say?: Say;
  why?: Why | null;
  spoken?: string;
  rows?: Row[];
}

/** The sentence above the table. */
export interface Say {
  title?: string;
  text?: string;
  clause?: string;
}

/** A refusal, shown beside a zone. */
export interface Why {
  text: string;
  clause?: string;
  zone?: string;
  close?: string;
}

export interface Row {
  id: string;
  who?: string;
  note?: string;
  kind?: "side" | "third" | "pot" | "facts";
  turn?: boolean;
  small?: boolean;
  zones?: Zone[];
}

export interface Zone {
  id: string;
  /** hand, pile, stack, fan, heap, spread, players, word, note or total; a game may style further ones. */
  kind: string;
  label?: string;
  caption?: string;
  cards?: Card[];
  text?: string;
  width?: number;
  dir?: string;
  count?: number;
  room?: number;
  split?: number;
  strong?: boolean;
}

/** A card; the facts of a face that is no playing card's stand in a field that has that face's name. */
export interface Card {
  id: string;
  face: "up" | "down" | "empty";
  name?: string;
  rank?: string;
  suit?: string;
  playable?: boolean;
  pressed?: boolean;
  gap?: boolean;
  mark?: string;
  badge?: string;
}
