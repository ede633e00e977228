import JSZip from 'jszip';
import type { WrittenText } from './picture-names.ts';

/** A text as one file: the text itself, or an archive of it with its pictures. */
export interface PackedText {
  bytes: Uint8Array;
  ending: string;
}

/** The moment of every entry, so that one document makes one file. */
const DATE = new Date(Date.UTC(2000, 0, 1));

/** Makes a file of a text; `ending` is what it has alone. */
export async function packText(
  { text, pictures }: WrittenText,
  ending: string,
): Promise<PackedText> {
  const bytes = new TextEncoder().encode(text);
  if (pictures.length === 0) return { bytes, ending };
  const zip = new JSZip();
  zip.file(`document.${ending}`, bytes, { date: DATE });
  for (const { name, bytes: picture } of pictures) zip.file(name, picture, { date: DATE });
  const packed = await zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' });
  return { bytes: packed, ending: 'zip' };
}
