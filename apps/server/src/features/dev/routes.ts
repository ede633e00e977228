import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints } from '@pv/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../context.ts';
import { route } from '../../http/route.ts';
import { mailPage, type StoredMail } from './mail-page.ts';

const storedSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  created_at: z.string(),
});
const SHOWN = 50;

/** Only in development: the mails that were written to files, newest first. */
export function devRoutes(app: FastifyInstance, deps: Deps): void {
  const folder = join(deps.config.dataDir, 'mail');
  route(app, endpoints.dev.mail, async ({ query, request, reply }) => {
    const files = await readdir(folder).catch(() => []);
    const names = files.filter((name) => name.endsWith('.json')).sort();
    const mails: StoredMail[] = [];
    for (const name of names.toReversed()) {
      const mail = storedSchema.parse(JSON.parse(await readFile(join(folder, name), 'utf8')));
      if (!query.to || mail.to === query.to) mails.push(mail);
      if (mails.length >= SHOWN) break;
    }
    // a browser that is led here shows a page, a program gets the data
    if (request.headers.accept?.includes('text/html')) {
      await reply.type('text/html; charset=utf-8').send(mailPage(mails));
    }
    return { mails };
  });
}
