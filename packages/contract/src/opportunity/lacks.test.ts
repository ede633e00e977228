import { expect, it } from 'vitest';
import { opportunityLacks } from './lacks.ts';
import { emptyOpportunity } from './views.ts';

const told = { ...emptyOpportunity(), text: 'Практика', deadline: '2026-12-01' };

it('an opportunity needs a text and a deadline that is not over', () => {
  expect(opportunityLacks('vacancy', emptyOpportunity(), '2026-12-01')).toEqual([
    'text',
    'deadline',
  ]);
  expect(opportunityLacks('vacancy', told, '2026-12-01')).toEqual([]);
  expect(opportunityLacks('vacancy', told, '2026-12-02')).toEqual(['deadline_past']);
});

it('an R&D order needs its terms and its budget too', () => {
  expect(opportunityLacks('rd_order', told, '2026-12-01')).toEqual(['terms', 'amount']);
  const whole = { ...told, terms: 'Датчик', amount: 300_000 };
  expect(opportunityLacks('rd_order', whole, '2026-12-01')).toEqual([]);
});
