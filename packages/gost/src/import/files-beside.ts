import { decodeText } from './decode-text.ts';
import { ImportError } from './errors.ts';
import { type KeyedSources, readLists } from './keyed-sources.ts';
import type { Archive } from './package/archive.ts';
import { loadPictures, type PictureLibrary } from './pictures/load-pictures.ts';
import type { FlowBlock } from './read/flow.ts';

/** What a text names that stands beside it in an archive, or nowhere. */
export interface FilesBeside {
  pictures(flow: readonly FlowBlock[], newId: () => string): Promise<PictureLibrary>;
  /** The text of a file; null where there is none of that name, and for one that is no text. */
  text(address: string): Promise<string | null>;
  /** All files of BibTeX. */
  sources(): Promise<KeyedSources>;
}

/** A text that came alone: what it names is outside of it. */
export const NOTHING_BESIDE: FilesBeside = {
  text: async () => null,
  sources: async () => ({ records: [], failed: [] }),
  pictures: async () => ({
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
  return parts.join('/').normalize();
}

const PICTURES = ['', '.png', '.jpg', '.jpeg', '.svg', '.gif'];
const TEXTS = ['', '.tex'];

/** The files of an archive, by their paths from its text; LaTeX leaves the endings out. */
export function filesBeside(
  archive: Archive,
  textName: string,
): FilesBeside & { taken: ReadonlySet<string> } {
  const taken = new Set<string>();
  const folder = textName.split('/').slice(0, -1).join('/');
  const names = new Set(archive.names);
  // what was written on Windows or macOS may name files in other letters
  const byLowerCase = new Map(archive.names.map((name) => [name.toLowerCase(), name]));
  const partOf = (address: string, endings: readonly string[]): string | null => {
    if (/^[a-z]+:/i.test(address)) return null;
    try {
      const entry = entryOf(folder, address);
      const sought = endings.map((ending) => entry + ending);
      const alike = sought.map((name) => byLowerCase.get(name.toLowerCase()));
      return sought.find((name) => names.has(name)) ?? alike.find(Boolean) ?? null;
    } catch {
      // an address with a broken escape
      return null;
    }
  };
  /** A file that says nothing, or is no text, is no reason to refuse the text that names it. */
  const read = async (name: string) => {
    const bytes = await archive.read(name, 'xmlPart');
    try {
      return bytes && decodeText(bytes);
    } catch (error) {
      if (!(error instanceof ImportError) || error.code === 'import_too_big') throw error;
      return error.reason === 'empty_file' ? '' : null;
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
      const part = partOf(inline.picture.source.address, PICTURES);
      if (part) inline.picture.source = { kind: 'part', part };
    }
    return block;
  };
  return {
    /** Names of the texts that were read. */
    taken,
    pictures(flow, newId) {
      for (const block of flow) place(block);
      return loadPictures(flow, archive, { newId, onShare: () => undefined });
    },
    async text(address) {
      const name = partOf(address, TEXTS);
      if (name === null) return null;
      const text = await read(name);
      if (text !== null) taken.add(name);
      return text;
    },
    async sources() {
      const lists = archive.names.filter((name) => /^(?!__MACOSX\/).*\.bib$/i.test(name));
      const texts: string[] = [];
      // one by one, for each counts what those before it have unpacked to
      for (const name of lists) {
        // one that is no text is named as what cannot be read
        texts.push((await read(name).catch(() => null)) ?? name);
      }
      return readLists(texts.filter((text) => text !== ''));
    },
  };
}
