import { AppError, endpoints } from '@pv/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Deps, inTransaction } from '../../context.ts';
import { route } from '../../http/route.ts';
import { sendMadeFile } from '../../http/send-made-file.ts';
import { giveBackHumanCheck, passHumanCheck } from '../auth/public.ts';
import { givePass, requirePass } from './pass.ts';
import { withFile } from './take-file.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Ends a task that has not begun when whoever asked for it has gone. */
function untilGone({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once('close', () => left.abort());
  return left.signal;
}

/** Normocontrol of a file for everybody. Bodies are streams here; no byte of them outlives its call. */
export async function docxCheckRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { config, documents, clock } = deps;
  const { scratch } = documents;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

  route(app, endpoints.docxCheck.check, (call) =>
    withFile(scratch, call.request, async ({ file, sha256 }) => {
      const { actor, query, address, locale, reply } = call;
      const asked = { purpose: 'docx check', captcha: query.captcha, address } as const;
      if (!actor) await inTransaction(deps, (work) => passHumanCheck(work, asked));
      const given = { file, locale };
      const signal = untilGone(reply);
      const checking = documents.pool.run({ name: 'check', given }, { signal });
      const { report } = await checking.catch(async (error: unknown) => {
        // another file is sent after one that is refused: that is no second check
        const refused = error instanceof AppError && error.code.startsWith('import_');
        if (!actor && refused) await inTransaction(deps, (work) => giveBackHumanCheck(work, asked));
        throw error;
      });
      reply.header('cache-control', 'no-store');
      return { ...report, pass: givePass(config.secret, sha256, clock()) };
    }),
  );
  route(app, endpoints.docxCheck.copy, (call) =>
    withFile(scratch, call.request, async ({ file, sha256 }) => {
      const { query, locale, reply } = call;
      requirePass(config.secret, query.pass, { sha256, now: clock() });
      const given = { file, locale, copy: query.copy };
      const signal = untilGone(reply);
      const made = await documents.pool.run({ name: 'copy', given }, { signal });
      return sendMadeFile(reply, { file: made.file, name: `${query.copy}.docx`, mime: DOCX });
    }),
  );
}
