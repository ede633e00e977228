import { expect, it } from 'vitest';
import { keepForMinutes } from './keep-for-minutes.ts';

function counted(minutes: number) {
  let now = 0;
  let made = 0;
  const read = keepForMinutes({ minutes, clock: () => new Date(now) }, async () => {
    made += 1;
    if (made === 2) throw new Error('the database is away');
    return [`text ${made}`];
  });
  return { read, made: () => made, pass: (ms: number) => (now += ms) };
}

it('a text is made once for all who ask within its minutes', async () => {
  const { read, made, pass } = counted(5);
  const [one, other] = await Promise.all([read(), read()]);
  pass(5 * 60_000 - 1);
  expect([one, await read()]).toEqual([other, one]);
  expect([made(), one[0]?.text]).toEqual([1, 'text 1']);
});

it('a text that could not be made is made by the next who asks', async () => {
  const { read, pass } = counted(1);
  const [first] = await read();
  pass(60_000);
  await expect(read()).rejects.toThrow('away');
  const [third] = await read();
  expect(third?.text).toBe('text 3');
  expect(third?.etag).not.toBe(first?.etag);
});
