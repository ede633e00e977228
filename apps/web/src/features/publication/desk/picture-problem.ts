import { ASSET_MAX_BYTES, PICTURE_MOST_PIXELS, PICTURE_TYPES } from '@pv/contract';

/** Why a file cannot be a picture of an article. */
export type PictureProblem = 'type' | 'empty' | 'large' | 'pixels' | 'broken';

/** How a browser draws a file; fails where it cannot. */
type Decode = (file: Blob) => Promise<{ width: number; height: number; close(): void }>;

const TAKEN: ReadonlySet<string> = new Set(PICTURE_TYPES);

/** Looks at a chosen file before it is sent: what it is called, how large it is, whether it can be drawn. */
export async function pictureProblem(
  file: Pick<File, 'type' | 'size'> & Blob,
  decode: Decode,
): Promise<PictureProblem | null> {
  if (!TAKEN.has(file.type)) return 'type';
  if (file.size === 0) return 'empty';
  if (file.size > ASSET_MAX_BYTES) return 'large';
  try {
    const drawn = await decode(file);
    const { width, height } = drawn;
    drawn.close();
    return width * height > PICTURE_MOST_PIXELS ? 'pixels' : null;
  } catch {
    return 'broken';
  }
}
