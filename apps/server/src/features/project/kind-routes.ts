import { PROJECT_CALLS, type ProjectType } from '@pv/contract';
import type { FastifyInstance } from 'fastify';
import { type Deps, inTransaction, type Work } from '../../context.ts';
import { route } from '../../http/route.ts';
import { checkKind, decideSection, loadState } from '../approval/public.ts';
import { changeHeading } from './operations/change-heading.ts';
import { changeProject } from './operations/change-project.ts';
import { deleteProject } from './operations/delete-project.ts';
import { presentProject } from './present-project.ts';

/** Reading, changing, approving and deleting a project at the addresses of its kind. */
export function kindRoutes(app: FastifyInstance, deps: Deps, type: ProjectType): void {
  const { project: calls } = PROJECT_CALLS[type];
  const { db } = deps.connection;
  const within = <T>(projectId: string, operation: (work: Work) => Promise<T>): Promise<T> =>
    inTransaction(deps, async (work) => {
      await checkKind(work.trx, projectId, type);
      return operation(work);
    });

  route(app, calls.get, async ({ actor: { userId }, params }) => {
    await checkKind(db, params.id, type);
    const reader = { userId, now: deps.clock(), rules: deps.config };
    return presentProject(await loadState(db, params.id, userId), reader);
  });
  route(app, calls.change, ({ actor: { userId }, params: { id }, body }) =>
    within(id, (work) => changeProject(work, { projectId: id, userId, body })),
  );
  route(app, calls.setTitle, async ({ actor: { userId }, params: { id }, body }) => {
    const { title, version } = body;
    const of = { projectId: id, userId, version };
    await within(id, (work) => changeHeading(work, of, { title }));
    return null;
  });
  route(app, calls.remove, async ({ actor: { userId }, params: { id } }) => {
    await within(id, (work) => deleteProject(work, { projectId: id, userId }));
    return null;
  });
  for (const action of ['approve', 'revise'] as const) {
    route(app, calls[action], async ({ actor: { userId }, params: { id }, body, locale }) => {
      const { review = null, status, edition } = body;
      const seen = { status, edition };
      const placeIn = () => ({ section: 'project', stageId: null }) as const;
      await within(id, (work) =>
        decideSection(work, { projectId: id, placeIn, userId, action, review, seen, locale }),
      );
      return null;
    });
  }
}
