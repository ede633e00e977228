import { crc32, deflateSync } from 'node:zlib';
import type { Asset } from '../../model/document.ts';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

/** A PNG of noise, which does not compress: about three bytes a pixel. */
export function noisePicture(id: string, width: number, height: number): Asset {
  const rows = Buffer.alloc((width * 3 + 1) * height);
  let state = width * 7919 + height;
  for (let index = 0; index < rows.length; index += 1) {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    rows[index] = index % (width * 3 + 1) === 0 ? 0 : state >> 16;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const bytes = Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { id, mime: 'image/png', bytes, width, height };
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
