import type { Inline, InlineKind, InlineOf, TextStyle } from '../model/document.ts';

/** Signs that mean something, and how they are printed. */
const SIGNS: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  $: '\\$',
  '&': '\\&',
  '#': '\\#',
  '%': '\\%',
  _: '\\_',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '|': '\\textbar{}',
  '"': '\\textquotedbl{}',
  '\u00a0': '~',
};

/** Text that LaTeX prints as it stands: signs of several are parted. */
export const escapeText = (text: string): string =>
  text
    .replace(/\s*\n\s*/g, ' ')
    .replace(/[\\{}$&#%_^~<>|"\u00a0]/g, (sign) => SIGNS[sign] ?? sign)
    .replace(/([-'`,])(?=\1)/g, '$1{}');

/** A name that commands take for a label. */
export const labelOf = (id: string): string => `o:${id.replace(/[^\w-]/g, '')}`;

const WRAPS: readonly [keyof TextStyle, string][] = [
  ['code', 'texttt'],
  ['subscript', 'textsubscript'],
  ['superscript', 'textsuperscript'],
  ['underline', 'underline'],
  ['italic', 'textit'],
  ['bold', 'textbf'],
];

function styled(text: string, style: TextStyle): string {
  const wrapped = WRAPS.filter(([name]) => style[name]).reduce(
    (inner, [, command]) => `\\${command}{${inner}}`,
    escapeText(text),
  );
  const address = style.href?.replace(/[\s{}\\]/g, encodeURIComponent).replace(/[%#]/g, '\\$&');
  return address ? `\\href{${address}}{${wrapped}}` : wrapped;
}

const ENDS: Readonly<Record<string, string>> = { '{': '}', $: '$', '\\(': '\\)', '\\[': '\\]' };

/** Whether a formula ends all that it begins, and nothing else. */
function isWhole(tex: string): boolean {
  const open: string[] = [];
  for (const [mark] of tex.matchAll(/\\(?:begin|end)\{[^{}]*\}|\\[\s\S]?|[{}$]/g)) {
    const end = mark.startsWith('\\begin{') ? mark.replace('begin', 'end') : ENDS[mark];
    if (mark === open.at(-1)) open.pop();
    // a formula stands in a formula only within a text of it
    else if (end && (mark !== '$' || open.length > 0)) open.push(end);
    else if (/^(?:[}$]|\\[)\]]?|\\end\{.*)$/.test(mark)) return false;
  }
  return open.length === 0;
}

/**
 * A formula on one line, without its comments, which would hide the rest of it. One that is broken off would end
 * the text, or take what follows in: it is printed as it is typed.
 */
export function mathText(tex: string): string {
  const line = tex
    .replace(/(\\[\s\S])|%[^\n]*/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return isWhole(line) ? line : `\\texttt{${escapeText(line)}}`;
}

type InlineWriter<K extends InlineKind> = (inline: InlineOf<K>) => string;

/** A number is counted by LaTeX too; what has none is printed as it is. */
function reference({ target, targetKind, label }: InlineOf<'reference'>): string {
  if (label === null || targetKind === null) return '?';
  const command = targetKind === 'formula' ? 'eqref' : 'ref';
  const number = label.replace(/^\(|\)$/g, '');
  return /^(\p{Lu}\.?)?[\d.]*(, \p{Ll})?$/u.test(number)
    ? `\\${command}{${labelOf(target)}}`
    : escapeText(label);
}

const WRITERS: { [K in InlineKind]: InlineWriter<K> } = {
  text: ({ text, style }) => styled(text, style),
  break: () => '\\newline ',
  math: ({ tex }) => {
    const typed = mathText(tex);
    return typed && `$${typed}$`;
  },
  reference,
  citation: ({ items }) => {
    const plain = items.every(({ source, number }) => source.locator === null && number !== null);
    if (plain) return `\\cite{${items.map(({ source }) => labelOf(source.id)).join(',')}}`;
    return items
      .map(({ source: { id, locator }, number }) => {
        const page = locator === null ? '' : `[${escapeText(locator).replaceAll(']', '{]}')}]`;
        return number === null
          ? escapeText(`[${['?', locator].filter(Boolean).join(', ')}]`)
          : `\\cite${page}{${labelOf(id)}}`;
      })
      .join(', ');
  },
  footnote: ({ text }) => `\\footnote{${escapeText(text.trim())}}`,
};

function write<K extends InlineKind>(inline: InlineOf<K>): string {
  const writer: InlineWriter<K> = WRITERS[inline.kind as K];
  return writer(inline);
}

/** The pieces of a line as LaTeX. */
export const writeInlines = (inlines: readonly Inline[]): string =>
  inlines.map((inline) => write(inline)).join('');
