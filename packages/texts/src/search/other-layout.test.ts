import { describe, expect, it } from 'vitest';
import { otherLayout } from './other-layout.ts';

describe('the other layout of the keyboard', () => {
  it('gives what the same keys give', () => {
    expect(otherLayout('gfhjkm')).toBe('пароль');
    expect(otherLayout('"rcgthn')).toBe('"ксперт');
    expect(otherLayout("Lj,fdbnm 'nfg")).toBe('добавить этап');
    expect(otherLayout('зфыыцщкв')).toBe('password');
  });

  it('is not tried for both alphabets at once, or for none', () => {
    expect(otherLayout('загрузить word')).toBeNull();
    expect(otherLayout('7.32-2017')).toBeNull();
    expect(otherLayout('')).toBeNull();
  });
});
