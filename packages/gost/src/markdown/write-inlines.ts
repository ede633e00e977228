import { citationParts } from '../model/citation-parts.ts';
import type { Inline, InlineKind, InlineOf, TextStyle } from '../model/document.ts';

/** What writing inlines gathers for the end of the text. */
export interface MarkdownNotes {
  /** The texts of footnotes in order. */
  notes: string[];
}

/** Signs that mean something anywhere in a line; hyphens side by side would be a dash. */
const SIGNS = /[\\`*_[\]<>$~|^]|(?<=-)-/g;
/** What means something only at the beginning of a line. */
const LINE_START = /^(\s*)(#{1,6}(?=\s|$)|[-+=:](?=\s|$)|\d{1,9}(?=[.)]\s)|---|===)/;
const ENTITY = /&(?=#?\w+;)/g;

/** Text that Markdown reads as it stands. */
export const escapeText = (text: string): string =>
  text.replace(SIGNS, '\\$&').replace(ENTITY, '\\&');

/** A line whose beginning is no list, heading or rule. */
export function escapeStart(line: string): string {
  return line.replace(LINE_START, (_, space: string, sign: string) =>
    /^\d/.test(sign) ? `${space}${sign}\\` : `${space}\\${sign}`,
  );
}

const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ');

/** Program text within a line: more signs around it than stand in it. */
export function codeSpan(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const pad = /^`|`$|^ .* $/.test(text) ? ' ' : '';
  return `${fence}${pad}${oneLine(text)}${pad}${fence}`;
}

const LETTER = /[\p{L}\p{N}]/u;

/** Signs of stress work where words part; elsewhere tags say the same. */
function stressed(text: string, sign: string, tag: string, around: readonly [string, string]) {
  const clear =
    LETTER.test(text.at(0) ?? '') &&
    LETTER.test(text.at(-1) ?? '') &&
    !LETTER.test(around[0].at(-1) ?? '') &&
    !LETTER.test(around[1].at(0) ?? '');
  return clear ? `${sign}${text}${sign}` : `<${tag}>${text}</${tag}>`;
}

function styled(text: string, style: TextStyle, around: readonly [string, string]): string {
  if (text.trim() === '') return escapeText(text);
  if (style.code && !style.href) return codeSpan(text);
  const [, before = '', inner = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  const outside: [string, string] = [before || around[0], after || around[1]];
  let written = escapeText(inner);
  if (style.subscript) written = `<sub>${written}</sub>`;
  if (style.superscript) written = `<sup>${written}</sup>`;
  if (style.underline) written = `<u>${written}</u>`;
  if (style.italic) written = stressed(written, '*', 'i', outside);
  if (style.bold) written = stressed(written, '**', 'b', style.italic ? ['', ''] : outside);
  if (style.href) written = `[${written}](<${style.href.replace(/[<>\s]/g, encodeURIComponent)}>)`;
  return `${before}${written}${after}`;
}

export const mathText = (tex: string): string =>
  oneLine(tex)
    .trim()
    .replaceAll(/(?<!\\)\$/g, '\\$');

type InlineWriter<K extends InlineKind> = (
  inline: InlineOf<K>,
  notes: MarkdownNotes,
  around: readonly [string, string],
) => string;

const WRITERS: { [K in InlineKind]: InlineWriter<K> } = {
  text: ({ text, style }, _, around) => styled(text, style, around),
  break: () => '<br>',
  math: ({ tex }) => (tex.trim() === '' ? '' : `$${mathText(tex)}$`),
  reference: ({ label }) => escapeText(label ?? '?'),
  citation: ({ items }) =>
    escapeText(
      citationParts(items)
        .map((part) => (part.kind === 'text' ? part.text : String(part.number)))
        .join(''),
    ),
  footnote({ text }, notes) {
    notes.notes.push(text);
    return `[^${notes.notes.length}]`;
  },
};

/** How an inline looks from beside it: what is no text parts words. */
const edge = (inline: Inline | undefined): string => (inline?.kind === 'text' ? inline.text : ' ');

function write<K extends InlineKind>(
  inline: InlineOf<K>,
  notes: MarkdownNotes,
  around: readonly [string, string],
): string {
  const writer: InlineWriter<K> = WRITERS[inline.kind as K];
  return writer(inline, notes, around);
}

/** The pieces of a line as Markdown. */
export function writeInlines(inlines: readonly Inline[], notes: MarkdownNotes): string {
  return inlines
    .map((inline, at) => write(inline, notes, [edge(inlines[at - 1]), edge(inlines[at + 1])]))
    .join('');
}
