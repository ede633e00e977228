import { AppError, type BodyOf, type endpoints, type Project } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { projects } from '../../../db/schema/index.ts';
import { editContent, type ProjectState, staleVersion } from '../../approval/public.ts';
import { presentProject } from '../present-project.ts';

interface Change {
  projectId: string;
  userId: string;
  body: BodyOf<typeof endpoints.project.change>;
}

function changed({ project }: ProjectState, body: Change['body']) {
  const { annotation = project.annotation, time_zone: timeZone = project.timeZone } = body;
  const startsAt = body.starts_at === undefined ? project.startsAt : body.starts_at;
  const endsAt = body.ends_at === undefined ? project.endsAt : body.ends_at;
  if (startsAt && endsAt && endsAt < startsAt) throw new AppError('dates_reversed');
  return { annotation, startsAt, endsAt, timeZone };
}

/**
 * Changes the annotation, the dates of a project and the zone that they end in: editions show the first
 * two, no approval depends on any.
 * @throws AppError `stale_version`, `dates_reversed`, and the refusals of `editContent`
 */
export async function changeProject(
  work: Work,
  { projectId, userId, body }: Change,
): Promise<Project> {
  const state = await editContent(work, { projectId, userId }, (before) => {
    const { annotation, startsAt, endsAt, timeZone, version } = before.project;
    if (body.version !== version) {
      const dates = { starts_at: startsAt, ends_at: endsAt };
      throw staleVersion(version, body, { annotation, ...dates, time_zone: timeZone });
    }
    const after = changed(before, body);
    const same =
      after.annotation === annotation &&
      after.startsAt === startsAt &&
      after.endsAt === endsAt &&
      after.timeZone === timeZone;
    const write = async () => {
      await work.trx
        .update(projects)
        .set({ ...after, version: version + 1 })
        .where(eq(projects.id, projectId));
    };
    return {
      places: [],
      kind: 'project_changed',
      before: { annotation, startsAt, endsAt, timeZone },
      after,
      write: same ? null : write,
    };
  });
  return presentProject(state, { userId, now: work.now, rules: work.deps.config });
}
