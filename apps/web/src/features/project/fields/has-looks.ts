import { convertContent, type KindContent } from '@pv/editor-schema/rich-text';

/** Whether something would be lost if the text became a plain one. */
export function hasLooks(body: KindContent): boolean {
  if (body.kind === 'text') return false;
  return convertContent(convertContent(body, 'text'), 'content').content !== body.content;
}
