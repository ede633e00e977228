import type { FundingHistory, FundingRecordBody } from '@pv/contract';
import { expect, it } from 'vitest';
import { changesOf } from './record-changes.ts';
import { emptyRecord } from './record-form.ts';

const at = '2026-11-27T09:00:00.000Z';
const shipped = emptyRecord();
const dearer: FundingRecordBody = { ...shipped, amount: { ...shipped.amount, to: 600_000 } };
const told = (history: [number, FundingRecordBody | null][], own = false) =>
  changesOf({
    shipped: own ? null : shipped,
    history: history.map(([version, record]) => ({ version, record, editor: null, at })),
  } as FundingHistory).map(({ parts, states }) => (states ? parts : null));

it('a change is told over what stood before it: the last state, else what came with the product', () => {
  const other = { ...dearer, source: 'fasie.ru' };
  expect(
    told([
      [4, dearer],
      [3, null],
      [2, other],
      [1, dearer],
    ]),
  ).toEqual([['amount'], ['amount', 'source'], ['source'], ['amount']]);
});

it('nothing is told of what came before the history, of an added record or of one taken out', () => {
  expect(told([[60, dearer]])).toEqual([null]);
  expect(
    told(
      [
        [3, dearer],
        [2, null],
        [1, dearer],
      ],
      true,
    ),
  ).toEqual([null, null, null]);
});
