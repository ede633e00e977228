/** So many pages are all shown. */
const FEW = 7;

/**
 * Which pages of `pages` a list offers from page `page`: the first, the last, and those beside the open
 * one. Null stands for some that are left out, never for one alone.
 */
export function shownPages(page: number, pages: number): (number | null)[] {
  if (pages <= FEW) return Array.from({ length: pages }, (_, index) => index + 1);
  const from = Math.min(Math.max(page - 1, 3), pages - 4);
  const to = Math.max(Math.min(page + 1, pages - 2), 5);
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [1, from > 3 ? null : 2, ...middle, to < pages - 2 ? null : pages - 1, pages];
}
