import { expect, it } from 'vitest';
import { keepResults } from './keep-results.ts';

it('computes a result once, a result of null too', () => {
  const asked: string[] = [];
  const length = keepResults((text) => {
    asked.push(text);
    return text === '' ? null : text.length;
  });
  expect([length('ab'), length(''), length('ab'), length('')]).toEqual([2, null, 2, null]);
  expect(asked).toEqual(['ab', '']);
});

it('forgets the oldest result when it holds too many', () => {
  const asked: string[] = [];
  const same = keepResults((text) => {
    asked.push(text);
    return text;
  });
  for (let index = 0; index <= 2000; index += 1) same(String(index));
  same('2000');
  same('0');
  expect(asked.slice(-2)).toEqual(['2000', '0']);
});
