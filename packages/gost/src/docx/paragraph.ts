import {
  type IParagraphOptions,
  type IParagraphRunOptions,
  Paragraph,
  type ParagraphChild,
} from 'docx';
import type { Tracked } from '../model/document.ts';
import { revision } from './inlines/revisions.ts';
import type { Flow, Scope, Writer } from './writer.ts';

/** Options of a paragraph: its look comes from the style, so most of the library's are not needed. */
export interface ParagraphOptions
  extends Pick<IParagraphOptions, 'numbering' | 'keepNext' | 'indent' | 'alignment'> {
  style: string;
  children: readonly ParagraphChild[];
  /** Space over it in twips, where it is not the style's. */
  before?: number;
  /** Space under it in twips, where it is not the style's. */
  after?: number;
  /** What is suggested about its end. */
  end?: Tracked | undefined;
}

/**
 * A paragraph in the flow of text. Between two pieces stands the larger of the space under the one and
 * over the other, never their sum: Word and LibreOffice do not agree on adding them, so what the piece
 * above gives already is taken off.
 */
export function paragraph(
  { flow, writer }: Pick<Scope, 'flow' | 'writer'>,
  { before, after, end, ...options }: ParagraphOptions,
): Paragraph {
  const style = writer.spaces.get(options.style) ?? { before: 0, after: 0 };
  const under = after ?? style.after;
  const missing = spaceOver(flow, before ?? style.before);
  const pageBreakBefore = flow.begins === 'page';
  Object.assign(flow, { wanted: under, given: under, begins: null, underCode: false });
  const spacing = {
    ...(missing !== style.before && { before: missing }),
    ...(under !== style.after && { after: under }),
  };
  return new Paragraph({
    ...options,
    ...(pageBreakBefore && { pageBreakBefore }),
    ...(end && { run: endOf(end, writer) }),
    ...(Object.keys(spacing).length > 0 && { spacing }),
  });
}

/** The mark at the end of a paragraph with what is suggested about it. */
const endOf = ({ insertion, deletion }: Tracked, writer: Writer): IParagraphRunOptions => ({
  ...(insertion && { insertion: revision(insertion, writer) }),
  ...(deletion && { deletion: revision(deletion, writer) }),
});

/** The space that a piece gets over it which wants `own`, in twips. */
export function spaceOver({ wanted, given, begins }: Flow, own: number): number {
  return begins === null ? Math.max(0, Math.max(wanted, own) - given) : 0;
}
