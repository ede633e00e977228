import type { OpportunityKind } from './kinds.ts';
import type { OpportunityContent } from './views.ts';

/** What cannot be so in an opportunity, whether or not it is whole. */
export const CONTRADICTIONS = [
  'dates_reversed',
  'stage_before_start',
  'stage_after_end',
  'stage_out_of_order',
  'stage_unpaid',
  'stages_over_budget',
] as const;
export type Contradiction = (typeof CONTRADICTIONS)[number];

export const isContradiction = (name: string): name is Contradiction =>
  (CONTRADICTIONS as readonly string[]).includes(name);

type Told = Pick<OpportunityContent, 'starts_at' | 'ends_at' | 'amount' | 'stages'>;

/** What is paid for all stages of an order together. */
export const stagesSum = ({ stages }: Pick<Told, 'stages'>): number =>
  stages.reduce((sum, { amount }) => sum + (amount ?? 0), 0);

/** What is wrong with the day of a stage; `last` is that of the stages before it. */
function ofDay(until: string, last: string, { starts_at, ends_at }: Told): Contradiction | null {
  if (starts_at && until < starts_at) return 'stage_before_start';
  if (ends_at && until > ends_at) return 'stage_after_end';
  return until < last ? 'stage_out_of_order' : null;
}

/**
 * What contradicts itself, by the path of the field that says so: an end before its start, and of an order a
 * stage outside its time, days of stages out of order, and stages that cost more than its budget.
 */
export function contradictionsIn(kind: OpportunityKind, told: Told): Record<string, Contradiction> {
  const { starts_at, ends_at, amount, stages } = told;
  const found: [string, Contradiction | false | null][] = [
    ['ends_at', Boolean(starts_at && ends_at && ends_at < starts_at) && 'dates_reversed'],
  ];
  if (kind === 'rd_order') {
    found.push(['amount', amount !== null && stagesSum(told) > amount && 'stages_over_budget']);
    let last = '';
    for (const [at, stage] of stages.entries()) {
      found.push([`stages.${at}.amount`, stage.amount === 0 && 'stage_unpaid']);
      if (!stage.until) continue;
      found.push([`stages.${at}.until`, ofDay(stage.until, last, told)]);
      if (stage.until > last) last = stage.until;
    }
  }
  return Object.fromEntries(found.filter((one): one is [string, Contradiction] => Boolean(one[1])));
}
