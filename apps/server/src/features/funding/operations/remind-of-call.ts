import {
  AppError,
  addDays,
  callDays,
  dayIn,
  daysBetween,
  type FundingRecord,
  fundingStep,
} from '@pv/contract';
import { translate } from '@pv/texts';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import ical, { type ICalEventData } from 'ical-generator';
import { type Deps, inTransaction, type Locale, type Work } from '../../../context.ts';
import type { Executor } from '../../../db/database.ts';
import { fundingReminders, members, projects, users } from '../../../db/schema/index.ts';
import { notify } from '../../notification/public.ts';
import { loadCatalogue, loadRecord } from '../catalogue.ts';
import { loadVenture } from '../load-venture.ts';

interface Asked {
  projectId: string;
  userId: string;
  code: string;
}

/** The end of a call and the step that is due on a day, as they are kept once they are told. */
const markOf = (end: string, today: string) => {
  const step = fundingStep(daysBetween(today, end));
  return step && `${end} ${step}`;
};

/**
 * The record and the end of its call.
 * @throws AppError `not_found`, `funding_call_closed` where no day is known on which it ends
 */
async function callOf(executor: Executor, { projectId, userId, code }: Asked, now: Date) {
  const venture = await loadVenture(executor, { projectId, userId, now });
  const record = await loadRecord(executor, code);
  const { state, to } = callDays(record.windows, venture.today);
  if (!to || state === 'closed') throw new AppError('funding_call_closed');
  return { ...venture, record, end: to };
}

/**
 * Has the caller told of the end of a call 30, 7 and 1 days before, or not any more. What is due on the day of
 * the asking he has just read.
 * @throws AppError `not_found`, `funding_call_closed`
 */
export async function remindOfCall(work: Work, asked: Asked & { on: boolean }): Promise<void> {
  const { projectId, userId, code, on } = asked;
  const { trx, now: createdAt } = work;
  if (!on) {
    await loadVenture(trx, { projectId, userId, now: createdAt });
    const { userId: of, projectId: to, code: about } = fundingReminders;
    await trx
      .delete(fundingReminders)
      .where(and(eq(of, userId), eq(to, projectId), eq(about, code)));
    return;
  }
  const { end, today } = await callOf(trx, asked, createdAt);
  await trx
    .insert(fundingReminders)
    .values({ userId, projectId, code, told: markOf(end, today), createdAt })
    .onConflictDoNothing();
}

interface Ending {
  record: FundingRecord;
  end: string;
  projectId: string;
}

/** The day on which a call ends in a calendar. */
function endingEntry(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  { record, end, projectId }: Ending,
  locale: Locale,
): ICalEventData {
  const { code, name, operator, url } = record;
  const page = `${config.publicUrl}/investment-navigator?project=${projectId}&record=${code}`;
  return {
    id: `funding-${code}-${projectId}@provektor`,
    start: new Date(end),
    end: new Date(addDays(end, 1)),
    allDay: true,
    timezone: 'UTC',
    stamp: clock(),
    summary: translate(locale, 'navigator.calendar.summary', { name: name[locale] }),
    description: `${operator[locale]}\n${url}\n${translate(locale, 'navigator.calendar.check')}`,
    url: page,
  };
}

/**
 * The end of a call as a calendar file.
 * @throws AppError `not_found`, `funding_call_closed`
 */
export async function writeEnding(deps: Deps, asked: Asked, locale: Locale): Promise<string> {
  const { record, end } = await callOf(deps.connection.db, asked, deps.clock());
  const calendar = ical({ prodId: '//Provektor//Provektor//RU' });
  calendar.createEvent(endingEntry(deps, { record, end, projectId: asked.projectId }, locale));
  return calendar.toString();
}

/** Everybody who wants to hear of the end of a call and is still in the team of the project. */
function findReminders({ connection: { db } }: Deps) {
  const inTeam = and(
    eq(members.projectId, fundingReminders.projectId),
    eq(members.userId, fundingReminders.userId),
  );
  return db
    .select({
      userId: fundingReminders.userId,
      code: fundingReminders.code,
      told: fundingReminders.told,
      locale: users.locale,
      zone: projects.timeZone,
      project: { id: projects.id, type: projects.type, title: projects.title },
    })
    .from(fundingReminders)
    .innerJoin(members, inTeam)
    .innerJoin(users, eq(users.id, fundingReminders.userId))
    .innerJoin(projects, eq(projects.id, fundingReminders.projectId))
    .$dynamic();
}

type Reminder = Awaited<ReturnType<typeof findReminders>>[number];

async function tellEnding(deps: Deps, reminder: Reminder, record: FundingRecord): Promise<void> {
  const { userId, code, project, locale, zone, told } = reminder;
  const today = dayIn(deps.clock(), zone);
  const { to } = callDays(record.windows, today);
  const mark = to && markOf(to, today);
  if (!to || !mark || told === mark) return;
  const { userId: of, projectId, code: about, told: last } = fundingReminders;
  const own = and(eq(of, userId), eq(projectId, project.id), eq(about, code));
  await inTransaction(deps, async (work) => {
    const marked = await work.trx
      .update(fundingReminders)
      .set({ told: mark })
      .where(and(own, or(isNull(last), sql`${last} <> ${mark}`)))
      .returning({ code: about });
    if (marked.length === 0) return;
    const count = daysBetween(today, to);
    const variant = count === 0 ? 'today' : count === 1 ? 'tomorrow' : 'soon';
    const said = { funding: code, title: record.name[locale], count };
    await notify(work, { reason: 'funding', variant, to: [userId], actor: null, project, said });
  });
}

/** Tells whoever has asked for it that a call ends. May run as often as wanted: each step is told once. */
export async function tellEndingCalls(deps: Deps): Promise<void> {
  const catalogue = await loadCatalogue(deps.connection.db);
  const byCode = new Map(catalogue.map((record) => [record.code, record]));
  for (const reminder of await findReminders(deps)) {
    const record = byCode.get(reminder.code);
    if (!record) continue;
    await tellEnding(deps, reminder, record).catch((error: unknown) => {
      deps.log.error({ err: error, code: reminder.code }, 'end of a call not told');
    });
  }
}

/** The ends of the calls of which somebody is reminded, for his calendar. */
export async function fundingEntries(
  deps: Deps,
  { userId, projectId }: { userId: string; projectId: string | null },
): Promise<ICalEventData[]> {
  const own = eq(fundingReminders.userId, userId);
  const rows = await findReminders(deps).where(
    projectId ? and(own, eq(fundingReminders.projectId, projectId)) : own,
  );
  if (rows.length === 0) return [];
  const catalogue = await loadCatalogue(deps.connection.db);
  return rows.flatMap(({ code, project, locale, zone }) => {
    const record = catalogue.find((one) => one.code === code);
    const call = record && callDays(record.windows, dayIn(deps.clock(), zone));
    if (!record || !call?.to || call.state === 'closed') return [];
    return [endingEntry(deps, { record, end: call.to, projectId: project.id }, locale)];
  });
}
