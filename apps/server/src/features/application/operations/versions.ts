import { AppError, type ApplicationVersion } from '@pv/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import type { Executor } from '../../../db/database.ts';
import { grantApplicationVersions } from '../../../db/schema/index.ts';
import { appendEvent } from '../../approval/public.ts';
import { keepVersion, presentVersion } from '../keep-version.ts';
import {
  type ApplicationScene,
  countFilled,
  lockScene,
  readScene,
  requireFree,
  saveSections,
  sectionIn,
} from '../scene.ts';

interface OfVersion {
  id: string;
  versionId: string;
  userId: string;
}

/** More than anybody looks through; a list that long would need pages. */
const MOST = 200;

/** The kept states of an application, the last first. */
export async function listVersions(
  executor: Executor,
  { id, userId }: Omit<OfVersion, 'versionId'>,
): Promise<ApplicationVersion[]> {
  await readScene(executor, id, userId);
  const { id: own, applicationId, reason, name, authorName, createdAt } = grantApplicationVersions;
  const rows = await executor
    .select({ id: own, reason, name, authorName, createdAt })
    .from(grantApplicationVersions)
    .where(eq(applicationId, id))
    .orderBy(desc(createdAt), desc(own))
    .limit(MOST);
  return rows.map(presentVersion);
}

/** Keeps what stands there now under a name. */
export async function keepNamed(
  work: Work,
  { id, userId, name }: Omit<OfVersion, 'versionId'> & { name: string },
): Promise<ApplicationVersion> {
  return keepVersion(work, await lockScene(work, id, userId), { reason: 'named', name });
}

async function findVersion(executor: Executor, { id, versionId }: OfVersion) {
  const { applicationId, id: own } = grantApplicationVersions;
  const [found] = await executor
    .select()
    .from(grantApplicationVersions)
    .where(and(eq(applicationId, id), eq(own, versionId)));
  if (!found) throw new AppError('not_found');
  return found;
}

/**
 * An application as it was when a state of it was kept.
 * @throws AppError `not_found`
 */
export async function readVersion(executor: Executor, of: OfVersion): Promise<ApplicationScene> {
  const scene = await readScene(executor, of.id, of.userId);
  const { values } = await findVersion(executor, of);
  const sections = scene.template.sections.map(({ code }) => ({
    ...sectionIn(scene, code).kept,
    values: values[code] ?? {},
  }));
  return {
    ...scene,
    sections,
    row: { ...scene.row, filled: countFilled(scene.template, sections) },
  };
}

/**
 * Writes a kept state again; what stands there now is kept before.
 * @throws AppError `not_found`, `forbidden`, `application_sent`, `application_locked`
 */
export async function restoreVersion(work: Work, of: OfVersion): Promise<ApplicationScene> {
  const scene = await lockScene(work, of.id, of.userId);
  const { values } = await findVersion(work.trx, of);
  const changed = scene.template.sections.flatMap(({ code }) => {
    const { kept } = sectionIn(scene, code);
    const then = values[code] ?? {};
    if (JSON.stringify(then) === JSON.stringify(kept.values)) return [];
    requireFree(scene, kept, work.now);
    return [{ ...kept, values: then, version: kept.version + 1 }];
  });
  if (changed.length === 0) return scene;
  await keepVersion(work, scene, { reason: 'restore' });
  const { row, member } = scene;
  const after = { name: row.title };
  const event = { projectId: row.projectId, actor: member, after };
  await appendEvent(work, { ...event, kind: 'application_restored' });
  return saveSections(work, scene, changed);
}
