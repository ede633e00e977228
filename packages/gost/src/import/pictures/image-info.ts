/** Kinds of pictures that the editor and both writers show. */
export type ImageMime = 'image/png' | 'image/jpeg' | 'image/gif';

export interface ImageInfo {
  mime: ImageMime;
  /** In pixels. */
  width: number;
  height: number;
}

/** What a picture is, by its bytes and never by its name; null for formats that are not shown. */
export function imageInfo(bytes: Uint8Array): ImageInfo | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return png(view) ?? jpeg(view) ?? gif(view);
}

/** A short name of the format of bytes that `imageInfo` does not know, for the report. */
export function foreignFormat(bytes: Uint8Array, part: string): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length > 44 && view.getUint32(40, true) === 0x464d4520) return 'emf';
  if (bytes.length > 4 && view.getUint32(0, true) === 0x9ac6cdd7) return 'wmf';
  if (bytes[0] === 0x42 && bytes[1] === 0x4d) return 'bmp';
  return /\.([a-z0-9]{1,5})$/i.exec(part)?.[1]?.toLowerCase() ?? 'unknown';
}

function png(view: DataView): ImageInfo | null {
  if (view.byteLength < 24 || view.getUint32(0) !== 0x89504e47) return null;
  return { mime: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
}

function gif(view: DataView): ImageInfo | null {
  if (view.byteLength < 10 || view.getUint32(0) !== 0x47494638) return null;
  return { mime: 'image/gif', width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

/** Frame headers hold the size, ITU-T T.81 B.2.2; C4, C8 and CC are other tables. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function jpeg(view: DataView): ImageInfo | null {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return null;
  let at = 2;
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) {
      return { mime: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    } else at += 2 + view.getUint16(at + 2);
  }
  return null;
}
