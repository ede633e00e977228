import { describe, expect, it } from 'vitest';
import { emptyPassport } from '../passport/views.ts';
import {
  compareCalls,
  compareFunding,
  FUNDING_GROUPS,
  type FundingFacts,
  matchFunding,
  REASON_VERDICT,
  standingOf,
  yearsBetween,
} from './match.ts';
import type { FundingCriterion, FundingWindow } from './record.ts';
import { callDays, fundingStep } from './window.ts';

const TODAY = '2026-11-26';
const nothing: FundingFacts = {
  leader: { birth_date: null, standing: null },
  passport: emptyPassport(),
  readiness: null,
  confirmed: null,
};
const told = (passport: Partial<FundingFacts['passport']>): FundingFacts => ({
  ...nothing,
  passport: { ...emptyPassport(), ...passport },
});
const ALWAYS: FundingWindow[] = [{ kind: 'always' }];

function reasonOf(criterion: FundingCriterion, facts: FundingFacts, windows = ALWAYS) {
  return matchFunding({ criteria: [criterion], windows }, facts, TODAY).findings[0]?.reason;
}

const aged = (birth_date: string): FundingFacts => ({
  ...nothing,
  leader: { birth_date, standing: null },
});

describe('one demand of a record', () => {
  const AGE = { kind: 'age', from: 18, to: 30 } as const;
  it('counts the age on the last day of the call', () => {
    expect(reasonOf(AGE, aged('1996-11-26'))).toBe('ok');
    expect(reasonOf(AGE, aged('1995-11-26'))).toBe('old');
    expect(reasonOf(AGE, aged('2008-11-27'))).toBe('young');
    const open: FundingWindow[] = [{ kind: 'dates', from: '2026-11-01', to: '2026-12-31' }];
    expect(reasonOf(AGE, aged('2008-11-27'), open)).toBe('ok');
    expect(reasonOf(AGE, aged('1995-12-10'), open)).toBe('old');
  });

  it('lets an individual apply who founds a company after the win, and says so', () => {
    const legal = { kind: 'legal', any: ['none', 'ooo'], max_years: 2, after_win: true } as const;
    const criterion: FundingCriterion = { ...legal, any: [...legal.any] };
    expect(reasonOf(criterion, told({ legal_form: 'none' }))).toBe('after_win');
    expect(reasonOf(criterion, told({ legal_form: 'ooo' }))).toBe('age_unknown');
    const since = (registered_at: string) => told({ legal_form: 'ooo', registered_at });
    expect(reasonOf(criterion, since('2024-11-26'))).toBe('ok');
    expect(reasonOf(criterion, since('2024-11-25'))).toBe('too_old');
    expect(reasonOf(criterion, told({ legal_form: 'ao' }))).toBe('other');
    expect(reasonOf({ kind: 'legal', any: ['ooo'] }, told({ legal_form: 'none' }))).toBe(
      'register',
    );
  });

  it('tells what can be grown into from what is past', () => {
    const stage: FundingCriterion = { kind: 'stage', from: 'prototype', to: 'pilot' };
    expect(reasonOf(stage, told({ stage: 'idea' }))).toBe('low');
    expect(reasonOf(stage, told({ stage: 'sales' }))).toBe('high');
    const ready: FundingCriterion = { kind: 'readiness', from: 2, to: 4 };
    expect(reasonOf(ready, { ...nothing, readiness: 1 })).toBe('low');
    expect(reasonOf(ready, { ...nothing, readiness: 4, confirmed: 4 })).toBe('ok');
    expect(reasonOf(ready, { ...nothing, readiness: 4 })).toBe('declared');
    expect(reasonOf(ready, { ...nothing, readiness: 5 })).toBe('high');
  });

  it('adds up the revenue of the last years that is no plan', () => {
    const criterion: FundingCriterion = { kind: 'revenue', from: 5_000_000, years: 3 };
    const revenue = [
      { year: 2025, amount: 3_000_000, fact: true },
      { year: 2024, amount: 2_000_000, fact: true },
      { year: 2020, amount: 90_000_000, fact: true },
      { year: 2027, amount: 90_000_000, fact: false },
    ];
    expect(reasonOf(criterion, told({ revenue }))).toBe('ok');
    expect(reasonOf(criterion, told({ revenue: revenue.slice(0, 1) }))).toBe('low');
    expect(reasonOf(criterion, told({ revenue: revenue.slice(3) }))).toBe('unknown');
  });

  it('takes the best of several of which one is enough', () => {
    const criterion: FundingCriterion = {
      kind: 'one_of',
      of: [
        { kind: 'won', any: ['start-1'] },
        { kind: 'revenue', from: 10, years: 1 },
      ],
    };
    expect(reasonOf(criterion, told({ won: ['start-1'] }))).toBe('ok');
    expect(reasonOf(criterion, nothing)).toBe('unknown');
    const barred: FundingCriterion = { kind: 'won', none: ['umnik'] };
    expect(reasonOf(barred, told({ won: ['umnik'] }))).toBe('won_before');
  });

  it('takes the words of a region and the lot as they are told', () => {
    const region: FundingCriterion = { kind: 'region', any: ['Татарстан'] };
    expect(reasonOf(region, told({ region: 'Республика Татарстан' }))).toBe('ok');
    expect(reasonOf(region, told({ region: 'Москва' }))).toBe('other');
    expect(reasonOf({ kind: 'lot', any: ['digital'] }, told({ lot: 'energy' }))).toBe('other');
  });
});

describe('a record as a whole', () => {
  const CRITERIA: FundingCriterion[] = [
    { kind: 'lot', any: ['digital'] },
    { kind: 'cofinancing', from: 50 },
  ];
  const groupOf = (facts: FundingFacts, windows = ALWAYS) =>
    matchFunding({ criteria: CRITERIA, windows }, facts, TODAY).group;

  it('fits where all is met, nearly does where something lacks, is not judged by what nobody told, and not where one demand refuses', () => {
    expect(groupOf(told({ lot: 'digital', cofinancing: 50 }))).toBe('fits');
    expect(groupOf(told({ lot: 'digital', cofinancing: 10 }))).toBe('almost');
    expect(groupOf(nothing)).toBe('unknown');
    expect(groupOf(told({ lot: 'digital' }))).toBe('unknown');
    expect(groupOf(told({ lot: 'energy', cofinancing: 10 }))).toBe('no');
  });

  it('is no longer nearly there where more than two demands lack, and stands after those where fewer do', () => {
    const demands: FundingCriterion[] = [
      { kind: 'cofinancing', from: 50 },
      { kind: 'readiness', from: 6 },
      { kind: 'stage', from: 'sales' },
    ];
    const facts = { ...told({ cofinancing: 0, stage: 'idea' }), readiness: 2 };
    const [one, two, three] = [1, 2, 3].map((count) =>
      matchFunding({ criteria: demands.slice(0, count), windows: ALWAYS }, facts, TODAY),
    );
    expect([one?.group, two?.group, three?.group]).toEqual(['almost', 'almost', 'no']);
    const open = matchFunding(
      { criteria: demands, windows: [{ kind: 'dates', from: TODAY, to: TODAY }] },
      facts,
      TODAY,
    );
    if (!one || !two || !three) throw new Error('not matched');
    expect([open, three, two, one].toSorted(compareFunding)).toEqual([one, two, open, three]);
  });

  it('whose call is closed for good fits nobody; one that opens later nearly does', () => {
    const all = told({ lot: 'digital', cofinancing: 50 });
    expect(groupOf(all, [{ kind: 'dates', from: '2026-01-01', to: '2026-11-25' }])).toBe('no');
    expect(groupOf(all, [{ kind: 'dates', from: '2026-11-27', to: '2026-12-25' }])).toBe('almost');
    expect(groupOf(all, [])).toBe('almost');
  });

  it('is no worse for a fact that is told and meets its demand', () => {
    const order: readonly string[] = FUNDING_GROUPS;
    const good = { lot: 'digital', cofinancing: 60 } as const;
    for (const part of [{}, { lot: good.lot }, { cofinancing: good.cofinancing }]) {
      const before = order.indexOf(groupOf(told(part)));
      expect(order.indexOf(groupOf(told({ ...part, ...good })))).toBeLessThanOrEqual(before);
    }
  });

  it('says where each fact that lacks is filled in, and of nothing else', () => {
    const { findings } = matchFunding(
      { criteria: [...CRITERIA, { kind: 'readiness', from: 2 }], windows: ALWAYS },
      told({ lot: 'energy' }),
      TODAY,
    );
    expect(findings.map(({ fill }) => fill)).toEqual([null, 'passport', 'readiness']);
    for (const { reason, verdict } of findings) expect(REASON_VERDICT[reason]).toBe(verdict);
  });
});

describe('the days of a call', () => {
  const yearly = (from: string, to: string): FundingWindow => ({ kind: 'yearly', from, to });
  it('of every year are those of this one until they are over', () => {
    const autumn = [yearly('08-01', '10-01')];
    expect(callDays(autumn, '2026-10-01')).toMatchObject({ state: 'open', to: '2026-10-01' });
    expect(callDays(autumn, '2026-10-02')).toMatchObject({ state: 'later', from: '2027-08-01' });
    const winter = [yearly('12-01', '01-31')];
    expect(callDays(winter, '2027-01-05')).toMatchObject({ state: 'open', to: '2027-01-31' });
  });

  it('that is open comes before one that opens, and a call of any time before those without days', () => {
    const days = (...windows: FundingWindow[]) => callDays(windows, TODAY);
    const closed = days({ kind: 'dates', from: '2026-01-01', to: '2026-02-01' });
    const open = days({ kind: 'dates', from: '2026-11-01', to: '2026-12-01' });
    const sorted = [closed, days(), days(yearly('08-01', '10-01')), days({ kind: 'always' }), open];
    expect(sorted.toSorted(compareCalls).map(({ state }) => state)).toEqual([
      'open',
      'always',
      'later',
      'undated',
      'closed',
    ]);
  });

  it('are told of a month, a week and a day before the end', () => {
    expect([31, 30, 8, 7, 2, 1, 0, -1].map(fundingStep)).toEqual([
      null,
      'month',
      'month',
      'week',
      'week',
      'tomorrow',
      'tomorrow',
      null,
    ]);
  });
});

it('somebody studies by his group, and whether one without it does is not known', () => {
  const base = {
    education_level: 'master',
    institution: 'КФУ',
    group: '',
    academic_degree: '',
  } as const;
  expect(standingOf({ ...base, group: 'ИЭ-22М' })).toEqual(['student']);
  expect(standingOf(base)).toBeNull();
  expect(standingOf({ ...base, institution: '' })).toEqual([]);
  expect(standingOf({ ...base, education_level: 'higher' })).toEqual([]);
  expect(standingOf({ ...base, academic_degree: 'канд. техн. наук' })).toContain('candidate');
});

it('a year is full on its day', () => {
  expect(yearsBetween('2000-05-17', '2026-05-16')).toBe(25);
  expect(yearsBetween('2000-05-17', '2026-05-17')).toBe(26);
});
