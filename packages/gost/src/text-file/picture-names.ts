import type { Asset, GostDocument } from '../model/document.ts';

/** A file by its path in an archive: a picture has the path by which its text names it. */
export interface NamedFile {
  name: string;
  bytes: Uint8Array;
}

/** A document as a text, and the pictures that it names. */
export interface WrittenText {
  text: string;
  pictures: NamedFile[];
}

const ENDINGS: Readonly<Record<Asset['mime'], string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'application/pdf': 'pdf',
  'image/svg+xml': 'svg',
};

/** Gives pictures their names in the order in which the text shows them; one that has no file has none. */
export class PictureNames {
  readonly #assets: GostDocument['assets'];
  readonly #names = new Map<string, NamedFile>();

  constructor({ assets }: Pick<GostDocument, 'assets'>) {
    this.#assets = assets;
  }

  /** The path of a picture from the text. */
  of(id: string): string | null {
    const known = this.#names.get(id);
    if (known) return known.name;
    const asset = this.#assets.get(id);
    if (!asset) return null;
    const name = `pictures/${this.#names.size + 1}.${ENDINGS[asset.mime]}`;
    this.#names.set(id, { name, bytes: asset.bytes });
    return name;
  }

  all(): NamedFile[] {
    return [...this.#names.values()];
  }
}
