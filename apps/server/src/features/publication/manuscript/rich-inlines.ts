import { type RichInline, type RichMark, safeHref } from '@pv/editor-schema/rich-text';
import { type Inline, type InlineKind, type InlineOf, inlinesText } from '@pv/gost';

type Writers = { [K in InlineKind]: (inline: InlineOf<K>) => RichInline[] };

const plain = (text: string): RichInline[] => (text === '' ? [] : [{ type: 'text', text }]);

const WRITERS: Writers = {
  text: ({ text, style }) => {
    const href = style.href && safeHref(style.href);
    const marks: RichMark[] = [
      ...(href ? [{ type: 'link' as const, attrs: { href } }] : []),
      ...(style.bold ? [{ type: 'bold' as const }] : []),
      ...(style.italic ? [{ type: 'italic' as const }] : []),
    ];
    return text === '' ? [] : [{ type: 'text', text, ...(marks.length > 0 && { marks }) }];
  },
  break: () => [{ type: 'hardBreak' }],
  math: ({ tex }) => plain(tex),
  reference: (inline) => plain(inlinesText([inline])),
  citation: (inline) => plain(inlinesText([inline])),
  footnote: ({ text }) => plain(` (${text})`),
};

function writeInline<K extends InlineKind>(inline: InlineOf<K>): RichInline[] {
  const write: Writers[K] = WRITERS[inline.kind as K];
  return write(inline);
}

/** A line of a document as a line of an article: formulas as they are typed, footnotes in parentheses. */
export function richInlines(inlines: readonly Inline[]): RichInline[] {
  return inlines.flatMap((inline) => writeInline(inline));
}
