import { openPostgres } from '../../apps/server/src/db/open-postgres.ts';
import { sessions } from '../../apps/server/src/db/schema/index.ts';
import { signAccessToken } from '../../apps/server/src/http/access-token.ts';
import type { Caller } from './caller.ts';
import { idOf } from './populate.ts';
import type { BenchServer } from './start-server.ts';

/** Signs people of the database in, with tokens that outlive any benchmark. */
export async function signAnybody(
  { url, secret, databaseUrl }: BenchServer,
  userIds: readonly string[],
): Promise<Caller[]> {
  const connection = await openPostgres(databaseUrl ?? '', 1);
  const now = new Date();
  const device = { agent: 'bench', address: '127.0.0.1', rotatedAt: now, createdAt: now };
  const rows = userIds.map((userId) => {
    const id = idOf(`session ${userId}`);
    return { ...device, id, userId, tokenId: id };
  });
  await connection.db.insert(sessions).values(rows);
  await connection.close();
  return Promise.all(
    rows.map(async ({ id: sessionId, userId }) => {
      const actor = { userId, sessionId, email: `${userId}@bench.ru`, profileName: 'Орлова М.' };
      return { url, userId, token: await signAccessToken(secret, actor, now, 600) };
    }),
  );
}
