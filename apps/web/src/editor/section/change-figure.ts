import {
  type FigureImage,
  figureImages,
  type NodeJson,
  readSectionContent,
} from '@pv/editor-schema';
import type { LiveDocument } from '../document/live-document.ts';

function inFigure(node: NodeJson, id: string, change: (figure: NodeJson) => NodeJson): NodeJson {
  if (node.type === 'figure') return node.attrs?.id === id ? change(node) : node;
  if (!node.content) return node;
  return { ...node, content: node.content.map((child) => inFigure(child, id, change)) };
}

/**
 * Changes the pictures of a figure in one step of the history, whether or not its section is edited by
 * now; nothing happens when the figure is gone.
 */
export function changeFigure(
  { doc, replaceContents }: Pick<LiveDocument, 'doc' | 'replaceContents'>,
  figure: { sectionId: string; id: string },
  change: (images: FigureImage[]) => FigureImage[],
): void {
  const content = inFigure(readSectionContent(doc, figure.sectionId), figure.id, (node) => ({
    ...node,
    attrs: { ...node.attrs, images: change(figureImages(node)) },
  }));
  replaceContents(new Map([[figure.sectionId, content]]), 'figure.change');
}
