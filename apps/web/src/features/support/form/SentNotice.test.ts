import type { SupportStatus } from '@pv/contract';
import { expect, it } from 'vitest';
import { newsOf } from './SentNotice.tsx';

it('a request that was just sent waits for its answer until it is answered or closed', () => {
  const after = (status: SupportStatus) =>
    newsOf(
      [
        { number: 6, status: 'answered' },
        { number: 7, status },
      ],
      7,
    );
  expect([after('new'), after('in_work')]).toEqual([null, null]);
  expect([after('answered'), after('closed')]).toEqual(['answered', 'closed']);
  expect([newsOf(undefined, 7), newsOf([], 7)]).toEqual([null, null]);
});
