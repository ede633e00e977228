import { endpoints } from '@pv/contract';
import type { FastifyInstance } from 'fastify';
import { type Deps, inTransaction } from '../../context.ts';
import { route } from '../../http/route.ts';
import { addComment } from './operations/add-comment.ts';
import { changeComment } from './operations/change-comment.ts';
import { listComments } from './operations/list-comments.ts';
import { react } from './operations/react.ts';
import { removeComment } from './operations/remove-comment.ts';
import { resolveThread } from './operations/resolve-thread.ts';

/** Threads of comments on whatever is talked about. */
export function commentRoutes(app: FastifyInstance, deps: Deps): void {
  const { comment } = endpoints;
  route(app, comment.list, ({ query, actor: { userId } }) => {
    const { subject, subject_id: subjectId } = query;
    return listComments(deps.connection.db, { subject, subjectId, userId, now: deps.clock() });
  });
  route(app, comment.add, ({ body, actor: { userId } }) =>
    inTransaction(deps, (work) => addComment(work, { userId, body })),
  );
  route(app, comment.change, ({ params: { id }, body, actor: { userId } }) =>
    inTransaction(deps, (work) => changeComment(work, { id, userId, ...body })),
  );
  route(app, comment.remove, async ({ params: { id }, actor: { userId } }) => {
    await inTransaction(deps, (work) => removeComment(work, { id, userId }));
    return null;
  });
  route(app, comment.resolve, ({ params: { id }, body, actor: { userId } }) =>
    inTransaction(deps, (work) => resolveThread(work, { id, userId, ...body })),
  );
  route(app, comment.react, ({ params: { id }, body, actor: { userId } }) =>
    inTransaction(deps, (work) => react(work, { id, userId, ...body })),
  );
}
