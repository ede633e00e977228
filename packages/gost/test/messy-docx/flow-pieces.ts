import type { FlowInline, FlowParagraph, TextFormat } from '../../src/import/read/flow.ts';
import type { TextBlock } from '../../src/import/recognise/block.ts';

const PLAIN: TextFormat = {
  bold: false,
  italic: false,
  underline: false,
  vertical: null,
  mono: false,
  caps: false,
  size: 14,
  href: null,
  ref: null,
};

/** A piece of text of a flow. */
export const flowText = (text: string, look: Partial<TextFormat> = {}): FlowInline => ({
  kind: 'text',
  text,
  format: { ...PLAIN, ...look },
});

/** A paragraph of a flow. */
export const flowParagraph = (
  inlines: FlowInline[],
  more: Partial<FlowParagraph> = {},
): FlowParagraph => ({
  kind: 'paragraph',
  inlines,
  styleId: '',
  styleName: 'Normal',
  outline: null,
  list: null,
  align: 'left',
  left: 0,
  firstLine: 0,
  pageBreakBefore: false,
  bookmarks: [],
  generated: null,
  ...more,
});

/** A block of one text. */
export function textBlock(
  text: string,
  look: Partial<TextFormat> = {},
  more: Partial<FlowParagraph> = {},
): TextBlock {
  const inlines = text === '' ? [] : [flowText(text, look)];
  const source = flowParagraph(inlines, more);
  return { kind: 'text', inlines, text, source, pageBreakBefore: false, bookmarks: [] };
}
