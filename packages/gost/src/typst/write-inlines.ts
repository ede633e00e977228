import { formulaToTypst } from '../formula/formula.ts';
import { typstString } from '../formula/typst-literals.ts';
import { citationParts } from '../model/citation-parts.ts';
import type { Inline, InlineKind, InlineOf, TextStyle } from '../model/document.ts';
import { nodeLabel, sourceLabel, type WriteContext } from './write-context.ts';
import { writeMono, writeText } from './write-text.ts';

/** A formula as Typst math, or null when its LaTeX is to be printed instead. */
export function writeMath(
  tex: string,
  display: boolean,
  { plainFormulas, written }: WriteContext,
): string | null {
  const formula = plainFormulas.has(tex) ? null : formulaToTypst(tex, display);
  if (formula !== null) written.set(tex, formula);
  return formula;
}

type InlineWriters = {
  [K in InlineKind]: (inline: InlineOf<K>, context: WriteContext) => string;
};

/** Each gives markup that starts with `#` or `$`, so that pieces may stand side by side. */
const WRITERS: InlineWriters = {
  text: ({ text, style }, context) => `#${styledText(text, style, context)}`,
  break: () => '#linebreak()',
  math: ({ tex }, context) => {
    const formula = writeMath(tex, false, context);
    return formula === null ? `#${writeMono(tex, context)}` : `$${formula}$`;
  },
  reference: ({ target, label }) =>
    label === null
      ? `#${typstString('?')}`
      : `#xref(${typstString(nodeLabel(target))}, ${typstString(label)})`,
  citation: ({ items }) =>
    citationParts(items)
      .map((part) =>
        part.kind === 'text'
          ? `#${typstString(part.text)}`
          : `#xref(${typstString(sourceLabel(part.id))}, ${typstString(String(part.number))})`,
      )
      .join(''),
  footnote: ({ text }, context) => `#fn(${writeText(text, context)})`,
};

/** A line of text as one Typst expression: a string where there is nothing but text, else content. */
export function writeInlines(inlines: readonly Inline[], context: WriteContext): string {
  if (inlines.every((inline) => inline.kind === 'text' && isPlain(inline.style))) {
    return writeText(
      inlines.map((inline) => (inline.kind === 'text' ? inline.text : '')).join(''),
      context,
    );
  }
  return `[${inlines.map((inline) => writeInline(inline, context)).join('')}]`;
}

function writeInline<K extends InlineKind>(inline: InlineOf<K>, context: WriteContext): string {
  const write: InlineWriters[K] = WRITERS[inline.kind as K];
  return write(inline, context);
}

const isPlain = (style: TextStyle): boolean => Object.keys(style).length === 0;

/** Functions of the preamble by mark, the innermost first. */
const STYLES = [
  ['subscript', 'sub'],
  ['superscript', 'sup'],
  ['bold', 'b'],
  ['italic', 'i'],
  ['underline', 'u'],
] as const;

function styledText(text: string, style: TextStyle, context: WriteContext): string {
  let source = style.code ? writeMono(text, context) : writeText(text, context);
  for (const [mark, name] of STYLES) if (style[mark]) source = `${name}(${source})`;
  const href = style.href && linkAddress(style.href);
  return href ? `link(${typstString(href)}, ${source})` : source;
}

/** Only what a reader's program opens safely becomes a link; anything else stays text. */
function linkAddress(href: string): string | null {
  return /^(https?:\/\/|mailto:)\S+$/i.test(href) && href.length <= 2000 ? href : null;
}
