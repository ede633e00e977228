/** The places of tasks that wait for each other in a circle, in their order; none where there is no circle. */
export function circleIn(tasks: readonly { blocked_by: readonly number[] }[]): number[] {
  const done = new Set<number>();
  for (const start of tasks.keys()) {
    // the way from the start, with what is left to try at each step
    const way: { at: number; left: number[] }[] = [];
    const enter = (at: number) => way.push({ at, left: [...(tasks[at]?.blocked_by ?? [])] });
    if (!done.has(start)) enter(start);
    for (let step = way.at(-1); step; step = way.at(-1)) {
      const next = step.left.pop();
      if (next === undefined) {
        done.add(step.at);
        way.pop();
        continue;
      }
      const before = way.findIndex(({ at }) => at === next);
      if (before >= 0)
        return way
          .slice(before)
          .map(({ at }) => at)
          .sort((a, b) => a - b);
      if (!done.has(next)) enter(next);
    }
  }
  return [];
}
