import {
  endpoints,
  RESUME_LEFT,
  RESUME_RIGHT,
  type ResumePart,
  type ResumeSheet,
} from '@pv/contract';
import { translate } from '@pv/texts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Deps, inTransaction } from '../../context.ts';
import { fileName } from '../../http/file-name.ts';
import { route } from '../../http/route.ts';
import { sendMadeFile } from '../../http/send-made-file.ts';
import { loadState, memberOf } from '../approval/public.ts';
import { loadResume } from './load-sheet.ts';
import { listLinks, revokeLink, shareResume } from './operations/own-links.ts';
import { countOpen, readShared } from './operations/shared-resume.ts';
import { translateResume } from './operations/translate-resume.ts';

/** Prints a sheet and sends the file. */
async function sendPdf(deps: Deps, reply: FastifyReply, sheet: ResumeSheet): Promise<null> {
  const column = (parts: readonly ResumePart[]) =>
    sheet.parts.filter(({ part }) => parts.includes(part));
  const { parts: _, ...printed } = sheet;
  const resume = { ...printed, columns: [column(RESUME_LEFT), column(RESUME_RIGHT)] as const };
  const { file } = await deps.documents.pool.run(
    { name: 'resume', given: { resume } },
    { urgent: true },
  );
  const called = translate(sheet.language, 'sharedResume.file');
  const name = fileName([called, sheet.title], 'pdf', called);
  return sendMadeFile(reply, { file, name, mime: 'application/pdf' });
}

// a secret address is for its reader only
const keepQuiet = (reply: FastifyReply) =>
  reply.header('x-robots-tag', 'noindex').header('cache-control', 'no-store');

/** The page that a venture shows to whoever gives money, for its team and by links. */
export function resumeRoutes(app: FastifyInstance, deps: Deps): void {
  const { resume, sharedResume } = endpoints;
  const { db } = deps.connection;
  async function ownResume(id: string, userId: string, language: ResumeSheet['language']) {
    const state = await loadState(db, id, userId);
    return loadResume(db, { state, role: memberOf(state, userId).role, language });
  }
  route(app, resume.get, ({ params: { id }, query, actor: { userId } }) =>
    ownResume(id, userId, query.language),
  );
  route(app, resume.translate, ({ params: { id }, actor: { userId }, body }) =>
    inTransaction(deps, (work) => translateResume(work, { projectId: id, userId }, body)),
  );
  route(app, resume.print, async ({ params: { id }, actor: { userId }, body, reply }) => {
    const { sheet } = await ownResume(id, userId, body.language);
    return sendPdf(deps, reply, sheet);
  });
  route(app, resume.links, ({ params: { id }, actor: { userId } }) =>
    listLinks(db, { projectId: id, userId }),
  );
  route(app, resume.share, ({ params: { id }, actor: { userId }, body }) =>
    inTransaction(deps, (work) => shareResume(work, { projectId: id, userId, ...body })),
  );
  route(app, resume.revoke, async ({ params, actor: { userId } }) => {
    const asked = { projectId: params.id, id: params.fieldId, userId };
    await inTransaction(deps, (work) => revokeLink(work, asked));
    return null;
  });
  route(app, sharedResume.get, async ({ params: { token }, query, reply }) => {
    keepQuiet(reply);
    return { sheet: await readShared(db, { token, now: deps.clock(), ...query }) };
  });
  route(app, sharedResume.open, async ({ params: { token }, body, actor }) => {
    const opened = { token, key: body.key, userId: actor?.userId ?? null };
    await inTransaction(deps, (work) => countOpen(work, opened));
    return null;
  });
  route(app, sharedResume.print, async ({ params: { token }, body, reply }) => {
    keepQuiet(reply);
    const sheet = await readShared(db, { token, now: deps.clock(), ...body });
    return sendPdf(deps, reply, sheet);
  });
}
