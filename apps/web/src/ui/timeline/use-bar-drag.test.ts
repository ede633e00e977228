import { describe, expect, it } from 'vitest';
import { dragTerm, sameTerm } from './use-bar-drag.ts';

const term = { starts_at: '2027-03-10', ends_at: '2027-03-20' };

describe('a dragged bar', () => {
  it('moves with both of its days', () => {
    expect(dragTerm(term, 'whole', 5)).toEqual({ starts_at: '2027-03-15', ends_at: '2027-03-25' });
  });

  it('changes its length by its end, down to one day', () => {
    expect(dragTerm(term, 'end', -3)).toEqual({ starts_at: '2027-03-10', ends_at: '2027-03-17' });
    expect(dragTerm(term, 'end', -30)).toEqual({ starts_at: '2027-03-10', ends_at: '2027-03-10' });
  });

  it('changes its length by its beginning, down to one day', () => {
    expect(dragTerm(term, 'start', 3)).toEqual({ starts_at: '2027-03-13', ends_at: '2027-03-20' });
    expect(dragTerm(term, 'start', 30)).toEqual({ starts_at: '2027-03-20', ends_at: '2027-03-20' });
  });

  it('without an end has nothing to drag it by', () => {
    const open = { starts_at: '2027-03-10', ends_at: null };
    expect(dragTerm(open, 'end', 3)).toBe(open);
    expect(dragTerm(open, 'whole', 3)).toEqual({ starts_at: '2027-03-13', ends_at: null });
  });

  it('that comes back to its place is where it was', () => {
    expect(sameTerm(term, dragTerm(dragTerm(term, 'whole', 4), 'whole', -4))).toBe(true);
    expect(sameTerm(term, dragTerm(term, 'end', 1))).toBe(false);
  });
});
