/** How much an unpacked file may grow. Sizes are in bytes and are measured while inflating. */
export interface PackageLimits {
  entries: number;
  /** One XML part. */
  xmlPart: number;
  /** One picture. */
  picture: number;
  /** Everything that is read out of one file. */
  total: number;
  /** Unpacked to packed, looked at only past `ratioFrom` bytes: short XML packs very well honestly. */
  ratio: number;
  ratioFrom: number;
  /** Nesting of elements in one part. */
  depth: number;
  /** Elements in one part. */
  elements: number;
}

const MEBIBYTE = 1024 * 1024;

/** A thesis of 300 pages has some 5 MB of XML and under 1,000 entries; these leave it ample room. */
export const DEFAULT_LIMITS: PackageLimits = {
  entries: 10_000,
  xmlPart: 48 * MEBIBYTE,
  picture: 64 * MEBIBYTE,
  total: 400 * MEBIBYTE,
  ratio: 200,
  ratioFrom: 4 * MEBIBYTE,
  depth: 200,
  elements: 1_000_000,
};
