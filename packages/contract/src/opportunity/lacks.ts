import type { OpportunityKind } from './kinds.ts';
import type { OpportunityContent } from './views.ts';

/** What an opportunity may lack before people may see it. */
export const OPPORTUNITY_LACKS = ['text', 'deadline', 'deadline_past', 'terms', 'amount'] as const;
export type OpportunityLack = (typeof OPPORTUNITY_LACKS)[number];

/**
 * What is missing before it can be published.
 * @param today the day in Moscow, YYYY-MM-DD
 */
export function opportunityLacks(
  kind: OpportunityKind,
  { text, deadline, terms, amount }: OpportunityContent,
  today: string,
): OpportunityLack[] {
  const order = kind === 'rd_order';
  const lacks: [OpportunityLack, boolean][] = [
    ['text', text.trim() === ''],
    ['deadline', deadline === null],
    ['deadline_past', deadline !== null && deadline < today],
    ['terms', order && terms.trim() === ''],
    ['amount', order && !amount],
  ];
  return lacks.filter(([, lacking]) => lacking).map(([lack]) => lack);
}
