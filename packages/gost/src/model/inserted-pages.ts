import type { InsertedPlace } from '@pv/editor-schema';
import type { GostDocument } from './document.ts';

/** One ready page of a file, counted from 1 in it. */
export interface InsertedPage {
  asset: string;
  name: string;
  page: number;
}

/** The ready pages that stand at a place of the document, in order. */
export function insertedAt(
  { insertedPages = [] }: Pick<GostDocument, 'insertedPages'>,
  place: InsertedPlace,
): InsertedPage[] {
  return insertedPages
    .filter((file) => file.place === place)
    .flatMap(({ asset, name, pages }) =>
      Array.from({ length: pages }, (_, index) => ({ asset, name, page: index + 1 })),
    );
}

/** What a page says that stands for a ready one, in a format that cannot hold it. */
export const insertedNote = ({ name, page }: InsertedPage): string =>
  `Страница\u00a0${page} из файла «${name}» вставляется при печати`;

/** Whether bytes begin as those of a PDF do. */
export const looksLikePdf = (bytes: Uint8Array): boolean =>
  String.fromCharCode(...bytes.subarray(0, 5)) === '%PDF-';
