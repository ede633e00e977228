import { categoryOf, endpoints } from '@pv/contract';
import type { FastifyInstance } from 'fastify';
import { type Deps, inTransaction } from '../../context.ts';
import { route } from '../../http/route.ts';
import { decideSection, listReviews, loadState } from '../approval/public.ts';
import { fieldRoutes } from './field-routes.ts';
import { listProjects } from './list/list-projects.ts';
import { changeHeading } from './operations/change-heading.ts';
import { changeProject } from './operations/change-project.ts';
import { createProject } from './operations/create-project.ts';
import { deleteProject } from './operations/delete-project.ts';
import { listCategories, listRoles } from './operations/list-catalogues.ts';
import { presentProject } from './present-project.ts';

/** Reading, creating and changing research projects. */
function contentRoutes(app: FastifyInstance, deps: Deps): void {
  const { project } = endpoints;
  const { db } = deps.connection;
  route(app, project.list, ({ actor, query, locale }) =>
    listProjects(db, query, { userId: actor.userId, locale, now: deps.clock() }),
  );
  route(app, project.create, ({ actor, body, locale }) =>
    inTransaction(deps, (work) => createProject(work, { userId: actor.userId, locale, body })),
  );
  route(app, project.get, async ({ actor: { userId }, params }) =>
    presentProject(await loadState(db, params.id, userId), { userId, now: deps.clock() }),
  );
  route(app, project.change, ({ actor: { userId }, params, body }) =>
    inTransaction(deps, (work) => changeProject(work, { projectId: params.id, userId, body })),
  );
  route(app, project.setTitle, async ({ actor: { userId }, params, body }) => {
    const of = { projectId: params.id, userId };
    await inTransaction(deps, (work) => changeHeading(work, of, { title: body.title }));
    return null;
  });
  route(app, project.setCategory, async ({ actor: { userId }, params, body }) => {
    const of = { projectId: params.id, userId };
    const category = categoryOf(body.category_id);
    await inTransaction(deps, (work) => changeHeading(work, of, { category }));
    return null;
  });
  route(app, project.remove, async ({ actor: { userId }, params }) => {
    await inTransaction(deps, (work) => deleteProject(work, { projectId: params.id, userId }));
    return null;
  });
}

/** Approval of the project section. */
function approvalRoutes(app: FastifyInstance, deps: Deps): void {
  const { project } = endpoints;
  for (const action of ['approve', 'revise'] as const) {
    route(app, project[action], async ({ actor, params, body, locale }) => {
      const { review = null, status, edition } = body;
      await inTransaction(deps, (work) =>
        decideSection(work, {
          projectId: params.id,
          placeIn: () => ({ section: 'project', stageId: null }),
          userId: actor.userId,
          action,
          review,
          seen: { status, edition },
          locale,
        }),
      );
      return null;
    });
  }
  route(app, project.reviews, async ({ actor, params }) => {
    const { db } = deps.connection;
    await loadState(db, params.id, actor.userId);
    return { reviews: await listReviews(db, params.id, null) };
  });
}

/** Research projects: their content, approval and catalogues. */
export function projectRoutes(app: FastifyInstance, deps: Deps): void {
  const { project } = endpoints;
  contentRoutes(app, deps);
  approvalRoutes(app, deps);
  fieldRoutes(app, deps, 'task', project.taskFields);
  fieldRoutes(app, deps, 'full_info', project.infoFields);
  route(app, project.categories, async ({ locale }) => ({ categories: listCategories(locale) }));
  route(app, project.roles, async ({ query, locale }) => ({
    roles: listRoles(query.project_type, locale),
  }));
}
