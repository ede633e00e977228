import { expect, it } from 'vitest';
import { contradictionsIn } from './contradictions.ts';
import { emptyOpportunity } from './views.ts';

const stage = (until: string | null, amount: number | null) => ({ title: 'Макет', until, amount });
const order = (told: object) =>
  contradictionsIn('rd_order', {
    ...emptyOpportunity(),
    starts_at: '2027-03-01',
    ends_at: '2027-09-01',
    amount: 900_000,
    ...told,
  });

it('an order that says all of it in order contradicts nothing, nor does one that says little', () => {
  const stages = [stage('2027-03-01', 400_000), stage(null, null), stage('2027-09-01', 500_000)];
  expect(order({ stages })).toEqual({});
  expect(order({ starts_at: null, ends_at: null, amount: null, stages })).toEqual({});
});

it('an end before its start, and stages outside the time, out of order, over the budget or for nothing', () => {
  expect(order({ ends_at: '2027-02-01' })).toEqual({ ends_at: 'dates_reversed' });
  expect(
    order({
      stages: [
        stage('2027-02-28', 0),
        stage('2027-06-01', 500_000),
        stage(null, 500_000),
        stage('2027-05-01', null),
        stage('2027-09-02', null),
      ],
    }),
  ).toEqual({
    amount: 'stages_over_budget',
    'stages.0.until': 'stage_before_start',
    'stages.0.amount': 'stage_unpaid',
    'stages.3.until': 'stage_out_of_order',
    'stages.4.until': 'stage_after_end',
  });
});

it('of what is no order the days only are compared', () => {
  const told = { ...emptyOpportunity(), amount: 1, stages: [stage(null, 2)] };
  const reversed = { starts_at: '2027-03-02', ends_at: '2027-03-01' };
  expect(contradictionsIn('vacancy', { ...told, ...reversed })).toEqual({
    ends_at: 'dates_reversed',
  });
});
