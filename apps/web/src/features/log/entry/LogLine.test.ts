import { describe, expect, it } from 'vitest';
import { nearChanges } from './LogLine.tsx';

const LONG = 'слово '.repeat(60);

describe('what stands near a change', () => {
  it('is kept as it is where it is short', () => {
    const pieces = [
      { kind: 'same', text: 'Выбрать ' },
      { kind: 'added', text: 'датчик' },
    ] as const;
    expect(nearChanges(pieces)).toEqual(pieces);
  });

  it('is all that stays of a long text, in whole words', () => {
    const [first, change, last] = nearChanges([
      { kind: 'same', text: LONG },
      { kind: 'removed', text: LONG },
      { kind: 'same', text: LONG },
    ]);
    expect(first?.text).toMatch(/^… (слово )+$/);
    expect(change?.text).toMatch(/^(слово )+…$/);
    expect(change?.text.length).toBeLessThan(LONG.length);
    expect(last?.text).toMatch(/^(слово )+…$/);
    expect(last?.text.length).toBeLessThan(60);
  });

  it('is both ends between two changes', () => {
    const [, middle] = nearChanges([
      { kind: 'added', text: 'а' },
      { kind: 'same', text: LONG },
      { kind: 'added', text: 'б' },
    ]);
    expect(middle?.text).toMatch(/^(слово )+… (слово )+$/);
  });
});
