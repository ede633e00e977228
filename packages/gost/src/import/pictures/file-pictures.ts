import type { Archive } from '../package/archive.ts';
import type { FlowBlock } from '../read/flow.ts';
import { loadPictures, type PictureLibrary } from './load-pictures.ts';

/** Where the pictures of a text are that names them: beside it in an archive, or nowhere. */
export interface FilePictures {
  load(flow: readonly FlowBlock[], newId: () => string): Promise<PictureLibrary>;
}

/** A text that came alone: its pictures are outside of it. */
export const NO_PICTURES: FilePictures = {
  load: async () => ({
    assets: [],
    find: ({ source }) =>
      source.kind === 'external'
        ? { kind: 'external', address: source.address }
        : { kind: 'unsupported', format: 'missing' },
  }),
};

/** The path from the folder of the text to the name of an entry. */
function entryOf(folder: string, address: string): string {
  const parts: string[] = [];
  for (const part of `${folder}/${decodeURI(address)}`.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

const ENDINGS = ['', '.png', '.jpg', '.jpeg', '.svg', '.gif'];

/** The pictures of a text in an archive, by their paths from it; LaTeX leaves the endings out. */
export function picturesBeside(archive: Archive, textName: string): FilePictures {
  const folder = textName.split('/').slice(0, -1).join('/');
  const names = new Set(archive.names);
  const partOf = (address: string): string | null => {
    if (/^[a-z]+:/i.test(address)) return null;
    try {
      const entry = entryOf(folder, address);
      return ENDINGS.map((ending) => entry + ending).find((name) => names.has(name)) ?? null;
    } catch {
      // an address with a broken escape
      return null;
    }
  };
  const place = (block: FlowBlock): FlowBlock => {
    if (block.kind === 'table') {
      const rows = block.rows.map((row) => ({
        ...row,
        cells: row.cells.map((cell) => ({ ...cell, blocks: cell.blocks.map(place) })),
      }));
      return { ...block, rows };
    }
    for (const inline of block.inlines) {
      if (inline.kind !== 'picture' || inline.picture.source.kind !== 'external') continue;
      const part = partOf(inline.picture.source.address);
      if (part) inline.picture.source = { kind: 'part', part };
    }
    return block;
  };
  return {
    load(flow, newId) {
      for (const block of flow) place(block);
      return loadPictures(flow, archive, { newId, onShare: () => undefined });
    },
  };
}
