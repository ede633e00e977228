import type { Asset } from '../../model/document.ts';

/**
 * Pictures of the file. The library hashes and deflates every byte it is given, which takes most of
 * its time, so it gets a short token instead of each picture; the bytes are put in when the finished
 * package is packed anew.
 */
export interface Pictures {
  /** The asset and its token, or undefined when the picture was never uploaded. */
  find(asset: string): { asset: Asset; token: Uint8Array } | undefined;
  /** What stands for a token in the package, or undefined where `data` is no token. */
  bytesOf(data: Uint8Array): Uint8Array | undefined;
}

/** No file of the formats we take begins so. */
const TOKEN = 'picture:';

export function createPictures(assets: ReadonlyMap<string, Asset>): Pictures {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  return {
    find(id) {
      const asset = assets.get(id);
      return asset && { asset, token: encoder.encode(TOKEN + id) };
    },
    bytesOf(data) {
      const text = decoder.decode(data.subarray(0, 1000));
      return text.startsWith(TOKEN) ? assets.get(text.slice(TOKEN.length))?.bytes : undefined;
    },
  };
}
