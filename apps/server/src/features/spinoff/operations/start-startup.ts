import { AppError, type BodyOf, type spinoffEndpoints } from '@pv/contract';
import { and, eq } from 'drizzle-orm';
import type { Locale, Work } from '../../../context.ts';
import { startupOrigins } from '../../../db/schema/index.ts';
import {
  appendEvent,
  loadState,
  lockState,
  memberOf,
  noticeProject,
  type ProjectState,
  refreshStanding,
} from '../../approval/public.ts';
import { notify } from '../../notification/public.ts';
import { createProject, startupRefusal } from '../../project/public.ts';
import { carryDocuments } from '../carry/carry-documents.ts';
import { carryFiles } from '../carry/carry-files.ts';
import { annotationOf, carryTexts, chosenTexts } from '../carry/carry-texts.ts';
import { invitePeople } from '../carry/invite-people.ts';

interface Start {
  projectId: string;
  userId: string;
  locale: Locale;
  body: BodyOf<typeof spinoffEndpoints.create>;
}

/** What the same request has made before. */
async function madeBefore({ trx }: Work, { projectId, userId, body }: Start) {
  const { sourceId, creatorId, requestId, startupId } = startupOrigins;
  const same = and(eq(sourceId, projectId), eq(creatorId, userId), eq(requestId, body.request_id));
  const [made] = await trx.select({ id: startupId }).from(startupOrigins).where(same);
  return made;
}

async function link(work: Work, source: ProjectState, startupId: string, start: Start) {
  const { project } = source;
  const { name } = memberOf(source, start.userId);
  await work.trx.insert(startupOrigins).values({
    startupId,
    sourceId: project.id,
    sourceType: project.type,
    sourceTitle: project.title,
    startupTitle: start.body.title,
    creatorId: start.userId,
    creatorName: name,
    requestId: start.body.request_id,
    createdAt: work.now,
  });
}

/** Tells both logs, and those of the work's team who get no invitation. */
async function tell(work: Work, source: ProjectState, startup: ProjectState, start: Start) {
  const { userId, body } = start;
  const actor = memberOf(startup, userId);
  const [from, to] = [source.project, startup.project];
  await appendEvent(work, {
    projectId: to.id,
    kind: 'grown_from_work',
    actor,
    after: { title: from.title },
  });
  await appendEvent(work, {
    projectId: from.id,
    kind: 'startup_started',
    actor,
    after: { title: to.title },
  });
  const invited = new Set(body.people.map(({ user_id }) => user_id));
  await notify(work, {
    reason: 'startup_started',
    variant: 'started',
    to: source.team.map((member) => member.userId).filter((id) => !invited.has(id)),
    actor,
    project: noticeProject(source),
    said: { project: to.title },
  });
}

async function begin(work: Work, source: ProjectState, start: Start): Promise<string> {
  const { userId, locale, body } = start;
  const { title, role_id, template, template_code } = body;
  const texts = chosenTexts(source, body.texts, locale);
  const annotation = annotationOf(texts);
  const { id } = await createProject(work, {
    type: 'startup',
    userId,
    locale,
    body: { title, role_id, template, template_code, annotation },
  });
  await link(work, source, id, start);
  const startup = await loadState(work.trx, id, userId);
  const actor = memberOf(startup, userId);
  await tell(work, source, startup, start);
  await carryTexts(work, { projectId: id, actor }, texts);
  const [first] = startup.stages;
  if (!first) throw new TypeError(`startup ${id} has no stages`);
  const from = source.project.id;
  await carryFiles(work, { from, fileIds: body.files, projectId: id, stageId: first.id, actor });
  await carryDocuments(work, source, { startupId: id, stageIds: body.documents });
  // whose move it is depends on the texts that it has now
  await refreshStanding(work, await loadState(work.trx, id, userId), actor);
  await invitePeople(work, source, { startupId: id, userId, people: body.people });
  return id;
}

/**
 * Turns a finished work into a startup of the caller, with everything that he takes along. Repeated
 * with the same `request_id` it gives what the first call has made.
 * @throws AppError `not_found`, `forbidden`, `work_unfinished`, `stale_offer`, `too_many_requests`, and
 *   what an invitation is refused with
 */
export async function startStartup(work: Work, start: Start): Promise<{ id: string }> {
  const source = await lockState(work.trx, start.projectId, start.userId);
  const made = await madeBefore(work, start);
  if (made) return made;
  const refused = startupRefusal(source, start.userId);
  if (refused) throw new AppError(refused);
  return { id: await begin(work, source, start) };
}
