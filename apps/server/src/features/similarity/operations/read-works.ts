import { desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { type Deps, inTransaction } from '../../../context.ts';
import type { Transaction } from '../../../db/database.ts';
import { projects, workPrints, workTexts } from '../../../db/schema/index.ts';
import { keptWords, printsOf, type ReadText, readText } from '../find-places.ts';
import { readPassages } from '../read-passages.ts';

/** How many works one run reads. */
const MOST_WORKS = 1000;

interface Kept {
  projectId: string;
  words: string;
  prints: readonly number[];
  now: Date;
}

/** Keeps the words of a work and its fingerprints in place of those before. */
async function keepText(trx: Transaction, { projectId, words, prints, now }: Kept): Promise<void> {
  const [project] = await trx
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.id, projectId))
    // it may be deleted meanwhile, and two that read one work go one after another
    .for('key share');
  if (!project) return;
  const [before] = await trx
    .insert(workTexts)
    .values({ projectId, words: '', readAt: now })
    .onConflictDoUpdate({ target: workTexts.projectId, set: { readAt: now } })
    .returning({ words: workTexts.words });
  if (before?.words === words) return;
  await trx.update(workTexts).set({ words }).where(eq(workTexts.projectId, projectId));
  await trx.delete(workPrints).where(eq(workPrints.projectId, projectId));
  await trx.execute(
    sql`insert into work_prints (print, project_id)
        select print, ${projectId}::uuid from unnest(${`{${prints.join()}}`}::bigint[]) as print`,
  );
}

/** Reads the text of a work as it is now and keeps it for comparing. */
export async function readWork(deps: Deps, projectId: string): Promise<ReadText> {
  // what is written while it is read is read the next time
  const now = deps.clock();
  const text = readText(await readPassages(deps, projectId));
  const kept = { projectId, words: keptWords(text), prints: printsOf(text), now };
  await inTransaction(deps, ({ trx }) => keepText(trx, kept));
  return text;
}

/** When something of a project or of its documents was changed last. */
const changedAt = sql<Date>`greatest(${projects.updatedAt}, (
  select max(d.updated_at) from documents d
  where d.project_id = ${projects.id}))`;

/** Reads those works that were written in since they were read; one that cannot be read is passed over. */
export async function readStale(deps: Deps, most = MOST_WORKS): Promise<void> {
  const stale = await deps.connection.db
    .select({ id: projects.id })
    .from(projects)
    .leftJoin(workTexts, eq(workTexts.projectId, projects.id))
    .where(or(isNull(workTexts.projectId), lt(workTexts.readAt, changedAt)))
    .orderBy(desc(projects.updatedAt))
    .limit(most);
  for (const { id } of stale) {
    try {
      await readWork(deps, id);
    } catch (error) {
      deps.log.warn({ err: error, projectId: id }, 'work not read for comparing');
    }
  }
}
