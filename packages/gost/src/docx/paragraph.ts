import { type IParagraphOptions, Paragraph, type ParagraphChild } from 'docx';
import type { Flow, Scope } from './writer.ts';

/** Options of a paragraph: its look comes from the style, so most of the library's are not needed. */
export interface ParagraphOptions
  extends Pick<IParagraphOptions, 'numbering' | 'keepNext' | 'indent' | 'alignment'> {
  style: string;
  children: readonly ParagraphChild[];
  /** Space over it in twips, where it is not the style's. */
  before?: number;
  /** Space under it in twips, where it is not the style's. */
  after?: number;
}

/**
 * A paragraph in the flow of text. Between two pieces stands the larger of the space under the one and
 * over the other, never their sum: Word and LibreOffice do not agree on adding them, so what the piece
 * above gives already is taken off.
 */
export function paragraph(
  { flow, writer: { spaces } }: Pick<Scope, 'flow' | 'writer'>,
  { before, after, ...options }: ParagraphOptions,
): Paragraph {
  const style = spaces.get(options.style) ?? { before: 0, after: 0 };
  const under = after ?? style.after;
  const missing = spaceOver(flow, before ?? style.before);
  const pageBreakBefore = flow.begins === 'page';
  Object.assign(flow, { wanted: under, given: under, begins: null });
  const spacing = {
    ...(missing !== style.before && { before: missing }),
    ...(under !== style.after && { after: under }),
  };
  return new Paragraph({
    ...options,
    ...(pageBreakBefore && { pageBreakBefore }),
    ...(Object.keys(spacing).length > 0 && { spacing }),
  });
}

/** The space that a piece gets over it which wants `own`, in twips. */
export function spaceOver({ wanted, given, begins }: Flow, own: number): number {
  return begins === null ? Math.max(0, Math.max(wanted, own) - given) : 0;
}
