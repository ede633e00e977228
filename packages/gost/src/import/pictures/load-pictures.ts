import type { Archive } from '../package/archive.ts';
import type { FlowBlock, FlowPicture } from '../read/flow.ts';
import { foreignFormat, type ImageMime, imageInfo } from './image-info.ts';

/** A picture taken out of the file. */
export interface ImportedAsset {
  id: string;
  mime: ImageMime;
  bytes: Uint8Array;
  /** Natural size in pixels. */
  width: number;
  height: number;
  /** The name inside the file, such as `image3.png`. */
  name: string;
}

/** A picture found, or why it is not there. */
export type LoadedPicture =
  | { kind: 'asset'; asset: ImportedAsset }
  | { kind: 'external'; address: string }
  | { kind: 'unsupported'; format: string };

/** Pictures of a document by part name. */
export interface PictureLibrary {
  assets: ImportedAsset[];
  find(picture: FlowPicture): LoadedPicture;
}

/**
 * Reads every picture that the text shows, each part once.
 * @param onShare is told the share done, 0 to 1.
 */
export async function loadPictures(
  blocks: readonly FlowBlock[],
  archive: Archive,
  options: { newId: () => string; onShare: (share: number) => void },
): Promise<PictureLibrary> {
  const parts = [...new Set(picturesOf(blocks).flatMap(partOf))];
  const loaded = new Map<string, LoadedPicture>();
  for (const [index, part] of parts.entries()) {
    loaded.set(part, await load(part, archive, options.newId));
    options.onShare((index + 1) / parts.length);
  }
  const assets = [...loaded.values()].flatMap((one) => (one.kind === 'asset' ? [one.asset] : []));
  return { assets, find: (picture) => find(picture, loaded) };
}

function find(picture: FlowPicture, loaded: ReadonlyMap<string, LoadedPicture>): LoadedPicture {
  const { source } = picture;
  if (source.kind === 'external') return { kind: 'external', address: source.address };
  if (source.kind === 'drawing') return { kind: 'unsupported', format: source.what };
  return loaded.get(source.part) ?? { kind: 'unsupported', format: 'missing' };
}

async function load(part: string, archive: Archive, newId: () => string): Promise<LoadedPicture> {
  const bytes = await archive.read(part, 'picture');
  if (!bytes) return { kind: 'unsupported', format: 'missing' };
  const info = imageInfo(bytes);
  if (!info) return { kind: 'unsupported', format: foreignFormat(bytes, part) };
  const name = part.split('/').at(-1) ?? part;
  return { kind: 'asset', asset: { id: newId(), ...info, bytes, name } };
}

function picturesOf(blocks: readonly FlowBlock[]): FlowPicture[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'paragraph') {
      return block.inlines.flatMap((inline) => (inline.kind === 'picture' ? [inline.picture] : []));
    }
    return block.rows.flatMap((row) => row.cells.flatMap((cell) => picturesOf(cell.blocks)));
  });
}

const partOf = ({ source }: FlowPicture) => (source.kind === 'part' ? [source.part] : []);
