import Fastify from 'fastify';
import pg from 'pg';
import { readAccessToken } from '../../apps/server/src/http/access-token.ts';

/**
 * The least that can answer with what is stored: Fastify, the check of the token, the queries as they
 * were given, JSON. A process of its own, told everything by its environment.
 */
const { PORT, DATABASE_URL, SECRET = '', QUERIES = '[]' } = process.env;
const queries: { sql: string; params: unknown[] }[] = JSON.parse(QUERIES);
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
const app = Fastify();
app.get('/api/health', async () => ({ ok: true }));
app.get('/api/*', async (request, reply) => {
  const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
  if (!(await readAccessToken(SECRET, token, new Date()))) return reply.code(401).send();
  const found: unknown[] = [];
  for (const { sql, params } of queries) found.push((await pool.query(sql, params)).rows);
  return { found };
});
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
