/** Tag and type of the entry: a short (Exif 2.32, 4.6.4). */
const ORIENTATION = 0x0112;
const SHORT = 3;
const ENTRY = 12;

/**
 * How a camera was held, from the body of an Exif segment, which is a TIFF: 1 to 8; 1, upright, when it
 * says nothing.
 */
export function exifOrientation(tiff: Buffer): number {
  if (tiff.length < 10) return 1;
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) =>
    at + 2 > tiff.length ? 0 : little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  const directory = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let index = 0; index < short(directory); index += 1) {
    const entry = directory + 2 + index * ENTRY;
    if (short(entry) !== ORIENTATION || short(entry + 2) !== SHORT) continue;
    const value = short(entry + 8);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}
