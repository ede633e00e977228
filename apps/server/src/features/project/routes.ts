import { categoryOf, endpoints } from '@pv/contract';
import type { FastifyInstance } from 'fastify';
import { type Deps, inTransaction } from '../../context.ts';
import { route } from '../../http/route.ts';
import { checkKind, listReviews, loadState } from '../approval/public.ts';
import { projectFieldRoutes } from './field-routes.ts';
import { kindRoutes } from './kind-routes.ts';
import { listProgress } from './list/list-progress.ts';
import { listProjects } from './list/list-projects.ts';
import { changeHeading } from './operations/change-heading.ts';
import { changeTeamText } from './operations/change-team-text.ts';
import { createProject } from './operations/create-project.ts';
import { listCategories, listRoles, listTemplates } from './operations/list-catalogues.ts';

/** Creating and listing: what differs between the kinds. */
function collectionRoutes(app: FastifyInstance, deps: Deps): void {
  const { project, startup, article } = endpoints;
  const { db } = deps.connection;
  const readerOf = (userId: string, locale: 'ru' | 'en') => ({ userId, locale, now: deps.clock() });
  route(app, project.listAll, ({ actor, query, locale }) =>
    listProjects(
      db,
      { ...query, type: query.project_type ?? null },
      readerOf(actor.userId, locale),
    ),
  );
  route(app, project.list, ({ actor, query, locale }) =>
    listProjects(db, { ...query, type: 'nir' }, readerOf(actor.userId, locale)),
  );
  route(app, project.progress, ({ actor, query }) => listProgress(db, actor.userId, query));
  route(app, project.create, ({ actor: { userId }, body, locale }) =>
    inTransaction(deps, (work) => createProject(work, { type: 'nir', userId, locale, body })),
  );
  for (const [type, calls] of [
    ['startup', startup],
    ['article', article],
  ] as const) {
    route(app, calls.list, ({ actor, query, locale }) =>
      listProjects(db, { ...query, type }, readerOf(actor.userId, locale)),
    );
    route(app, calls.create, ({ actor: { userId }, body, locale }) =>
      inTransaction(deps, (work) => createProject(work, { type, userId, locale, body })),
    );
  }
}

/** Content that only some kinds have, or that has the same address in all of them. */
function contentRoutes(app: FastifyInstance, deps: Deps): void {
  const { project } = endpoints;
  const { db } = deps.connection;
  route(app, project.setCategory, async ({ actor: { userId }, params: { id }, body }) => {
    const category = categoryOf(body.category_id);
    await inTransaction(deps, async (work) => {
      await checkKind(work.trx, id, 'nir');
      await changeHeading(work, { projectId: id, userId, version: body.version }, { category });
    });
    return null;
  });
  route(app, project.teamField, async ({ actor: { userId }, params, body }) => {
    const text = { projectId: params.id, userId, ...body };
    await inTransaction(deps, (work) => changeTeamText(work, text));
    return null;
  });
  route(app, project.startupTeamField, async ({ actor: { userId }, params, body }) => {
    const text = { projectId: params.id, userId, ...body };
    await inTransaction(deps, async (work) => {
      await checkKind(work.trx, params.id, 'startup');
      await changeTeamText(work, text);
    });
    return null;
  });
  route(app, project.reviews, async ({ actor, params }) => {
    const state = await loadState(db, params.id, actor.userId);
    return listReviews(db, state, { userId: actor.userId, stageId: null });
  });
}

function catalogueRoutes(app: FastifyInstance): void {
  const { project } = endpoints;
  route(app, project.categories, async ({ locale }) => ({ categories: listCategories(locale) }));
  route(app, project.templates, async ({ query, locale }) => ({
    templates: listTemplates(query.project_type, locale, query.language),
  }));
  route(app, project.roles, async ({ query, locale }) => ({
    roles: listRoles(query.project_type, locale),
  }));
}

/** Projects of every kind: their content, approval and catalogues. */
export function projectRoutes(app: FastifyInstance, deps: Deps): void {
  const { project } = endpoints;
  collectionRoutes(app, deps);
  for (const type of ['nir', 'startup', 'article'] as const) kindRoutes(app, deps, type);
  contentRoutes(app, deps);
  projectFieldRoutes(app, deps, 'task', project.taskFields);
  projectFieldRoutes(app, deps, 'full_info', project.infoFields);
  catalogueRoutes(app);
}
