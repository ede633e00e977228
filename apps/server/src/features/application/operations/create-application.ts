import { AppError, allowed, type BodyOf, type endpoints } from '@pv/contract';
import { and, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../../context.ts';
import { grantApplicationSections, grantApplications } from '../../../db/schema/index.ts';
import { appendEvent, lockState, memberOf } from '../../approval/public.ts';
import { fillForm } from '../autofill.ts';
import { loadFacts } from '../load-facts.ts';
import { isCallOver } from '../present-application.ts';
import { type ApplicationScene, countFilled, readScene } from '../scene.ts';
import { templateOf, wordIn } from '../templates.ts';

/**
 * Begins an application for a grant, filled from all that the project tells.
 * @throws AppError `not_found`, `forbidden`, `application_project`, `application_template_absent`,
 *   `application_call_closed`
 */
export async function createApplication(
  work: Work,
  userId: string,
  body: BodyOf<typeof endpoints.application.create>,
): Promise<ApplicationScene> {
  const { trx, now } = work;
  const { project_id: projectId, record, deadline, key } = body;
  const state = await lockState(trx, projectId, userId);
  const member = memberOf(state, userId);
  if (!allowed(member.role, 'edit')) throw new AppError('forbidden');
  if (state.project.type === 'article') throw new AppError('application_project');
  const template = templateOf(body.template);
  if (!template) throw new AppError('application_template_absent');
  if (key) {
    const same = and(
      eq(grantApplications.projectId, projectId),
      eq(grantApplications.key, key),
      eq(grantApplications.authorId, userId),
    );
    const [made] = await trx.select().from(grantApplications).where(same);
    if (made) return readScene(trx, made.id, userId);
  }
  if (isCallOver({ deadline }, state.project, now)) throw new AppError('application_call_closed');
  const filled = fillForm(template, await loadFacts(trx, state, member));
  const id = uuidv7();
  const title = wordIn('ru', template.title);
  const sections = Object.entries(filled).map(([code, values]) => ({
    applicationId: id,
    code,
    values,
  }));
  await trx.insert(grantApplications).values({
    id,
    projectId,
    key,
    template: template.code,
    title,
    record,
    status: 'draft',
    deadline,
    filled: countFilled(template, sections),
    authorId: userId,
    authorName: member.name,
    createdAt: now,
    updatedAt: now,
  });
  await trx.insert(grantApplicationSections).values(sections);
  await appendEvent(work, {
    projectId,
    kind: 'application_added',
    actor: member,
    after: { name: title },
  });
  return readScene(trx, id, userId);
}
