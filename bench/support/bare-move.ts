import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import { readAccessToken } from '../../apps/server/src/http/access-token.ts';

/**
 * The least that moving a card can be: the check of the token, and one transaction that changes the task and
 * adds to the history. A process of its own, told everything by its environment.
 */
const { PORT, DATABASE_URL, SECRET = '' } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
const app = Fastify();

async function move(id: string, status: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query(
      'update tasks set status = $2, rank = $3, updated_at = now() where id = $1 returning project_id',
      [id, status, 'a0'],
    );
    await client.query(
      `insert into project_events (id, project_id, kind, actor_name, before, after, created_at)
       values ($1, $2, 'task_changed', '', '{}', '{}', now())`,
      [randomUUID(), rows[0].project_id],
    );
    await client.query('commit');
  } finally {
    client.release();
  }
}

app.get('/api/health', async () => ({ ok: true }));
app.patch<{ Params: { id: string }; Body: { status: string } }>(
  '/api/task/:id',
  async (request, reply) => {
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    if (!(await readAccessToken(SECRET, token, new Date()))) return reply.code(401).send();
    await move(request.params.id, request.body.status);
    return { id: request.params.id };
  },
);
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
