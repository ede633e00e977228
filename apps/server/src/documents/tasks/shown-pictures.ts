import { type DocumentSnapshot, figureImages, walk } from '@pv/editor-schema';

/** The ids of the pictures that a text shows. */
export function shownPictures({ sections }: Pick<DocumentSnapshot, 'sections'>): Set<string> {
  const shown = new Set<string>();
  for (const { content } of sections) {
    walk(content, (node) => {
      for (const { asset } of figureImages(node)) shown.add(asset);
    });
  }
  return shown;
}
