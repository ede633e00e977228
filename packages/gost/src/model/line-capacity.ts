const MM_PER_POINT = 25.4 / 72;

/** Where text is set. */
export interface LineRoom {
  /** In millimetres. */
  width: number;
  /** In points. */
  fontSize: number;
}

/** Characters of running text that a line holds, by the average width of a letter. */
export function lineCapacity({ width, fontSize }: LineRoom): number {
  return Math.max(4, Math.floor(width / (fontSize * 0.5 * MM_PER_POINT)));
}
