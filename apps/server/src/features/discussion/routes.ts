import { endpoints } from '@pv/contract';
import type { FastifyInstance } from 'fastify';
import { type Deps, inTransaction } from '../../context.ts';
import { route } from '../../http/route.ts';
import { sendMadeFile } from '../../http/send-made-file.ts';
import { changeDiscussion } from './operations/change-discussion.ts';
import { closeDiscussion } from './operations/close-discussion.ts';
import { listDiscussions } from './operations/list-discussions.ts';
import { listPeople } from './operations/list-people.ts';
import { openDiscussion } from './operations/open-discussion.ts';
import { printShown } from './operations/print-shown.ts';
import { readOffer } from './operations/read-offer.ts';
import { removeDiscussion } from './operations/remove-discussion.ts';
import { presentDiscussion } from './present-discussion.ts';
import { readScene } from './scene.ts';

/** Discussions of works; what is said in them goes through comments. */
export function discussionRoutes(app: FastifyInstance, deps: Deps): void {
  const { discussion: calls } = endpoints;
  const { db } = deps.connection;
  route(app, calls.list, ({ query, actor: { userId } }) =>
    listDiscussions(db, { userId, now: deps.clock(), query }),
  );
  route(app, calls.offer, ({ query, actor: { userId } }) =>
    readOffer(db, query.project_id, userId),
  );
  route(app, calls.open, ({ body, actor: { userId } }) =>
    inTransaction(deps, (work) => openDiscussion(work, userId, body)),
  );
  route(app, calls.get, async ({ params: { id }, actor: { userId } }) =>
    presentDiscussion(
      { executor: db, storage: deps.storage, rules: deps.config },
      await readScene(db, id, userId),
    ),
  );
  route(app, calls.change, ({ params: { id }, body, actor: { userId } }) =>
    inTransaction(deps, (work) => changeDiscussion(work, { id, userId, body })),
  );
  route(app, calls.close, ({ params: { id }, body, actor: { userId } }) =>
    inTransaction(deps, (work) => closeDiscussion(work, { id, userId, ...body })),
  );
  route(app, calls.remove, async ({ params: { id }, actor: { userId } }) => {
    await inTransaction(deps, (work) => removeDiscussion(work, { id, userId }));
    return null;
  });
  route(app, calls.people, async ({ params: { id }, query: { text }, actor: { userId } }) => ({
    users: await listPeople(db, { id, userId, text }),
  }));
  route(app, calls.document, async ({ params: { id }, actor: { userId }, request, reply }) => {
    const gone = new AbortController();
    request.raw.on('close', () => gone.abort());
    const { file, pages } = await printShown(deps, { id, userId, signal: gone.signal });
    return sendMadeFile(reply, { file, mime: 'application/pdf', pages });
  });
}
