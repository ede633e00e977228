import type { FundingFindingView } from '@pv/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shown } from '../../../testing/shown.tsx';
import { useFundingWords } from './use-funding-words.ts';

const base = { verdict: 'missing', fill: null } as const;
const FINDINGS: [FundingFindingView, string][] = [
  [
    { ...base, criterion: { kind: 'stage', from: 'pilot' }, reason: 'low', fact: 'prototype' },
    'Нужна стадия не раньше пилота, у вас — прототип',
  ],
  [
    {
      ...base,
      criterion: { kind: 'standing', any: ['student', 'postgraduate'] },
      reason: 'other',
      fact: null,
    },
    'Только для студентов и аспирантов, а в профиле лидера этого нет',
  ],
  [
    {
      ...base,
      criterion: { kind: 'legal', any: ['none', 'ooo', 'ao'] },
      reason: 'register',
      fact: 'none',
    },
    'Нужно зарегистрироваться как ООО или АО',
  ],
  [
    { ...base, criterion: { kind: 'age', to: 31 }, reason: 'old', fact: 40 },
    'Лидер старше 31 года',
  ],
  [
    {
      ...base,
      criterion: {
        kind: 'one_of',
        of: [
          { kind: 'won', any: ['start-1'] },
          { kind: 'revenue', from: 5_000_000, years: 3 },
          { kind: 'cofinancing', from: 50 },
        ],
      },
      reason: 'lacks',
      fact: null,
      of: [
        { ...base, criterion: { kind: 'won', any: ['start-1'] }, reason: 'lacks', fact: null },
        {
          ...base,
          criterion: { kind: 'revenue', from: 5_000_000, years: 3 },
          reason: 'low',
          fact: 2_000_000,
        },
        {
          ...base,
          verdict: 'no',
          criterion: { kind: 'cofinancing', from: 50 },
          reason: 'low',
          fact: 0,
        },
      ],
    },
    'Сначала нужно выиграть: Старт-1, либо нужна выручка не меньше 5 млн ₽, у вас 2 млн ₽',
  ],
];

it('why money does not fit is said in a sentence that names what is asked and what there is', async () => {
  function Page() {
    const words = useFundingWords(() => 'Старт-1');
    return FINDINGS.map(([finding, said]) => <li key={said}>{words.reason(finding)}</li>);
  }
  await shown(Page);
  const said = screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  expect(said).toEqual(FINDINGS.map(([, words]) => words));
});
