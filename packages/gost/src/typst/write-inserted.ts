import type { InsertedPlace } from '@pv/editor-schema';
import { typstString } from '../formula/typst-literals.ts';
import type { Asset, GostDocument } from '../model/document.ts';
import { insertedAt, insertedNote } from '../model/inserted-pages.ts';
import { picturePath } from './pictures/picture-file.ts';

/** A page of a file as it is, of its own size; it is counted and gets no number. */
export const readyPage = (asset: Asset, page: number): string =>
  `#page(width: auto, height: auto, margin: 0pt, header: none, footer: none, image("${picturePath(asset)}", page: ${page}))`;

/** The ready pages of a place; a note stands for those whose file is not there. */
export function writeInserted(
  document: GostDocument,
  place: InsertedPlace,
  { assets }: { assets: ReadonlyMap<string, Asset> },
): string[] {
  return insertedAt(document, place).map((one) => {
    const asset = assets.get(one.asset);
    return asset
      ? readyPage(asset, one.page)
      : `#page(header: none, footer: none, ${typstString(insertedNote(one))})`;
  });
}
