import { type Deps, inTransaction } from '../../../context.ts';
import { type DueProject, findDuePeople, findDueProjects } from '../reminders/find-due.ts';
import { findReminders } from '../reminders/find-reminders.ts';
import { putOff } from '../reminders/put-off.ts';
import { remindPerson } from '../reminders/remind-person.ts';

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** Projects, and people whose reminders are in memory at once. */
const PAGE = 100;

/** Reminds a page of people; gives the projects that somebody could not be reminded of, by person. */
async function remindPage(
  deps: Deps,
  people: readonly string[],
  now: Date,
): Promise<[userId: string, projectIds: string[]][]> {
  const day = dayOf(now);
  const failed: [string, string[]][] = [];
  for (const [userId, reminders] of await findReminders(deps.connection.db, people, now)) {
    await inTransaction(deps, (work) => remindPerson(work, { userId, day, reminders })).catch(
      (error: unknown) => {
        failed.push([userId, reminders.map(({ project }) => project.id)]);
        deps.log.error({ err: error, userId }, 'reminder not sent');
      },
    );
  }
  return failed;
}

/**
 * Reminds those whose move has been waited for three days, once a day, and from the tenth day on also
 * curators and coordinators. Nothing is ever approved by silence. May run as often as wanted: it reads the
 * projects that are due, and puts each off until the next day.
 * @throws Error when somebody could not be reminded, after all the others were: the run is to be
 *   repeated within the day, and finds only those who are left
 */
export async function sendReminders(deps: Deps): Promise<void> {
  const now = deps.clock();
  const { db } = deps.connection;
  const failed = new Map<string, string[]>();
  let due: DueProject[] = [];
  do {
    due = await findDueProjects(db, { now, after: due.at(-1) ?? null, limit: PAGE });
    const people = (await findDuePeople(db, due, dayOf(now))).filter((id) => !failed.has(id));
    for (let at = 0; at < people.length; at += PAGE) {
      const page = await remindPage(deps, people.slice(at, at + PAGE), now);
      for (const [userId, projectIds] of page) failed.set(userId, projectIds);
    }
    const left = new Set([...failed.values()].flat());
    const reminded = due.filter(({ id }) => !left.has(id));
    await putOff(db, reminded, now);
  } while (due.length === PAGE);
  if (failed.size > 0) throw new Error(`${failed.size} people not reminded`);
}
