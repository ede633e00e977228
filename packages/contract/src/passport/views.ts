import { z } from 'zod';
import {
  dateSchema,
  idSchema,
  line,
  text,
  typedDateSchema,
  versionSchema,
  webAddress,
} from '../http/fields.ts';
import { roublesSchema } from '../numbers/roubles.ts';
import { innSchema, ogrnSchema } from './registration-numbers.ts';

/** How far a venture has come, in order. */
export const VENTURE_STAGES = ['idea', 'prototype', 'mvp', 'pilot', 'sales', 'scaling'] as const;
export type VentureStage = (typeof VENTURE_STAGES)[number];

/** Levels of readiness of a technology, GOST R 58048-2017. */
export const READINESS_LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** As whom a venture acts. */
export const LEGAL_FORMS = ['none', 'self_employed', 'entrepreneur', 'ooo', 'ao'] as const;
export type LegalForm = (typeof LEGAL_FORMS)[number];

/** Lots of the contests of the Foundation for Assistance to Innovations. */
export const FUND_LOTS = [
  'digital',
  'medicine',
  'materials',
  'devices',
  'biotech',
  'energy',
  'creative',
] as const;
export type FundLot = (typeof FUND_LOTS)[number];

/** Markets of the National Technology Initiative. */
export const NTI_MARKETS = [
  'autonet',
  'aeronet',
  'marinet',
  'neuronet',
  'healthnet',
  'energynet',
  'technet',
  'safenet',
  'foodnet',
  'sportnet',
  'homenet',
  'edunet',
  'wearnet',
  'econet',
] as const;

/** In what form money is asked for. */
export const ASK_FORMS = ['grant', 'share', 'loan', 'convertible'] as const;

const amount = roublesSchema;
const money = amount.nullable();
const PERCENT = { error: 'percent_wrong' };
/** Papers print shares to a hundredth: less would be printed as none. */
const percent = z
  .number(PERCENT)
  .min(0, PERCENT)
  .max(100, PERCENT)
  .refine((share) => Number(share.toFixed(2)) === share, PERCENT)
  .nullable();
const words = text(3000);
const YEAR = { error: 'year_wrong' };
const year = z.int(YEAR).min(2000, YEAR).max(2100, YEAR);

/** What a venture is for whoever gives money: typed once, used by navigator, resume, applications and papers. */
export const passportFieldsSchema = z.object({
  slogan: line(0, 200),
  industry: line(0, 200),
  nti_market: z.enum(NTI_MARKETS).nullable(),
  lot: z.enum(FUND_LOTS).nullable(),
  stage: z.enum(VENTURE_STAGES).nullable(),
  problem: words,
  solution: words,
  product: words,
  technology: words,
  intellectual_property: words,
  groundwork: words,
  /** Market in roubles a year: total, served, obtainable. */
  tam: money,
  sam: money,
  som: money,
  market_note: words,
  segments: words,
  business_model: words,
  prices: words,
  /** Cost of a customer, what he brings, roubles; share of profit, per cent. */
  cac: money,
  ltv: money,
  margin: percent,
  channels: words,
  traction: words,
  competitors: words,
  advantage: words,
  revenue: z.array(z.object({ year, amount, fact: z.boolean() })).max(10),
  ask_amount: money,
  ask_form: z.enum(ASK_FORMS).nullable(),
  ask_share: percent,
  pre_money: money,
  spending: z.array(z.object({ title: line(1, 200), amount })).max(20),
  milestones: z.array(z.object({ title: line(1, 200), until: typedDateSchema })).max(20),
  raised: words,
  risks: words,
  legal_form: z.enum(LEGAL_FORMS).nullable(),
  /** Since when the legal person is registered. */
  registered_at: typedDateSchema.nullable(),
  legal_name: line(0, 300),
  inn: innSchema,
  ogrn: ogrnSchema,
  region: line(0, 120),
  website: webAddress(300),
  contacts: line(0, 500),
  /** What share of the money the venture puts in itself. */
  cofinancing: percent,
  /** Codes of records of the catalogue of funding that were won before. */
  won: z.array(line(1, 60)).max(30),
});
export type PassportFields = z.infer<typeof passportFieldsSchema>;

/** What is known to support a level of readiness: the answer to its question, and a file of the project. */
export const evidenceSchema = z.object({
  level: z.int().min(1).max(9),
  text: text(2000),
  file_id: idSchema.nullable(),
});
export type Evidence = z.infer<typeof evidenceSchema>;

/** A passport with nothing told. */
export function emptyPassport(): PassportFields {
  const told = Object.keys(passportFieldsSchema.shape).map((name) => {
    const schema = passportFieldsSchema.shape[name as keyof PassportFields];
    const value = [null, '', []].find((one) => schema.safeParse(one).success);
    return [name, value];
  });
  return Object.fromEntries(told) as PassportFields;
}

const shownShare = z.number().nullable();
const { revenue, spending } = passportFieldsSchema.shape;

/** What was taken once is shown, though it would not be taken today. */
const shownFieldsSchema = passportFieldsSchema.extend({
  website: z.string(),
  inn: z.string(),
  ogrn: z.string(),
  margin: shownShare,
  ask_share: shownShare,
  cofinancing: shownShare,
  revenue: z.array(revenue.element.extend({ amount: z.int() })),
  spending: z.array(spending.element.extend({ amount: z.int() })),
});

/** The passport of a venture: of a startup, or of a work that looks for money. */
export const passportSchema = z.object({
  project_id: idSchema,
  fields: shownFieldsSchema,
  /** The highest level of which every one up to it has evidence; null before the first. */
  readiness: z.int().min(1).max(9).nullable(),
  /** As far of that as every level has a file of the project; the rest is declared only. */
  confirmed: z.int().min(1).max(9).nullable(),
  evidence: z.array(evidenceSchema),
  version: versionSchema,
  updated_at: dateSchema.nullable(),
  can: z.object({ edit: z.boolean() }),
});
export type Passport = z.infer<typeof passportSchema>;

type Shown = Pick<Evidence, 'level' | 'text' | 'file_id'>;

/** The last one of an unbroken row of levels. */
function lastOf(evidence: readonly Shown[]) {
  const shown = new Set(evidence.map(({ level }) => level));
  const missing = READINESS_LEVELS.find((level) => !shown.has(level)) ?? 10;
  return missing > 1 ? missing - 1 : null;
}

/** The level that is declared: the last one of an unbroken row of levels with evidence. */
export const readinessOf = (evidence: readonly Shown[]) =>
  lastOf(evidence.filter(({ text: said, file_id }) => said.trim() !== '' || file_id));

/** The level that is confirmed: words are not enough, each level up to it has a file of the project. */
export const confirmedReadinessOf = (evidence: readonly Shown[]) =>
  lastOf(evidence.filter(({ file_id }) => file_id !== null));
