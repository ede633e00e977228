import { describe, expect, it } from 'vitest';
import { usedIn } from './used-in.ts';

const day = (n: number) => new Date(Date.UTC(2026, 10, n));
const version = (id: string, sha256: string, uploaded: number) => ({
  id,
  slot: 'stage_one__stage_report_file' as const,
  name: 'Отчёт.pdf',
  sha256,
  uploadedAt: day(uploaded),
});
const edition = (number: number, hash: string, sent: number, section = 'result' as const) => ({
  stageId: 'stage',
  section,
  number,
  round: number,
  sentAt: day(sent),
  files: [{ slot: 'stage_one__stage_report_file', name: 'Отчёт.pdf', hash }],
});

describe('the editions that were sent with a file', () => {
  const one = version('one', 'aa', 1);
  const two = version('two', 'bb', 3);
  const sent = [edition(1, 'aa', 2), edition(2, 'bb', 4), edition(3, 'bb', 5)];

  it('are those that name its bytes', () => {
    expect(usedIn(one, [one, two], sent)).toEqual([{ number: 1, round: 1 }]);
    expect(usedIn(two, [one, two], sent).map(({ number }) => number)).toEqual([2, 3]);
    // sent and uploaded at once
    const late = version('late', 'cc', 9);
    expect(usedIn(late, [one, two, late], [edition(4, 'cc', 8)])).toHaveLength(1);
  });

  it('are those of the last upload of equal bytes before the sending', () => {
    const again = version('again', 'aa', 6);
    expect(usedIn(again, [one, two, again], sent)).toEqual([]);
    expect(usedIn(again, [one, two, again], [...sent, edition(4, 'aa', 7)])).toEqual([
      { number: 4, round: 4 },
    ]);
    expect(usedIn(one, [one, two, again], [...sent, edition(4, 'aa', 7)])).toHaveLength(1);
  });

  it('are none for a file of another name or one never sent', () => {
    expect(usedIn({ ...one, name: 'Иной.pdf' }, [one], sent)).toEqual([]);
    expect(usedIn(version('three', 'cc', 1), [one], sent)).toEqual([]);
  });
});
