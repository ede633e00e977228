import { z } from 'zod';
import { dateSchema, idSchema, momentSchema, versionSchema } from '../http/fields.ts';
import { projectTypeSchema } from '../kinds/kinds.ts';
import { FILL_PLACES, FUNDING_REASONS, VERDICTS } from './match.ts';
import { fundingCriterionSchema, fundingRecordSchema, simpleCriterionSchema } from './record.ts';

const verdict = z.enum(VERDICTS);
const reason = z.enum(FUNDING_REASONS);
const found = {
  verdict,
  reason,
  fact: z.union([z.string(), z.number()]).nullable(),
  fill: z.enum(FILL_PLACES).nullable(),
};
const simpleFinding = z.object({ criterion: simpleCriterionSchema, ...found });

/** One demand of a record and how it is met. */
export const fundingFindingSchema = z.object({
  criterion: fundingCriterionSchema,
  ...found,
  /** Of several demands of which one is enough: each. */
  of: z.array(simpleFinding).optional(),
});
export type FundingFindingView = z.infer<typeof fundingFindingSchema>;

/** When applications are taken. */
export const callDaysSchema = z.object({
  state: z.enum(['open', 'always', 'later', 'closed', 'undated']),
  from: dateSchema.nullable(),
  to: dateSchema.nullable(),
});

/** A record as it stands for one venture. */
export const matchedFundingSchema = fundingRecordSchema.extend({
  code: z.string(),
  group: z.enum(['fits', 'almost', 'no']),
  call: callDaysSchema,
  days: z.object({ verdict, reason }),
  findings: z.array(fundingFindingSchema),
  /** The caller is reminded of the end of its call. */
  reminded: z.boolean(),
  /** The check of its facts is older than it should be. */
  stale: z.boolean(),
});
export type MatchedFunding = z.infer<typeof matchedFundingSchema>;

/** All records for one venture, the best first, each group by the days of its calls. */
export const navigatorSchema = z.object({
  project: z.object({ id: idSchema, type: projectTypeSchema, title: z.string() }),
  /** The day for which it is said, in the zone of the project. */
  today: dateSchema,
  /** By whose age and studies it is judged; null where nobody leads it. */
  leader: z.object({ name: z.string(), is_me: z.boolean() }).nullable(),
  readiness: z.int().nullable(),
  /** The level that files of the project show. */
  confirmed: z.int().nullable(),
  /** Something of the passport is told. */
  has_passport: z.boolean(),
  records: z.array(matchedFundingSchema),
});
export type Navigator = z.infer<typeof navigatorSchema>;

/** A record as editors see it: what holds, and whether it is theirs. */
export const editedFundingSchema = z.object({
  code: z.string(),
  record: fundingRecordSchema,
  /** 0 while it is as it came with the product. */
  version: versionSchema,
  corrected: z.boolean(),
  /** Editors have added it; nothing of the kind came with the product. */
  added: z.boolean(),
  stale: z.boolean(),
});
export type EditedFunding = z.infer<typeof editedFundingSchema>;

/** With what came with the product, and who has changed it when; the newest change first. */
export const fundingHistorySchema = editedFundingSchema.extend({
  shipped: fundingRecordSchema.nullable(),
  history: z.array(
    z.object({
      version: versionSchema,
      /** Null where it was set back to what came with the product, or was taken out. */
      record: fundingRecordSchema.nullable(),
      editor: z.string().nullable(),
      at: momentSchema,
    }),
  ),
});
export type FundingHistory = z.infer<typeof fundingHistorySchema>;
