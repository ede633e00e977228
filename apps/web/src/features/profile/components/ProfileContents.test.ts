import { describe, expect, it } from 'vitest';
import { partAt, type Screen } from './ProfileContents.tsx';

const PARTS = { about: 300, study: 500, data: 1900, leave: 2000 };
const END = 2400;

/** The part that is read on a page that is scrolled by `y`. */
function read(y: number, screen: Partial<Screen> & { height: number }) {
  const parts = Object.entries(PARTS).map(([place, top]) => ({ place, top: top - y }));
  const atEnd = y + screen.height >= END;
  return partAt(parts, { padding: '116px', atEnd, jumped: null, ...screen });
}

describe('the part of a page that is read', () => {
  it('is none above the first, and none of those that have not come yet', () => {
    expect(read(0, { height: 700 })).toBeNull();
    expect(partAt([], { height: 700, padding: '', atEnd: true, jumped: 'data' })).toBeNull();
  });

  it('is the last one that has begun', () => {
    const shown = [90, 289, 291, 1600].map((y) => read(y, { height: 700 }));
    expect(shown).toEqual(['about', 'about', 'study', 'study']);
  });

  it('is the one that was led to where the header and the button take a third of the screen', () => {
    expect(read(500 - 116, { height: 375 })).toBe('study');
    expect(read(500 - 116, { height: 375, padding: 'auto' })).toBe('about');
  });

  it('is the last one at the end of the page, where no more of it comes up', () => {
    expect(read(1299, { height: 1100 })).toBe('study');
    expect(read(1300, { height: 1100 })).toBe('leave');
  });

  it('is what was jumped to, wherever on the screen it stands and the next begins', () => {
    expect(read(1300, { height: 1100, jumped: 'data' })).toBe('data');
    expect(read(300 - 116, { height: 1100, jumped: 'about' })).toBe('about');
    expect(read(1000, { height: 500, jumped: 'about' })).toBe('study');
  });
});
