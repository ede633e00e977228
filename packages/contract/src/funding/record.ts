import { z } from 'zod';
import { dateSchema, line, text, typedDateSchema } from '../http/fields.ts';
import { roublesSchema } from '../numbers/roubles.ts';
import { ASK_FORMS, FUND_LOTS, LEGAL_FORMS, VENTURE_STAGES } from '../passport/views.ts';
import { slugOf } from '../publication/slug.ts';

/** Who a leader is, as far as calls for applications ask for it. */
export const LEADER_STANDINGS = ['student', 'postgraduate', 'candidate', 'doctor'] as const;
export type LeaderStanding = (typeof LEADER_STANDINGS)[number];

/** In what form money is given. */
export const FUNDING_FORMS = [...ASK_FORMS, 'subsidy', 'contract', 'own'] as const;
export type FundingForm = (typeof FUNDING_FORMS)[number];

/** Codes of the forms that an application can be written by here, in the order in which they are offered. */
export const APPLICATION_FORMS = ['studstartup', 'umnik', 'start-1', 'rnf'] as const;

/** How sure it is that what a record says holds this year. */
export const FUNDING_TRUST = ['confirmed', 'partly', 'unverified'] as const;
export type FundingTrust = (typeof FUNDING_TRUST)[number];

/** Of what is chosen from a list there is something. */
const CHOSEN = { error: 'choice_missing' };
const level = z.int().min(1).max(9);

/** A code of a record, in Latin letters: what addresses, reminders and passports name it by. */
export const fundingCodeSchema = z.string().regex(/^[a-z0-9][a-z0-9-]{1,39}$/);

/** A code for a record of this name; it may be taken. */
export function fundingCodeOf(name: string): string {
  const slug = slugOf(name).slice(0, 40).replace(/-+$/, '');
  // the page that adds records has the address «new»
  return slug.length < 2 || slug === 'new' ? `call-${slug}` : slug;
}

const simple = [
  z.strictObject({
    kind: z.literal('age'),
    from: z.int().min(0).max(120).optional(),
    to: z.int().min(0).max(120).optional(),
  }),
  z.strictObject({
    kind: z.literal('standing'),
    any: z.array(z.enum(LEADER_STANDINGS)).min(1, CHOSEN).max(4),
  }),
  z.strictObject({
    kind: z.literal('legal'),
    any: z.array(z.enum(LEGAL_FORMS)).min(1, CHOSEN).max(5),
    /** Not longer registered than so many years. */
    max_years: z.int().min(1).max(100).optional(),
    /** Whoever applies without a legal person founds one once he has won. */
    after_win: z.literal(true).optional(),
  }),
  z.strictObject({ kind: z.literal('readiness'), from: level.optional(), to: level.optional() }),
  z.strictObject({
    kind: z.literal('stage'),
    from: z.enum(VENTURE_STAGES).optional(),
    to: z.enum(VENTURE_STAGES).optional(),
  }),
  z.strictObject({ kind: z.literal('lot'), any: z.array(z.enum(FUND_LOTS)).min(1, CHOSEN).max(7) }),
  z.strictObject({ kind: z.literal('region'), any: z.array(line(1, 120)).min(1, CHOSEN).max(100) }),
  z.strictObject({
    kind: z.literal('revenue'),
    from: roublesSchema.optional(),
    to: roublesSchema.optional(),
    /** Over so many last years together. */
    years: z.int().min(1).max(5).default(1),
  }),
  z.strictObject({
    kind: z.literal('cofinancing'),
    from: z.number({ error: 'field_empty' }).min(0).max(100),
  }),
  z.strictObject({
    kind: z.literal('won'),
    /** Codes of which one must have been won, and of which none may have been. */
    any: z.array(fundingCodeSchema).max(20).optional(),
    none: z.array(fundingCodeSchema).max(20).optional(),
  }),
] as const;

/** One demand on a venture or its leader. */
export const simpleCriterionSchema = z.discriminatedUnion('kind', simple);
export type SimpleCriterion = z.infer<typeof simpleCriterionSchema>;

/** A demand, or several of which one is enough. */
export const fundingCriterionSchema = z.discriminatedUnion('kind', [
  ...simple,
  z.strictObject({
    kind: z.literal('one_of'),
    of: z.array(simpleCriterionSchema).min(2, { error: 'demands_two' }).max(5),
  }),
]);
export type FundingCriterion = z.infer<typeof fundingCriterionSchema>;

/** A month and a day of every year. */
const yearDay = z
  .string()
  .regex(/^(0[1-9]|1[0-2])-([0-2]\d|3[01])$/)
  .refine((day) => dateSchema.safeParse(`2025-${day}`).success);

/** When applications are taken: once, every year on the same days, or at any time. */
export const fundingWindowSchema = z.discriminatedUnion('kind', [
  z
    .strictObject({ kind: z.literal('dates'), from: typedDateSchema, to: typedDateSchema })
    .refine(({ from, to }) => from <= to, { error: 'dates_reversed' }),
  z.strictObject({ kind: z.literal('yearly'), from: yearDay, to: yearDay }),
  z.strictObject({ kind: z.literal('always') }),
]);
export type FundingWindow = z.infer<typeof fundingWindowSchema>;

const inBoth = (max: number) => z.object({ ru: line(1, max), en: line(1, max) });
const address = z.url({ protocol: /^https?$/, error: 'field_url' }).max(300);

/** What a record of the catalogue says; what editors write is asked for more. */
export const fundingRecordSchema = z.object({
  name: inBoth(200),
  operator: inBoth(200),
  amount: z.object({
    from: roublesSchema.nullable(),
    to: roublesSchema.nullable(),
    currency: z.enum(['RUB', 'USD']),
    /** For the whole project, or a year. */
    per: z.enum(['project', 'year']),
  }),
  form: z.enum(FUNDING_FORMS),
  who: inBoth(300),
  conditions: z.object({ ru: text(2000), en: text(2000) }),
  criteria: z.array(fundingCriterionSchema).max(20),
  /** None where the days of the next call are not told yet. */
  windows: z.array(fundingWindowSchema).max(12),
  /** The page of the call. */
  url: address,
  /** Where the facts were read, and when. */
  source: line(1, 300),
  checked_at: typedDateSchema,
  trust: z.object({
    amount: z.enum(FUNDING_TRUST),
    dates: z.enum(FUNDING_TRUST),
    conditions: z.enum(FUNDING_TRUST),
  }),
  /** The code of the template of its application, where there is one. */
  template: fundingCodeSchema.nullable(),
});
export type FundingRecordBody = z.infer<typeof fundingRecordSchema>;

/** A record of the catalogue of money. */
export interface FundingRecord extends FundingRecordBody {
  code: string;
}
