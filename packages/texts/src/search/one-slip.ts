/** Shorter words have too many others a letter away. */
const SHORTEST = 5;

/** Whether one letter too many, too few or wrong, or two that changed places, make one word of the other. */
export function isOneSlip(one: string, other: string): boolean {
  if (one === other || Math.min(one.length, other.length) < SHORTEST) return false;
  const most = Math.min(one.length, other.length);
  let from = 0;
  while (from < most && one[from] === other[from]) from += 1;
  let end = 0;
  while (end < most - from && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [left, right] = [one, other].map((word) => word.slice(from, word.length - end));
  if (left === undefined || right === undefined) return false;
  const swapped = left.length === 2 && right.length === 2 && left === `${right[1]}${right[0]}`;
  return swapped || Math.max(left.length, right.length) === 1;
}
