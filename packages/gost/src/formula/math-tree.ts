/** An element of a MathML tree. Text stands in leaves only, as temml writes it. */
export interface MathElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: MathElement[];
  text: string;
}

const TOKEN = /<\/[\w:-]+>|<([\w:-]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
const ENTITY = /&(?:#x([0-9a-f]+)|#(\d+)|(lt|gt|amp|quot|apos));/gi;
const NAMED: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Reads well-formed MathML as temml prints it (no comments, no CDATA); gives the outermost element. */
export function parseMathMl(markup: string): MathElement {
  const root: MathElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  for (const [, name, attributes = '', selfClosed, text] of markup.matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root;
    if (text !== undefined) parent.text += decode(text);
    else if (name === undefined) open.pop();
    else {
      const element = { name, attributes: readAttributes(attributes), children: [], text: '' };
      parent.children.push(element);
      if (!selfClosed) open.push(element);
    }
  }
  return root.children[0] ?? root;
}

function readAttributes(source: string): Record<string, string> {
  return Object.fromEntries(
    [...source.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, decode(value)]),
  );
}

function decode(text: string): string {
  return text.replace(ENTITY, (_, hex?: string, decimal?: string, name?: string) => {
    if (name) return NAMED[name.toLowerCase()] ?? '';
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });
}
