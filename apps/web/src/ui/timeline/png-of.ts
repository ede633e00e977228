/** Browsers draw no larger picture: px of a side, and of the whole. */
const SIDE = 16_000;
const AREA = 120_000_000;
/** Below this the letters of a chart cannot be read. */
const READABLE = 0.75;

interface Size {
  width: number;
  height: number;
}

/** How much larger a picture can be drawn, up to twice; null where it could not be read. */
export function zoomOfPicture({ width, height }: Size): number | null {
  const most = Math.min(2, SIDE / width, SIDE / height, Math.sqrt(AREA / (width * height)));
  return most < READABLE ? null : most;
}

/** An SVG as a PNG; null where it is too large for one. */
export async function pngOf(svg: string, size: Size): Promise<Blob | null> {
  const zoom = zoomOfPicture(size);
  if (zoom === null) return null;
  const image = new Image(size.width, size.height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(size.width * zoom);
  canvas.height = Math.round(size.height * zoom);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png');
  });
}
