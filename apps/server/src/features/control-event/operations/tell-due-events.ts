import { addDays, dayIn, daysBetween } from '@pv/contract';
import { and, between, eq, or } from 'drizzle-orm';
import { type Deps, inTransaction, type Work } from '../../../context.ts';
import { controlEvents } from '../../../db/schema/index.ts';
import { authorsOf, type EventRow, type EventScene, loadEvent } from '../load-event.ts';
import { findMaterials, lacksMaterials } from '../materials.ts';
import { tellEverybody, tellPeople } from '../tell-event.ts';

/** So many days before it an event is reminded of. */
const BEFORE_EVENT: readonly number[] = [7, 1];
/** And so many before their day papers that are not there. */
const BEFORE_PAPERS = 3;

const NOBODY = { userId: null, name: '' } as const;

/** What is to be reminded of today, as it is marked once it is told. */
function dueToday({ day, materialsDue, timeZone, told, announcedAt }: EventRow, now: Date) {
  const today = dayIn(now, timeZone);
  // whoever was invited today knows
  if (!announcedAt || dayIn(announcedAt, timeZone) === today) return [];
  const days = day ? daysBetween(today, day) : -1;
  const papers = materialsDue ? daysBetween(today, materialsDue) : -1;
  return [
    ...(BEFORE_EVENT.includes(days) ? [{ what: 'soon' as const, count: days }] : []),
    ...(papers === BEFORE_PAPERS ? [{ what: 'materials' as const, count: papers }] : []),
  ]
    .map((due) => ({ ...due, mark: `${due.what} ${day} ${materialsDue} ${due.count}` }))
    .filter(({ mark }) => !told.includes(mark));
}

/** Reminds the authors of works that lack one of the asked papers. */
async function remindOfPapers(work: Work, scene: EventScene, count: number): Promise<void> {
  const { event, works } = scene;
  const ids = works.map(({ projectId }) => projectId);
  const files = await findMaterials(work.trx, ids, event.materials);
  const lacking = works.filter(({ projectId }) =>
    lacksMaterials(event.materials, files.get(projectId) ?? []),
  );
  const authors = new Set(lacking.flatMap((one) => authorsOf(one).map(({ userId }) => userId)));
  await tellPeople(work, scene, {
    variant: 'materials',
    actor: NOBODY,
    count,
    to: (userId) => authors.has(userId),
  });
}

async function tellDue(deps: Deps, id: string): Promise<void> {
  await inTransaction(deps, async (work) => {
    const announced = and(eq(controlEvents.id, id), eq(controlEvents.state, 'announced'));
    const scene = await loadEvent(work.trx, announced, 'update');
    const due = dueToday(scene.event, work.now);
    if (due.length === 0) return;
    const told = [...scene.event.told, ...due.map(({ mark }) => mark)];
    await work.trx.update(controlEvents).set({ told }).where(eq(controlEvents.id, id));
    for (const { what, count } of due) {
      if (what === 'materials') await remindOfPapers(work, scene, count);
      else await tellEverybody(work, scene, { variant: 'soon', actor: NOBODY, count });
    }
  });
}

/**
 * Reminds of events and of papers that they lack, each once. May run as often as wanted; what could not be
 * told is tried again by the next run of the day.
 */
export async function tellDueEvents(deps: Deps): Promise<void> {
  const now = deps.clock();
  const [from, to] = [-1, Math.max(...BEFORE_EVENT) + 1].map((days) =>
    addDays(dayIn(now, 'UTC'), days),
  ) as [string, string];
  const { day, materialsDue, state } = controlEvents;
  const near = or(between(day, from, to), between(materialsDue, from, to));
  const rows = await deps.connection.db
    .select()
    .from(controlEvents)
    .where(and(eq(state, 'announced'), near));
  for (const event of rows.filter((row) => dueToday(row, now).length > 0)) {
    await tellDue(deps, event.id).catch((error: unknown) => {
      deps.log.error({ err: error, eventId: event.id }, 'day of an event not told');
    });
  }
}
