import Fastify from 'fastify';
import pg from 'pg';
import { readAccessToken } from '../../apps/server/src/http/access-token.ts';

/**
 * The least that can answer with a list of projects: Fastify, the check of the session, the query as it
 * was given, JSON. A process of its own, told everything by its environment.
 */
const { PORT, DATABASE_URL, SECRET = '', QUERY = '{}' } = process.env;
const { sql, params }: { sql: string; params: unknown[] } = JSON.parse(QUERY);
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
const app = Fastify();
app.get('/api/health', async () => ({ ok: true }));
app.get('/api/project/nir', async (request, reply) => {
  const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
  if (!(await readAccessToken(SECRET, token, new Date()))) return reply.code(401).send();
  const { rows } = await pool.query(sql, params);
  return { projects: rows, next_cursor: null };
});
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
