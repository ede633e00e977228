import { TooManyBytes } from './storage.ts';

/** Passes a stream on until it brings more than `maxBytes`. */
export async function* bounded(body: AsyncIterable<Uint8Array>, maxBytes: number) {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) throw new TooManyBytes();
    yield chunk;
  }
}
