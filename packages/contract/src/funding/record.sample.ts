import type { FundingRecordBody } from './record.ts';

/** A record for tests that lacks nothing and demands nothing. */
export const fundingRecord = (part: Partial<FundingRecordBody> = {}): FundingRecordBody => ({
  name: { ru: 'УМНИК', en: 'UMNIK' },
  operator: { ru: 'Фонд', en: 'Fund' },
  amount: { from: null, to: 500_000, currency: 'RUB', per: 'project' },
  form: 'grant',
  who: { ru: 'Всем', en: 'All' },
  conditions: { ru: 'На год', en: 'For a year' },
  criteria: [],
  windows: [],
  url: 'https://fasie.ru/',
  source: 'ria.ru, 19.04.2023; fasie.ru',
  checked_at: '2026-11-20',
  trust: { amount: 'partly', dates: 'unverified', conditions: 'partly' },
  template: null,
  ...part,
});
