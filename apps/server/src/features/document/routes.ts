import { type DocumentView, endpoints, type RoleCode } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Actor, type Deps, inTransaction } from '../../context.ts';
import type { Executor } from '../../db/database.ts';
import { members, profiles } from '../../db/schema/index.ts';
import { route } from '../../http/route.ts';
import { assetRoutes } from './asset-routes.ts';
import { exportRoutes } from './export-routes.ts';
import { importRoutes } from './import-routes.ts';
import { loadAccess, type OpenedDocument } from './load-access.ts';
import { gatherReport, offerGathering } from './operations/gather-report.ts';
import { openDocument } from './operations/open-document.ts';
import { readThesis } from './operations/read-thesis.ts';
import { reopenDocument } from './operations/reopen-document.ts';
import { syncDocument } from './operations/sync-document.ts';
import { titlePageOf } from './title-page.ts';
import { versionRoutes } from './version-routes.ts';

/** Who writes in somebody else's text: what they change is at first only suggested. */
const REVIEWERS: ReadonlySet<RoleCode> = new Set(['supervisor', 'mentor', 'expert', 'tracker']);

type Suggesting = NonNullable<DocumentView['suggesting']>;

/** What those of the team are called who have filled their profiles. */
async function namesOfTeam(executor: Executor, projectId: string): Promise<Suggesting['people']> {
  return executor
    .select({ id: members.userId, name: profiles.name })
    .from(members)
    .innerJoin(profiles, eq(profiles.userId, members.userId))
    .where(eq(members.projectId, projectId));
}

/** A document as its editor sees it before it connects. */
async function presentDocument(
  { connection: { db }, clock }: Deps,
  opened: OpenedDocument,
  { userId, profileName }: Actor,
): Promise<DocumentView> {
  const { access } = opened;
  return {
    id: opened.id,
    stage_id: access.stage.id,
    project_id: access.project.id,
    project_title: access.project.title,
    stage_title: access.stage.title,
    updated_at: opened.updatedAt.toISOString(),
    locked: opened.locked,
    locked_stages: access.thesis?.locked ?? [],
    stages: access.thesis?.stages ?? null,
    can: opened.can,
    suggesting: {
      author: profileName ?? '',
      author_id: userId,
      usual: REVIEWERS.has(access.role),
      people: await namesOfTeam(db, access.project.id),
    },
    title_page: titlePageOf({ ...access, stage: access.thesis?.last ?? access.stage }, clock()),
  };
}

/** The calls on documents. */
export function documentRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.connection;
  route(app, endpoints.document.ofStage, async ({ params, actor }) => {
    const props = { stageId: params.id, userId: actor.userId };
    const opened = await inTransaction(deps, (work) => openDocument(work, props));
    return presentDocument(deps, opened, actor);
  });
  route(app, endpoints.document.ofProject, async ({ params, actor }) => ({
    thesis: await readThesis(db, { projectId: params.id, userId: actor.userId }),
  }));
  route(app, endpoints.document.get, async ({ params, actor }) =>
    presentDocument(deps, await loadAccess(db, params.id, actor.userId), actor),
  );
  route(app, endpoints.document.reopen, async ({ params, query, actor }) => {
    const props = { documentId: params.id, userId: actor.userId, stageId: query.stage };
    await inTransaction(deps, (work) => reopenDocument(work, props));
    return null;
  });
  route(app, endpoints.document.editorSync, async ({ params, actor, body }) => ({
    data: await syncDocument(deps, { stageId: params.id, userId: actor.userId, ...body }),
  }));
  route(app, endpoints.document.gatherOffer, ({ params, actor }) =>
    offerGathering(deps, { documentId: params.id, userId: actor.userId }),
  );
  route(app, endpoints.document.gather, async ({ params, body, actor }) => {
    await gatherReport(deps, { documentId: params.id, userId: actor.userId, ...body });
    return null;
  });
  assetRoutes(app, deps);
  importRoutes(app, deps);
  exportRoutes(app, deps);
  versionRoutes(app, deps);
}
