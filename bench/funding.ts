import { emptyPassport, type FundingFacts, matchFunding } from '@pv/contract';
import { SHIPPED } from '../apps/server/src/features/funding/catalogue.ts';
import { runsOf } from './support/median.ts';
import { printTable } from './support/table.ts';

const RECORDS = 500;
const ROUNDS = 25;

const FACTS: FundingFacts = {
  leader: { birth_date: '2003-05-17', standing: ['student'] },
  passport: { ...emptyPassport(), stage: 'prototype', legal_form: 'none', lot: 'devices' },
  readiness: 4,
  confirmed: 4,
};

/** Matching a catalogue of many records with one venture, as the navigator does for a page. */
export async function benchFunding(): Promise<void> {
  const own = [...SHIPPED.values()];
  const records = Array.from({ length: RECORDS }, (_, at) => own[at % own.length]).filter(
    (record) => record !== undefined,
  );
  const found = new Map<string, number>();
  const rounds = Array.from({ length: ROUNDS + 1 }, () => {
    const begun = performance.now();
    found.clear();
    for (const record of records) {
      const { group } = matchFunding(record, FACTS, '2026-11-26');
      found.set(group, (found.get(group) ?? 0) + 1);
    }
    return performance.now() - begun;
  });
  const { median, least, most } = runsOf(rounds.slice(1));
  const fine = (milliseconds: number) => `${milliseconds.toFixed(2)} ms`;
  printTable(`The navigator over ${RECORDS} records`, [
    ['', ''],
    ['matching, median', `${fine(median)} (${fine(least)} to ${fine(most)}, ${ROUNDS} runs)`],
    ['fits, almost, no', ['fits', 'almost', 'no'].map((group) => found.get(group) ?? 0).join(', ')],
  ]);
}
