import { describe, expect, it } from 'vitest';
import { rightsYear } from './Layouts.tsx';

describe('the year under every page', () => {
  it('is that of Moscow, wherever the page is drawn', () => {
    expect(rightsYear(new Date('2026-12-31T20:59:00Z'))).toBe(2026);
    expect(rightsYear(new Date('2026-12-31T21:00:00Z'))).toBe(2027);
  });
});
