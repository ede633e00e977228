import type { NodeJson } from '@pv/editor-schema';
import { inlineNodes } from './inline-nodes.ts';
import type { BlockRule } from './scope.ts';

/** Whatever no other rule has taken. */
export const paragraphRule: BlockRule = (cursor, { recognition, plain, inCell }) => {
  const block = cursor.take();
  if (block?.kind !== 'text') return [];
  const isInHeadingStyle = block.source.outline !== null;
  const content = inlineNodes(block.inlines, recognition, { plain: plain || isInHeadingStyle });
  const node: NodeJson = { type: 'paragraph', ...(content.length > 0 && { content }) };
  if (isInHeadingStyle && !inCell) {
    recognition.report.warn('heading_style_on_text', node, { text: block.text.slice(0, 80) });
  }
  if (recognition.doubtful.has(block)) recognition.doubtfulNodes.push(node);
  if (recognition.movedFrom.has(block)) {
    recognition.report.warn('picture_moved_out_of_line', node);
  }
  return [node];
};
