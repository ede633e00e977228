/** A file whose first lines tell what it is, and the text after them. */
export interface FrontMatter {
  /** The lines between the two rules, as typed; empty where there are none. */
  typed: string;
  text: string;
}

const FRONT = /^---[ \t]*\n([\s\S]*?)\n(?:---|\.\.\.)[ \t]*(?:\n|$)/;

/** Parts the lines of YAML before a text from it. */
export function splitFrontMatter(source: string): FrontMatter {
  const front = FRONT.exec(source);
  if (!front || !/^\w+\s*:/m.test(front[1] ?? '')) return { typed: '', text: source };
  return { typed: front[1] ?? '', text: source.slice(front[0].length) };
}
