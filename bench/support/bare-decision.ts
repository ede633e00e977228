import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import { readAccessToken } from '../../apps/server/src/http/access-token.ts';

/**
 * The least that a decision can be: the check of the token, and one transaction that locks the project,
 * changes its status and adds to its history. A process of its own, told everything by its environment.
 */
const { PORT, DATABASE_URL, SECRET = '' } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
const app = Fastify();

async function decide(id: string, status: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select id from projects where id = $1 for update', [id]);
    await client.query('update projects set status = $2, status_since = now() where id = $1', [
      id,
      status,
    ]);
    await client.query(
      `insert into project_events (id, project_id, kind, section, actor_name, before, after, created_at)
       values ($1, $2, 'section_sent', 'project', '', '{}', '{}', now())`,
      [randomUUID(), id],
    );
    await client.query('commit');
  } finally {
    client.release();
  }
}

const STATUS = {
  approve: 'sent_to_supervisor_for_approval',
  revise: 'sent_to_researcher_for_revision',
};

app.get('/api/health', async () => ({ ok: true }));
app.post<{ Params: { id: string; action: 'approve' | 'revise' } }>(
  '/api/project/nir/:id/:action',
  async (request, reply) => {
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    if (!(await readAccessToken(SECRET, token, new Date()))) return reply.code(401).send();
    await decide(request.params.id, STATUS[request.params.action]);
    return reply.code(204).send();
  },
);
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
