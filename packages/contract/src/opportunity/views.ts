import { z } from 'zod';
import {
  dateSchema,
  idSchema,
  line,
  momentSchema,
  personSchema,
  text,
  typedDateSchema,
  versionSchema,
  webAddress,
} from '../http/fields.ts';
import { projectTypeSchema } from '../kinds/kinds.ts';
import { roublesSchema } from '../numbers/roubles.ts';
import {
  OPPORTUNITY_FIELDS,
  OPPORTUNITY_KINDS,
  OPPORTUNITY_STATUSES,
  RESPONSE_DECISIONS,
  RESPONSE_STATUSES,
} from './kinds.ts';

export const opportunityKindSchema = z.enum(OPPORTUNITY_KINDS);

const money = roublesSchema.nullable();

/** A stage of an R&D order as its customer sees it. */
const orderStageSchema = z.object({
  title: line(1, 300),
  until: typedDateSchema.nullable(),
  amount: money,
});

/** What is typed of an opportunity. Empty lines and null mean «not told». */
export const opportunityFields = {
  title: line(3, 200),
  organisation: line(1, 300),
  text: text(10_000),
  field: z.enum(OPPORTUNITY_FIELDS),
  region: line(0, 120),
  remote: z.boolean(),
  /** What is paid: a month, or for the whole of an order. */
  amount: money,
  amount_note: line(0, 200),
  starts_at: typedDateSchema.nullable(),
  ends_at: typedDateSchema.nullable(),
  /** The last day for responses; it ends at midnight in Moscow. */
  deadline: typedDateSchema.nullable(),
  requirements: text(5000),
  contact: line(0, 300),
  url: webAddress(500),
  /** Terms of reference of an R&D order. */
  terms: text(20_000),
  /** Stages of an R&D order. */
  stages: z.array(orderStageSchema).max(12),
  /** Where what is told was read, and on which day it was checked last. */
  source: line(0, 500),
  checked_at: typedDateSchema.nullable(),
};
export const opportunityContentSchema = z.object(opportunityFields);
export type OpportunityContent = z.infer<typeof opportunityContentSchema>;

/** An opportunity with nothing told. */
export const emptyOpportunity = (): OpportunityContent => ({
  title: '',
  organisation: '',
  text: '',
  field: 'any',
  region: '',
  remote: false,
  amount: null,
  amount_note: '',
  starts_at: null,
  ends_at: null,
  deadline: null,
  requirements: '',
  contact: '',
  url: '',
  terms: '',
  stages: [],
  source: '',
  checked_at: null,
});

/** A stored opportunity as it is shown: what was taken once is not checked again. */
const shown = z.object({
  ...opportunityFields,
  title: z.string(),
  organisation: z.string(),
  text: z.string(),
  url: z.string(),
  source: z.string(),
});

/** An opportunity in a list. */
export const opportunityCardSchema = shown
  .pick({
    title: true,
    organisation: true,
    field: true,
    region: true,
    remote: true,
    amount: true,
    amount_note: true,
    deadline: true,
  })
  .extend({
    id: idSchema,
    kind: opportunityKindSchema,
    status: z.enum(OPPORTUNITY_STATUSES),
    published_at: momentSchema.nullable(),
  });
export type OpportunityCard = z.infer<typeof opportunityCardSchema>;

/** A page of the public list. */
export const opportunityPageSchema = z.object({
  opportunities: z.array(opportunityCardSchema),
  page: z.int(),
  pages: z.int(),
  total: z.int(),
  /** Regions in which there is something now. */
  regions: z.array(z.string()),
});
export type OpportunityPage = z.infer<typeof opportunityPageSchema>;

/** Files that an opportunity may have, bytes of each, and files of all opportunities of one person. */
export const OPPORTUNITY_ROOM = { files: 5, bytes: 20 * 1024 * 1024, ofPerson: 50 } as const;

/** A file of an opportunity: its terms of reference, its rules. */
export const opportunityFileSchema = z.object({
  id: idSchema,
  name: z.string(),
  size: z.int().nonnegative(),
  /** Stays while the opportunity is public; before that it is for whoever reads it now, for ten minutes. */
  url: z.string(),
});
export type OpportunityFile = z.infer<typeof opportunityFileSchema>;

/** Characters of what is said with a decision on an opportunity or on a response. */
export const DECISION_WORDS = 2000;

/** An opportunity as anybody reads it. */
export const opportunitySchema = shown.extend({
  id: idSchema,
  kind: opportunityKindSchema,
  status: z.enum(OPPORTUNITY_STATUSES),
  published_at: momentSchema.nullable(),
  /** It came with the product; nobody answers responses. */
  by_platform: z.boolean(),
  files: z.array(opportunityFileSchema),
});
export type Opportunity = z.infer<typeof opportunitySchema>;

/** An opportunity in a list of whoever has posted it, or of the editors. */
export const ownOpportunitySchema = opportunityCardSchema.extend({
  /** Who has posted it; null for what came with the product. */
  author: z.string().nullable(),
  responses: z.int(),
  /** Responses that nobody has looked at. */
  fresh: z.int(),
});
export type OwnOpportunity = z.infer<typeof ownOpportunitySchema>;

/** What somebody signed in may do with an opportunity, and where he stands with it. */
export const opportunityStandingSchema = z.object({
  opportunity: opportunitySchema,
  author: personSchema.nullable(),
  /** Why the editors have returned it. */
  reason: z.string().nullable(),
  responses: z.int(),
  /** One's own response, the newest one. */
  response: z.object({ id: idSchema, status: z.enum(RESPONSE_STATUSES) }).nullable(),
  version: versionSchema,
  can: z.object({
    respond: z.boolean(),
    edit: z.boolean(),
    publish: z.boolean(),
    close: z.boolean(),
    remove: z.boolean(),
    read_responses: z.boolean(),
    moderate: z.boolean(),
  }),
});
export type OpportunityStanding = z.infer<typeof opportunityStandingSchema>;

/** What is typed and chosen of a response. */
export const responseFields = {
  message: text(5000).refine((value) => value.trim() !== '', { error: 'field_empty' }),
  /** A project of one's own that is named with it. */
  project_id: idSchema.nullable(),
  /** A page to look at besides, such as the public link of a resume for investors. */
  link: webAddress(500),
};

/** A response in a list. */
export const responseRowSchema = z.object({
  id: idSchema,
  opportunity: z.object({ id: idSchema, kind: opportunityKindSchema, title: z.string() }),
  person: personSchema,
  status: z.enum(RESPONSE_STATUSES),
  created_at: momentSchema,
  updated_at: momentSchema,
});
export type ResponseRow = z.infer<typeof responseRowSchema>;

/** A response as its two sides see it. */
export const opportunityResponseSchema = responseRowSchema.extend({
  organisation: z.string(),
  mine: z.boolean(),
  message: z.string(),
  link: z.string(),
  /** The address of whoever responds, for whoever has posted. */
  email: z.string().nullable(),
  project: z
    .object({
      id: idSchema,
      type: projectTypeSchema,
      title: z.string(),
      annotation: z.string(),
    })
    .nullable(),
  /** What was said with the decision. */
  note: z.string(),
  /** The project that an accepted R&D order has become; null too where it is gone. */
  made_project: z.object({ id: idSchema, title: z.string(), in_team: z.boolean() }).nullable(),
  decided_at: dateSchema.nullable(),
  can: z.object({
    withdraw: z.boolean(),
    decide: z.array(z.enum(RESPONSE_DECISIONS)),
    /** Whoever has accepted it may take no more of them. */
    close: z.boolean(),
  }),
});
export type OpportunityResponse = z.infer<typeof opportunityResponseSchema>;
