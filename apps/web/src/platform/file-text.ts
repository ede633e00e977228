import { decodeBytes } from '@pv/gost/text-file';

/** The text of a chosen file, in whatever encoding it was saved. */
export const fileText = async (file: File): Promise<string> =>
  decodeBytes(new Uint8Array(await file.arrayBuffer()));
