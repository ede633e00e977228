import { z } from 'zod';
import { anyEmailSchema } from '../auth/fields.ts';
import {
  dateSchema,
  idSchema,
  line,
  momentSchema,
  text,
  typedDateSchema,
  versionSchema,
} from '../http/fields.ts';
import { projectTypeSchema } from '../kinds/kinds.ts';
import { zoneSchema } from '../time/zone.ts';
import {
  COMMITTEE_ROLES,
  CONTROL_EVENT_STATES,
  controlEventKindSchema,
  controlEventTypeSchema,
  EVENT_MATERIALS,
  TALK_STATES,
} from './kinds.ts';

export const MOST_EVENT_WORKS = 60;
export const MOST_COMMITTEE = 30;
export const MOST_CRITERIA = 20;

/** HH:MM. */
const timeSchema = z.iso.time({ precision: -1, error: 'field_time' }).meta({ examples: ['09:30'] });
const distinct = <T extends { id: string }>(list: readonly T[]) =>
  new Set(list.map(({ id }) => id)).size === list.length;
const WRONG = { error: 'field_wrong' };
const linkSchema = z.url({ protocol: /^https?$/, error: 'field_url' }).max(1000);
const markSchema = z.int().min(0).max(100);

/** What is marked, with words for what a mark means. Weights are parts of their sum. */
export const criterionSchema = z.object({
  id: idSchema,
  title: line(1, 200),
  weight: z.int().min(1).max(100),
  anchors: z.array(z.object({ mark: markSchema, text: line(1, 500) })).max(11),
});
export type Criterion = z.infer<typeof criterionSchema>;

/** The marks there are: whole numbers from `min` to `max`. */
export const scaleSchema = z
  .object({ min: markSchema, max: markSchema })
  .refine(({ min, max }) => min < max, { error: 'scale_reversed' })
  .meta({ examples: [{ min: 1, max: 5 }] });

/** A work on the list of an event, in the order of the list. */
export const eventSlotSchema = z.object({
  project_id: idSchema,
  starts_at: timeSchema,
  minutes: z.int().min(1).max(600),
});

/** Of the committee: somebody with an account, or a name with an address that a link is mailed to. */
export const committeeSeatSchema = z.object({
  id: idSchema,
  role: z.enum(COMMITTEE_ROLES),
  user_id: idSchema.nullable().default(null),
  name: line(1, 200),
  post: line(0, 300).default(''),
  email: anyEmailSchema.nullable().default(null),
});
export type CommitteeSeat = z.infer<typeof committeeSeatSchema>;

/** What an organiser writes. */
export const controlEventFields = {
  kind: controlEventKindSchema,
  title: line(3, 300),
  description: text(5000),
  /** The day, in `time_zone`; null while it is open. */
  day: typedDateSchema.nullable(),
  starts_at: timeSchema,
  slot_minutes: z.int().min(1).max(600),
  time_zone: zoneSchema,
  place: line(0, 300),
  link: linkSchema.nullable(),
  /** Until when works bring their papers, that day included. */
  materials_due: typedDateSchema.nullable(),
  materials: z.array(z.enum(EVENT_MATERIALS)).max(EVENT_MATERIALS.length),
  /** Closed: only who takes part finds it. Open: members of the projects' teams do too. */
  closed: z.boolean(),
  scale: scaleSchema,
  criteria: z.array(criterionSchema).max(MOST_CRITERIA).refine(distinct, WRONG),
  /** Whether the highest and the lowest result are left out, of five members on. */
  trimmed: z.boolean(),
  works: z.array(eventSlotSchema).max(MOST_EVENT_WORKS),
  committee: z.array(committeeSeatSchema).max(MOST_COMMITTEE).refine(distinct, WRONG),
};

/** Which of the papers that an event asks for a work has; the files are for the committee. */
const materialSchema = z.object({
  material: z.enum(EVENT_MATERIALS),
  there: z.boolean(),
  files: z.array(z.object({ id: idSchema, name: z.string(), size: z.int() })),
});

export const eventQuestionSchema = z.object({
  id: idSchema,
  /** Who asked, as it is written in the protocol. */
  asker: line(1, 200),
  text: text(2000),
  answer: text(2000),
});
export type EventQuestion = z.infer<typeof eventQuestionSchema>;

/** Marks by the id of the criterion. */
export const marksSchema = z.record(idSchema, markSchema.nullable());

/** What a member has given a work: his own while it is open, everybody's once the chair has closed it. */
export const memberMarksSchema = z.object({
  member_id: idSchema,
  marks: marksSchema,
  comment: z.string(),
  /** The weighted mean, once all are given. */
  result: z.number().nullable(),
});

/** A work of the event as the asker may see it. */
export const eventWorkSchema = eventSlotSchema.extend({
  id: idSchema,
  /** Null where the project is deleted. */
  project_type: projectTypeSchema.nullable(),
  title: z.string(),
  /** For those whom the papers are shown. */
  annotation: z.string(),
  /** Whether the asker may open the project itself. */
  open: z.boolean(),
  authors: z.array(z.string()),
  supervisors: z.array(z.string()),
  state: z.enum(TALK_STATES),
  /** Since when it is heard, for the timer. */
  begun_at: momentSchema.nullable(),
  materials: z.array(materialSchema),
  /** Members who may not mark it, for they supervise it or belong to its team; told to the committee. */
  excluded: z.array(idSchema),
  /** How many members have given all their marks, out of those who may; told to the committee. */
  marked: z.object({ done: z.int(), of: z.int() }),
  marks: z.array(memberMarksSchema),
  questions: z.array(eventQuestionSchema),
  /** Once it is closed. */
  result: z.number().nullable(),
  place: z.object({ place: z.int(), shared: z.boolean() }).nullable(),
  /** What the chair has decided. */
  decision: z.string(),
  mark: z.string(),
  /** Whether the asker writes that down: the chair, or the organiser where the chair may not mark the work. */
  decides: z.boolean(),
});
export type EventWork = z.infer<typeof eventWorkSchema>;

export const committeeMemberSchema = committeeSeatSchema.omit({ email: true }).extend({
  /** Told to the organiser alone. */
  email: z.string().nullable(),
  /** Told to the organiser: when a link was last mailed, and whether it was opened; null for an account. */
  link: z.object({ sent_at: momentSchema.nullable(), opened: z.boolean() }).nullable(),
});

/** What the asker is in an event, and what he may do now. */
const ownPartSchema = z.object({
  /** His seat in the committee. */
  member_id: idSchema.nullable(),
  role: z.enum(['organiser', ...COMMITTEE_ROLES, 'participant']),
  organiser: z.boolean(),
  /** Whether he has agreed that the report names him; null where it would not. */
  publication: z.boolean().nullable(),
  can: z.object({
    edit: z.boolean(),
    delete: z.boolean(),
    /** To which states he may move the event now. */
    move: z.array(z.enum(CONTROL_EVENT_STATES)),
    /** Whether he moves works on, closing excepted. */
    run: z.boolean(),
    mark: z.boolean(),
    close: z.boolean(),
    question: z.boolean(),
    print: z.boolean(),
  }),
});

export const controlEventSchema = z.object({
  ...controlEventFields,
  id: idSchema,
  type: controlEventTypeSchema,
  day: dateSchema.nullable(),
  state: z.enum(CONTROL_EVENT_STATES),
  cancel_reason: z.string(),
  version: versionSchema,
  organiser: z.string(),
  works: z.array(eventWorkSchema),
  committee: z.array(committeeMemberSchema),
  me: ownPartSchema,
  updated_at: momentSchema,
});
export type ControlEvent = z.infer<typeof controlEventSchema>;

/** An event in a list. */
export const controlEventRowSchema = controlEventSchema
  .pick({
    id: true,
    type: true,
    kind: true,
    title: true,
    day: true,
    starts_at: true,
    time_zone: true,
    place: true,
    state: true,
  })
  .extend({ works: z.int(), role: ownPartSchema.shape.role });
export type ControlEventRow = z.infer<typeof controlEventRowSchema>;

/** A project that the asker may put on the list of an event. */
export const eventProjectSchema = z.object({
  project_id: idSchema,
  title: z.string(),
  authors: z.array(z.string()),
  supervisors: z.array(z.string()),
});

/** The public report: who has not agreed to it stands with initials, a work without marks and questions. */
export const controlEventReportSchema = controlEventSchema
  .pick({
    id: true,
    type: true,
    kind: true,
    title: true,
    day: true,
    place: true,
    scale: true,
    trimmed: true,
    description: true,
  })
  .extend({
    committee: z.array(committeeSeatSchema.pick({ role: true, name: true, post: true })),
    criteria: z.array(criterionSchema.omit({ anchors: true })),
    works: z.array(
      z.object({
        title: z.string(),
        authors: z.array(z.string()),
        supervisors: z.array(z.string()),
        /** Null where there is one of which not all authors have agreed to be told. */
        decision: z.string().nullable(),
        /** Null where not all authors have agreed. */
        marks: z
          .object({
            result: z.number().nullable(),
            mark: z.string(),
            /** The members' mean by criterion; of three members on. */
            by_criterion: z.record(idSchema, z.number()),
            place: z.object({ place: z.int(), shared: z.boolean() }).nullable(),
          })
          .nullable(),
        questions: z.array(z.object({ asker: z.string(), text: z.string(), answer: z.string() })),
        absent: z.boolean(),
        /** How many members did not mark, for they supervise the work or belong to its team. */
        excluded: z.int(),
      }),
    ),
    published_at: momentSchema,
  });
export type ControlEventReport = z.infer<typeof controlEventReportSchema>;
