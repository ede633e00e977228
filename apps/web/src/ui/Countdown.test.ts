import { describe, expect, it } from 'vitest';
import { asClock, secondsLeft } from './Countdown.tsx';

describe('a countdown', () => {
  it('shows minutes and two digits of seconds', () => {
    expect([0, 9, 59, 60, 605].map(asClock)).toEqual(['0:00', '0:09', '0:59', '1:00', '10:05']);
  });

  it('shows hours where there are any', () => {
    expect([3599, 3600, 36_065].map(asClock)).toEqual(['59:59', '1:00:00', '10:01:05']);
  });

  it('counts a started second as a whole one, so that zero means over', () => {
    expect(secondsLeft({ from: 9_000, until: 10_001 }, 10_000)).toBe(1);
    expect(secondsLeft({ from: 10_000, until: 70_000 }, 10_000)).toBe(60);
  });

  it('is over by a clock that was put back, which would else show a wait of hours', () => {
    expect(secondsLeft({ from: 90_000_000, until: 90_060_000 }, 10_000)).toBe(0);
  });

  it('never goes below zero', () => {
    expect(secondsLeft({ from: 0, until: 1 }, 10_000)).toBe(0);
  });
});
