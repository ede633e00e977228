import JSZip from 'jszip';
import type { NamedFile, WrittenText } from './picture-names.ts';

/** A text as one file: the text itself, or an archive of it with its pictures. */
export interface PackedText {
  bytes: Uint8Array;
  ending: string;
}

/** The moment of every entry, so that one document makes one file. */
const DATE = new Date(Date.UTC(2000, 0, 1));

/** Makes an archive of files. */
export function packFiles(files: readonly NamedFile[]): Promise<Uint8Array> {
  const zip = new JSZip();
  for (const { name, bytes } of files) zip.file(name, bytes, { date: DATE });
  return zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' });
}

/** Makes a file of a text; `ending` is what it has alone. */
export async function packText(
  { text, pictures }: WrittenText,
  ending: string,
): Promise<PackedText> {
  const bytes = new TextEncoder().encode(text);
  if (pictures.length === 0) return { bytes, ending };
  return {
    bytes: await packFiles([{ name: `document.${ending}`, bytes }, ...pictures]),
    ending: 'zip',
  };
}
