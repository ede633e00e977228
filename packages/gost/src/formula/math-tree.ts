import { typstString } from './typst-literals.ts';

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

/** Writes one element as Typst math; given to the writers of composite elements. */
export type WriteElement = (element: MathElement) => string;

/**
 * One character that stands for itself in Typst math: a letter or digit as it is, anything else as an
 * escape, so that nothing typed in a formula can become Typst syntax.
 */
export function mathSymbol(char: string): string {
  if (/^[\p{L}\p{N}]$/u.test(char)) return char;
  return `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`;
}

/** Characters side by side, each as its own symbol. */
export function mathSymbols(text: string): string {
  return [...text.toWellFormed()].map(mathSymbol).join(' ');
}

/**
 * Upright text. Spaces inside are kept; none is added around it.
 */
export function mathText(text: string): string {
  return typstString(text);
}

/** Pieces one after another; beside a text literal a blank would be printed, so there is none. */
export function joinMath(parts: readonly string[]): string {
  let source = '';
  for (const part of parts) {
    if (part === '') continue;
    const touching = source === '' || source.endsWith('"') || part.startsWith('"');
    source += touching ? part : ` ${part}`;
  }
  return source;
}

/** A function call; an empty positional argument becomes empty text, because Typst needs some body. */
export function mathCall(
  name: string,
  body: string,
  named: Readonly<Record<string, string | undefined>> = {},
): string {
  const options = Object.entries(named)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `, ${key}: ${value || '""'}`);
  return `${name}(${body || '""'}${options.join('')})`;
}

const EM: Record<string, number> = {
  em: 1,
  ex: 0.43,
  pt: 1 / 12,
  px: 1 / 16,
  mu: 1 / 18,
  cm: 2.37,
  mm: 0.237,
  in: 6.02,
};

/** A CSS length in em of the formula (12 pt a em where the unit is absolute); 0 when it is not one. */
export function cssEm(length: string | undefined): number {
  const [, number, unit = ''] = /^\s*(-?[\d.]+)\s*([a-z]+)/.exec(length ?? '') ?? [];
  return Number(number ?? 0) * (EM[unit] ?? 0) || 0;
}

/** Horizontal space; empty for none. */
export function mathSpace(em: number): string {
  return em === 0 ? '' : `#h(${Number(em.toFixed(4))}em)`;
}

/** The value of one property of a style attribute. */
export function styleProperty(style: string | undefined, name: string): string | undefined {
  for (const declaration of (style ?? '').split(';')) {
    const [property, value] = declaration.split(':');
    if (property?.trim() === name) return value?.trim();
  }
  return undefined;
}
