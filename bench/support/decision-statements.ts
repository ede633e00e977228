import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { readConfig } from '../../apps/server/src/config.ts';
import { inTransaction } from '../../apps/server/src/context.ts';
import { openPostgres } from '../../apps/server/src/db/open-postgres.ts';
import { decideSection } from '../../apps/server/src/features/approval/public.ts';
import { openDeps } from '../../apps/server/src/open-deps.ts';
import type { Pair } from './decide-in-turns.ts';
import type { Statement } from './statements.ts';

/** Ends the transaction of a decision that is only looked at. */
class TakenBack extends Error {}

const PROJECT = { section: 'project', stageId: null } as const;

/** Every statement of one decision, the sending of a project's task, in their order. Nothing stays of it. */
export async function decisionStatements(
  { databaseUrl, secret }: { databaseUrl: string; secret: string },
  { projectId, author }: Pair,
): Promise<Statement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pv-bench-'));
  const config = readConfig({ DATA_DIR: folder, DATABASE_URL: databaseUrl, SECRET: secret });
  const deps = await openDeps(config, Fastify().log);
  const sent: Statement[] = [];
  const connection = await openPostgres(databaseUrl, 1, (sql, params) =>
    sent.push({ sql, params }),
  );
  await inTransaction({ ...deps, connection }, async (work) => {
    await decideSection(work, {
      projectId,
      placeIn: () => PROJECT,
      userId: author.userId,
      action: 'approve',
      review: null,
      seen: {},
      locale: 'ru',
    });
    throw new TakenBack();
  }).catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error;
  });
  await connection.close();
  await deps.jobs.stop();
  await deps.documents.close();
  await deps.connection.close();
  rmSync(folder, { recursive: true, force: true });
  return sent.filter(({ sql }) => !/^(begin|rollback|commit)/i.test(sql.trim()));
}
