import { describe, expect, it } from 'vitest';
import { thesis } from './testing/thesis.ts';
import { writeDocx } from './write-docx.ts';

/** Processor time in milliseconds, which other work on the machine does not change much. */
async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe('a thesis of 120 pages', () => {
  it('is written in less than 1.2 s', async () => {
    const document = thesis(5);
    expect(document.counts).toMatchObject({ figures: 42, sources: 40 });
    const times = [
      await processorTime(() => writeDocx(document)),
      await processorTime(() => writeDocx(document)),
    ];
    expect(Math.min(...times)).toBeLessThan(1200);
  }, 30_000);
});
