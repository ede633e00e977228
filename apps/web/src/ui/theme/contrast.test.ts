import { STATUS_GROUPS } from '@pv/contract';
import { describe, expect, it } from 'vitest';
import { blue, green, orange, red, yellow } from './theme.ts';
import { SCHEMES } from './tokens.ts';

function channel(hex: string, at: number): number {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  return 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
}

/** Contrast of two colours `#rrggbb`, 1 to 21 (WCAG 2.2, 1.4.3). */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

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
