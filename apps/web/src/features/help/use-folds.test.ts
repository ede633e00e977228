import { describe, expect, it } from 'vitest';
import { keepFolds, readFolds } from './use-folds.ts';

function storage(kept: string | null = null) {
  const box = { kept };
  return {
    getItem: () => box.kept,
    setItem: (_: string, value: string) => {
      box.kept = value;
    },
  };
}

describe('what of the help stands open', () => {
  it('is as it was left', () => {
    const one = storage();
    keepFolds(one, { panel: true, curator: false });
    expect(readFolds(one)).toEqual({ panel: true, curator: false });
  });

  it.each(['', '{', 'null', '7', '{"panel":"yes"}'])('is untouched where %s is kept', (kept) => {
    expect(readFolds(storage(kept))).toEqual({});
  });

  it('does not stop the page where the storage is full or forbidden', () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const broken = { getItem: refuse, setItem: refuse };
    keepFolds(broken, { panel: true });
    expect(readFolds(broken)).toEqual({});
  });
});
