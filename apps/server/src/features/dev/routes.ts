import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints } from '@pv/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../context.ts';
import { route } from '../../http/route.ts';

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
  route(app, endpoints.dev.mail, async ({ query }) => {
    const files = await readdir(folder).catch(() => []);
    const names = files.filter((name) => name.endsWith('.json')).sort();
    const mails = [];
    for (const name of names.toReversed()) {
      const mail = storedSchema.parse(JSON.parse(await readFile(join(folder, name), 'utf8')));
      if (!query.to || mail.to === query.to) mails.push(mail);
      if (mails.length >= SHOWN) break;
    }
    return { mails };
  });
}
