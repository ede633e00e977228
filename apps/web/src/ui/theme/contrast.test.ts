import { STATUS_GROUPS } from '@pv/contract';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { blue, green, orange, red, yellow } from './palette.ts';
import { SCHEMES } from './tokens.ts';

describe('contrast', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#5d7ae1', '#5d7ae1')).toBe(1);
  });
});

describe.each(['light', 'dark'] as const)('the %s scheme', (name) => {
  const scheme = SCHEMES[name];

  it.each(['text', 'dim', 'link', 'danger'] as const)('reads as %s on page and raised', (role) => {
    expect(contrast(scheme[role], scheme.page)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(scheme[role], scheme.raised)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(STATUS_GROUPS)('reads in the badge %s', (group) => {
    expect(contrast(scheme[group].text, scheme[group].back)).toBeGreaterThanOrEqual(4.5);
  });

  it('reads in an outlined badge on page and raised', () => {
    expect(contrast(scheme.approve.text, scheme.page)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(scheme.approve.text, scheme.raised)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('the colours of the specification', () => {
  it('are kept as they are', () => {
    expect([blue[5], green[5], yellow[5], red[5]]).toEqual([
      '#5d7ae1',
      '#59b378',
      '#ffc857',
      '#fe5f55',
    ]);
  });

  it('carry white text only on the filled blue and red, which are darker', () => {
    expect(contrast('#ffffff', blue[6])).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#ffffff', red[7])).toBeGreaterThanOrEqual(4.5);
    expect(contrast('#ffffff', red[8])).toBeGreaterThanOrEqual(4.5);
    for (const colour of [green[5], yellow[5], orange[5], red[5]]) {
      expect(contrast(SCHEMES.light.text, colour)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
