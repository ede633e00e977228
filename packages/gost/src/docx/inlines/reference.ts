import { InternalHyperlink, type ParagraphChild, TextRun } from 'docx';
import type { InlineOf } from '../../model/document.ts';
import { cleanLine } from '../clean-text.ts';
import { field } from '../fields.ts';
import type { Writer } from '../writer.ts';

/**
 * The number of its target, kept live by a field `REF`: the paragraph's number (`\r`) of a heading that
 * Word numbers, else the text of the bookmark, which stands around the number. What has no number is
 * printed by its title and linked. A target that is gone leaves its label, or «?».
 */
export function reference(
  { target, targetKind, label }: InlineOf<'reference'>,
  { anchors }: Writer,
): ParagraphChild[] {
  const printed = cleanLine(label ?? '?');
  const bookmark = label === null ? undefined : anchors.target(target);
  if (bookmark === undefined) return [new TextRun(printed)];
  if (printed.startsWith('«')) {
    return [new InternalHyperlink({ anchor: bookmark, children: [new TextRun(printed)] })];
  }
  const byNumber = targetKind === 'heading' || targetKind === 'section';
  return [field(` REF ${bookmark}${byNumber ? ' \\r' : ''} \\h `, printed)];
}
