import { describe, expect, it } from 'vitest';
import { asClock, secondsLeft } from './countdown.ts';

describe('a countdown', () => {
  it('shows minutes and two digits of seconds', () => {
    expect([0, 9, 59, 60, 605].map(asClock)).toEqual(['0:00', '0:09', '0:59', '1:00', '10:05']);
  });

  it('shows hours where there are any', () => {
    expect([3599, 3600, 36_065].map(asClock)).toEqual(['59:59', '1:00:00', '10:01:05']);
  });

  it('counts a started second as a whole one, so that zero means over', () => {
    expect(secondsLeft(10_001, 10_000)).toBe(1);
    expect(secondsLeft(70_000, 10_000)).toBe(60);
  });

  it('never goes below zero', () => {
    expect(secondsLeft(1, 10_000)).toBe(0);
  });
});
