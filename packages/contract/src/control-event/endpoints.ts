import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { byId, idSchema, line, text, typedMomentSchema, versionSchema } from '../http/fields.ts';
import {
  CONTROL_EVENT_STATES,
  controlEventKindSchema,
  controlEventTypeSchema,
  EVENT_PAPERS,
  MARK_REFUSALS,
  TALK_STATES,
} from './kinds.ts';
import {
  controlEventFields,
  controlEventReportSchema,
  controlEventRowSchema,
  controlEventSchema,
  eventProjectSchema,
  eventQuestionSchema,
} from './views.ts';

const PATH = '/control_event';
const ONE = `${PATH}/:id`;
const WORK = `${ONE}/work/:workId`;
const GUEST = `${PATH}/guest/:token`;

const byWork = byId.extend({ workId: idSchema });
const byToken = z.object({ token: z.string().min(20).max(200) });

const { kind, title, ...others } = controlEventFields;
const event = { 200: controlEventSchema };

/** What a list of works, slots, seats and criteria may be wrong in. */
const setErrors = [
  'event_slots_overlap',
  'event_work_twice',
  'event_work_foreign',
  'event_member_twice',
  'event_member_address',
  'event_role_twice',
  'event_criteria_kept',
] as const;

/**
 * Marks of one member, as many as he has given since the last call. Each says when it was typed: of two for
 * the same criterion the later one stays, so that what was kept without a connection may come twice and late.
 */
const markBody = z.object({
  marks: z
    .array(
      z.object({
        work_id: idSchema,
        /** Null: the comment of the work. */
        criterion_id: idSchema.nullable(),
        mark: z.int().min(0).max(100).nullable().default(null),
        comment: text(2000).optional(),
        typed_at: typedMomentSchema,
      }),
    )
    .min(1)
    .max(500),
});
const markAnswer = {
  200: z.object({
    /** By their places in the call: what was not taken, and why. */
    refused: z.array(z.object({ at: z.int(), code: z.enum(MARK_REFUSALS) })),
  }),
};
const markLimit = { max: 1200, minutes: 10 } as const;

const workBody = z.object({
  state: z.enum(TALK_STATES).optional(),
  decision: text(2000).optional(),
  mark: line(0, 60).optional(),
  /** The chair's decision between works with equal results. */
  place: z.int().min(1).max(100).nullable().optional(),
});

const publication = z.object({ agreed: z.boolean() });

/** Control events: defences, boards of examiners, pitch sessions, and what comes out of them. */
export const controlEventEndpoints = {
  /** Those that the asker organises, sits in the committee of, or has a work in; the next ones first. */
  list: defineEndpoint({
    name: 'controlevent.list',
    method: 'GET',
    path: PATH,
    access: 'profile',
    query: z.object({ project_id: idSchema.optional() }),
    responses: {
      200: z.object({
        events: z.array(controlEventRowSchema),
        /** Of which types he may make one. */
        can: z.object({ add: z.array(controlEventTypeSchema) }),
      }),
    },
  }),
  /** Projects where the asker holds the role that assigns events of this type. */
  projects: defineEndpoint({
    name: 'controlevent.projects',
    method: 'GET',
    path: `${PATH}/projects`,
    access: 'profile',
    query: z.object({ type: controlEventTypeSchema }),
    responses: { 200: z.object({ projects: z.array(eventProjectSchema) }) },
  }),
  create: defineEndpoint({
    name: 'controlevent.create',
    method: 'POST',
    path: PATH,
    access: 'profile',
    body: z.object({
      kind: controlEventKindSchema,
      title,
      ...z.object(others).partial().shape,
      key: idSchema.optional(),
    }),
    responses: { 201: controlEventSchema },
    errors: ['forbidden', ...setErrors],
    limit: { max: 60, minutes: 60, key: 'account' },
  }),
  get: defineEndpoint({
    name: 'controlevent.get',
    method: 'GET',
    path: ONE,
    access: 'profile',
    params: byId,
    responses: event,
  }),
  /** What is left out stays. Lists come whole. After the beginning only works that wait may be moved. */
  change: defineEndpoint({
    name: 'controlevent.change',
    method: 'PATCH',
    path: ONE,
    access: 'profile',
    params: byId,
    body: z
      .object({ kind, title, ...others })
      .partial()
      .extend({ version: versionSchema }),
    responses: event,
    errors: ['forbidden', 'stale_version', 'event_state', 'event_incomplete', ...setErrors],
    // whoever comes onto an announced list is mailed
    limit: { max: 900, minutes: 60, key: 'account' },
  }),
  /** Drafts only; what was announced is cancelled instead. */
  remove: defineEndpoint({
    name: 'controlevent.remove',
    method: 'DELETE',
    path: ONE,
    access: 'profile',
    params: byId,
    responses: { 204: null },
    errors: ['forbidden', 'event_state'],
  }),
  /** Announcing asks for a day, works and a committee with its chair; finishing for works that are closed or absent. */
  move: defineEndpoint({
    name: 'controlevent.move',
    method: 'POST',
    path: `${ONE}/state`,
    access: 'profile',
    params: byId,
    body: z.object({ state: z.enum(CONTROL_EVENT_STATES), reason: text(1000).default('') }),
    responses: event,
    errors: [
      'forbidden',
      'event_state',
      'event_incomplete',
      'event_work_foreign',
      'event_unfinished',
    ],
    limit: { max: 120, minutes: 60, key: 'account' },
  }),
  /** Mails a member without an account a new link; the one before is dead. */
  renewLink: defineEndpoint({
    name: 'controlevent.renewLink',
    method: 'POST',
    path: `${ONE}/member/:memberId/link`,
    access: 'profile',
    params: byId.extend({ memberId: idSchema }),
    responses: event,
    errors: ['forbidden', 'event_state'],
    limit: { max: 30, minutes: 60, key: 'account' },
  }),
  /**
   * The chair or the secretary moves a work on; only the chair closes it, with what is decided. Of a work
   * that he may not mark the organiser writes down what is decided.
   */
  moveWork: defineEndpoint({
    name: 'controlevent.moveWork',
    method: 'PATCH',
    path: WORK,
    access: 'profile',
    params: byWork,
    body: workBody,
    responses: event,
    errors: ['forbidden', 'event_state'],
  }),
  /** Written by the secretary; the chair may too. The same `id` again changes the question. */
  putQuestion: defineEndpoint({
    name: 'controlevent.putQuestion',
    method: 'PUT',
    path: `${WORK}/question`,
    access: 'profile',
    params: byWork,
    body: eventQuestionSchema.extend({ answer: text(2000).default('') }),
    responses: event,
    errors: ['forbidden', 'event_state'],
  }),
  removeQuestion: defineEndpoint({
    name: 'controlevent.removeQuestion',
    method: 'DELETE',
    path: `${WORK}/question/:questionId`,
    access: 'profile',
    params: byWork.extend({ questionId: idSchema }),
    responses: event,
    errors: ['forbidden', 'event_state'],
  }),
  mark: defineEndpoint({
    name: 'controlevent.mark',
    method: 'POST',
    path: `${ONE}/marks`,
    access: 'profile',
    params: byId,
    body: markBody,
    responses: markAnswer,
    errors: ['forbidden', 'event_state'],
    limit: { ...markLimit, key: 'account' },
  }),
  /** Whether the report may name the asker, his marks and questions; counts at once, both ways. */
  publish: defineEndpoint({
    name: 'controlevent.publish',
    method: 'PUT',
    path: `${ONE}/publication`,
    access: 'profile',
    params: byId,
    body: publication,
    responses: event,
    errors: ['forbidden'],
  }),
  /** A paper of a work, for whom its files are shown: an address that gives it as a download for a while. */
  file: defineEndpoint({
    name: 'controlevent.file',
    method: 'GET',
    path: `${ONE}/file/:fileId`,
    access: 'profile',
    params: byId.extend({ fileId: idSchema }),
    responses: { 200: z.object({ url: z.string() }) },
  }),
  /**
   * A paper of the committee, of one work or of all, for organiser, chair and secretary. The protocol says
   * what was heard and decided; the score sheets, member by member, the marks of works that are closed.
   */
  print: defineEndpoint({
    name: 'controlevent.print',
    method: 'POST',
    path: `${ONE}/paper`,
    access: 'profile',
    params: byId,
    body: z.object({
      paper: z.enum(EVENT_PAPERS),
      format: z.enum(['pdf', 'docx']),
      work_id: idSchema.nullable().default(null),
    }),
    responses: { 200: { bytes: true } },
    errors: ['forbidden', 'event_state', 'worker_busy', 'export_failed'],
    limit: { max: 30, minutes: 1, key: 'account' },
  }),
  /** The event with its slots as a calendar file. */
  calendar: defineEndpoint({
    name: 'controlevent.calendar',
    method: 'GET',
    path: `${ONE}/calendar`,
    access: 'profile',
    params: byId,
    responses: { 200: { bytes: true } },
  }),
  /** Not found before it is published. */
  report: defineEndpoint({
    name: 'controlevent.report',
    method: 'GET',
    path: `${ONE}/report`,
    access: 'public',
    params: byId,
    responses: { 200: controlEventReportSchema },
    errors: ['not_found'],
    limit: { max: 240, minutes: 1, key: 'address' },
  }),
};

/**
 * The seat of a member without an account, by the link that was mailed to him. He is told nothing live: his
 * page reads the event anew every few seconds. A whole committee may sit behind one address.
 */
export const controlEventGuestEndpoints = {
  get: defineEndpoint({
    name: 'controleventguest.get',
    method: 'GET',
    path: GUEST,
    access: 'public',
    params: byToken,
    responses: event,
    errors: ['not_found'],
    limit: { max: 2400, minutes: 1, key: 'address' },
  }),
  mark: defineEndpoint({
    name: 'controleventguest.mark',
    method: 'POST',
    path: `${GUEST}/marks`,
    access: 'public',
    params: byToken,
    body: markBody,
    responses: markAnswer,
    errors: ['not_found', 'event_state'],
    limit: { max: 12_000, minutes: 10, key: 'address' },
  }),
  /** A chair may well be from outside. */
  moveWork: defineEndpoint({
    name: 'controleventguest.moveWork',
    method: 'PATCH',
    path: `${GUEST}/work/:workId`,
    access: 'public',
    params: byToken.extend({ workId: idSchema }),
    body: workBody,
    responses: event,
    errors: ['not_found', 'forbidden', 'event_state'],
    limit: { max: 240, minutes: 1, key: 'address' },
  }),
  file: defineEndpoint({
    name: 'controleventguest.file',
    method: 'GET',
    path: `${GUEST}/file/:fileId`,
    access: 'public',
    params: byToken.extend({ fileId: idSchema }),
    responses: { 200: z.object({ url: z.string() }) },
    errors: ['not_found'],
    limit: { max: 1200, minutes: 1, key: 'address' },
  }),
  publish: defineEndpoint({
    name: 'controleventguest.publish',
    method: 'PUT',
    path: `${GUEST}/publication`,
    access: 'public',
    params: byToken,
    body: publication,
    responses: event,
    errors: ['not_found'],
    limit: { max: 60, minutes: 1, key: 'address' },
  }),
};
