const STEPS: Record<string, number> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  Home: -Infinity,
  End: Infinity,
};

/** Where a key leads from the part at `at` of `count` parts, round the ends; null for any other key. */
export function stepTo(key: string, at: number, count: number): number | null {
  const step = STEPS[key];
  if (step === undefined || count === 0) return null;
  if (!Number.isFinite(step)) return step < 0 ? 0 : count - 1;
  return (at + step + count) % count;
}
