import { z } from 'zod';
import { VENTURE_STAGES } from '../passport/views.ts';
import { addDays } from '../roadmap/days.ts';
import { dayIn } from '../time/zone.ts';
import {
  APPLICATION_FORMS,
  type FundingCriterion,
  fundingCriterionSchema,
  fundingRecordSchema,
} from './record.ts';

type Problem = [field: string, error: string] | null;

function bounds(from: number | undefined, to: number | undefined): Problem {
  if (from === undefined && to === undefined) return ['from', 'bound_missing'];
  return from !== undefined && to !== undefined && from > to ? ['to', 'bounds_reversed'] : null;
}

/** What a demand lacks to say something; those of several are asked one by one. */
function demandProblem(criterion: FundingCriterion): Problem {
  switch (criterion.kind) {
    case 'age':
    case 'readiness':
    case 'revenue':
      return bounds(criterion.from, criterion.to);
    case 'stage': {
      const at = (stage: typeof criterion.from) => stage && VENTURE_STAGES.indexOf(stage);
      return bounds(at(criterion.from), at(criterion.to));
    }
    case 'won':
      return [...(criterion.any ?? []), ...(criterion.none ?? [])].length === 0
        ? ['any', 'choice_missing']
        : null;
    default:
      return null;
  }
}

const demand = fundingCriterionSchema.superRefine((criterion, ctx) => {
  function tell(problem: Problem, under: (string | number)[]) {
    if (problem)
      ctx.addIssue({ code: 'custom', message: problem[1], path: [...under, problem[0]] });
  }
  tell(demandProblem(criterion), []);
  if (criterion.kind !== 'one_of') return;
  for (const [at, one] of criterion.of.entries()) tell(demandProblem(one), ['of', at]);
});

/** Nowhere on Earth is it a later day than the day after that of UTC. */
const isToCome = (day: string) => day > addDays(dayIn(new Date(), 'UTC'), 1);
/** The name of a site with whatever stands around it: «ria.ru, 19.04.2023». */
const SITE = /[\p{L}\d-]\.\p{L}{2,}/u;
const isForm = (code: string | null) =>
  code === null || APPLICATION_FORMS.some((form) => form === code);
const EMPTY = { error: 'field_empty' };

const { shape } = fundingRecordSchema;
const { ru, en } = shape.conditions.shape;
const said = (words: string) => words.trim() !== '';

/**
 * A record as an editor writes it. What was written before one of these checks is shown as it stands, and
 * asks for mending when it is saved again.
 */
export const typedFundingSchema = z.object({
  ...shape,
  amount: shape.amount.refine(({ from, to }) => from === null || to === null || from <= to, {
    error: 'bounds_reversed',
    path: ['to'],
  }),
  conditions: z.object({ ru: ru.refine(said, EMPTY), en: en.refine(said, EMPTY) }),
  criteria: z.array(demand).max(20),
  source: shape.source
    .refine((source) => SITE.test(source), { error: 'source_site' })
    .meta({ examples: ['fasie.ru'] }),
  checked_at: shape.checked_at.refine((day) => !isToCome(day), { error: 'date_future' }),
  template: shape.template
    .refine(isForm, { error: 'form_absent' })
    .meta({ examples: ['studstartup'] }),
});
