import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastsUntil, readGrant, signGrant } from './address-token.ts';

const SECRET = 'a-secret-of-at-least-32-characters';
const grant = {
  do: 'get',
  key: 'a/b',
  name: 'Схема.png',
  mime: 'image/png',
  inline: true,
} as const;
const MINUTE = 60_000;
const DAY = 24 * 60;

describe('a signed address', () => {
  it('works for its minutes and at most half as long again', () => {
    const moments = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) });
    fc.assert(
      fc.property(moments, fc.constantFrom(1, 10, 15, 60, DAY), (now, minutes) => {
        const left = lastsUntil(now, minutes) * 1000 - now.getTime();
        expect(left).toBeGreaterThanOrEqual(minutes * MINUTE);
        expect(left).toBeLessThanOrEqual(minutes * MINUTE * 1.5);
      }),
    );
  });

  it('is the same for half of its time, so that what shows it does not change', async () => {
    const half = (DAY / 2) * MINUTE;
    const begun = Math.ceil(Date.now() / half) * half;
    const at = (ms: number) => signGrant(SECRET, grant, DAY, new Date(begun + ms));
    expect(await at(half)).toBe(await at(1));
    expect(await at(half + 1)).not.toBe(await at(half));
    expect(await readGrant(SECRET, await at(1))).toMatchObject(grant);
  });

  it('is refused when its time is over, by another secret, and with a sign changed', async () => {
    const token = await signGrant(SECRET, grant, 10);
    const old = await signGrant(SECRET, grant, 10, new Date(Date.now() - 16 * MINUTE));
    expect(await readGrant(SECRET, old)).toBeNull();
    expect(await readGrant(`${SECRET}!`, token)).toBeNull();
    expect(await readGrant(SECRET, `A${token.slice(1)}`)).toBeNull();
  });
});
