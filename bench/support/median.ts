/** Durations of the measured runs of one subject, in milliseconds. */
export interface Runs {
  median: number;
  least: number;
  most: number;
  count: number;
}

/** The middle value; of an even number, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
}

/** What a list of durations says. */
export function runsOf(values: readonly number[]): Runs {
  return {
    median: median(values),
    least: Math.min(...values),
    most: Math.max(...values),
    count: values.length,
  };
}

/** Milliseconds that one call takes. */
export async function clock(work: () => unknown): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Five runs, and one before them that does not count. */
export const RUNS = 5;

/** Measures the subjects in turns, so that what else the machine does falls on all of them alike. */
export async function measure<N extends string>(
  subjects: Record<N, () => Promise<number>>,
  count = RUNS,
): Promise<Record<N, Runs>> {
  const names = Object.keys(subjects) as N[];
  const times = new Map<N, number[]>(names.map((name) => [name, []]));
  for (let run = 0; run <= count; run++) {
    for (const name of names) {
      const time = await subjects[name]();
      if (run > 0) times.get(name)?.push(time);
    }
  }
  const found = names.map((name) => [name, runsOf(times.get(name) ?? [])] as const);
  return Object.fromEntries(found) as Record<N, Runs>;
}
