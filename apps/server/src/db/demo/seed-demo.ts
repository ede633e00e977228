import type { DocumentSnapshot } from '@pv/editor-schema';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../context.ts';
import { users } from '../schema/index.ts';
import { addPeople } from './add-people.ts';
import { addNewProject } from './new-project.ts';
import { addReturnedProject } from './returned-project.ts';
import { openScene, quietWork } from './scene.ts';
import { addWaitingProject } from './waiting-project.ts';
import { writeThesis } from './write-thesis.ts';

// the same number in every process: two that start at once on an empty database seed it once
const LOCK = 7_102_019;

/**
 * Fills an empty database with the demo people and three of their projects, all or nothing. Does
 * nothing where demo data is not wanted or where there is already somebody. `thesis` is written into
 * the finish stage of the first project.
 * @returns whether the demo data was made
 */
export async function seedDemo(
  deps: Deps,
  { thesis }: { thesis?: DocumentSnapshot | undefined } = {},
): Promise<boolean> {
  if (!deps.config.demo) return false;
  return deps.connection.db.transaction(async (trx) => {
    await trx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const somebody = await trx.select({ id: users.id }).from(users).limit(1);
    if (somebody.length > 0) return false;
    const people = await addPeople(quietWork(deps, trx, deps.clock()));
    const scene = openScene(deps, trx, people);
    await addReturnedProject(scene);
    const { finish } = await addWaitingProject(scene);
    if (finish && thesis) await writeThesis(scene.ago(1), finish.id, thesis);
    await addNewProject(scene);
    return true;
  });
}
