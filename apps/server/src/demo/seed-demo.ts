import { lt, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Deps, Work } from '../context.ts';
import type { Transaction } from '../db/database.ts';
import { notifications, profiles, users } from '../db/schema/index.ts';
import { hashPassword } from '../features/auth/public.ts';
import { personName } from '../features/user/public.ts';
import { addDiscussion } from './add-discussion.ts';
import { addArticleProject, addProposedArticle } from './article-project.ts';
import { addControlEvents } from './control-events.ts';
import { addFinishedProject } from './finished-project.ts';
import { addOpportunities } from './opportunities.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE, type DemoName } from './people.ts';
import { grantDemoRoles } from './repair-demo.ts';
import { addReturnedProject } from './returned-project.ts';
import { create, openScene, quietWork, type Scene } from './scene.ts';
import { addStartupProject } from './startup-project.ts';
import { addWaitingProject } from './waiting-project.ts';

async function addPerson(work: Work, name: DemoName): Promise<string> {
  const fields = DEMO_PEOPLE[name];
  const id = uuidv7();
  await work.trx.insert(users).values({
    id,
    email: `${name}@demo.ru`,
    passwordHash: await hashPassword(DEMO_PASSWORD),
    locale: 'ru',
    createdAt: work.now,
  });
  await work.trx.insert(profiles).values({
    userId: id,
    name: personName(fields),
    groupName: fields.group,
    fields,
    version: 0,
  });
  return id;
}

/** Makes the demo people; gives their ids. */
async function addPeople(work: Work): Promise<Record<DemoName, string>> {
  const ids: Partial<Record<DemoName, string>> = {};
  for (const name of Object.keys(DEMO_PEOPLE) as DemoName[])
    ids[name] = await addPerson(work, name);
  return ids as Record<DemoName, string>;
}

/** A project that was created yesterday and waits for its author. */
async function addNewProject(scene: Scene): Promise<void> {
  await create(scene, {
    days: 1,
    title: 'Навигация внутри учебного корпуса по меткам Bluetooth',
    category: 'project',
    annotation: '',
    length: 90,
    template: true,
  });
}

// the same number in every process: two that start at once on an empty database seed it once
const LOCK = 7_102_019;

/** What demo people were told this week is new to them; nothing of it is mailed. */
async function quietOldNotices(trx: Transaction, now: Date): Promise<void> {
  await trx.update(notifications).set({ awaitsDigest: false });
  const week = new Date(now.getTime() - 7 * 86_400_000);
  await trx.update(notifications).set({ readAt: now }).where(lt(notifications.createdAt, week));
}

/**
 * Fills an empty database with the demo people and their projects of every kind, all or nothing. Does
 * nothing where demo data is not wanted or where there is already somebody.
 * @returns whether the demo data was made
 */
export async function seedDemo(deps: Deps): Promise<boolean> {
  if (!deps.config.demo) return false;
  return deps.connection.db.transaction(async (trx) => {
    await trx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const somebody = await trx.select({ id: users.id }).from(users).limit(1);
    if (somebody.length > 0) return false;
    const people = await addPeople(quietWork(deps, trx, deps.clock()));
    const scene = openScene(deps, trx, people);
    const research = await addReturnedProject(scene);
    const waiting = await addWaitingProject(scene);
    await addDiscussion(scene, waiting);
    await addStartupProject(scene);
    await addArticleProject(scene);
    await addProposedArticle(scene);
    await addFinishedProject(scene);
    await addNewProject(scene);
    await addControlEvents(scene, research);
    await grantDemoRoles(trx, scene.now);
    await addOpportunities(scene);
    await quietOldNotices(trx, scene.now);
    return true;
  });
}
