import Fastify from 'fastify';
import pg from 'pg';
import { readAccessToken } from '../../apps/server/src/http/access-token.ts';

/**
 * The least that taking marks can be: the check of the token, and one statement for all of a call. A process
 * of its own, told everything by its environment.
 */
const { PORT, DATABASE_URL, SECRET = '' } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
const app = Fastify();

interface Given {
  work_id: string;
  criterion_id: string;
  mark: number;
  typed_at: string;
}

app.get('/api/health', async () => ({ ok: true }));
app.post<{ Params: { id: string }; Body: { marks: Given[] } }>(
  '/api/control_event/:id/marks',
  async (request, reply) => {
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    if (!(await readAccessToken(SECRET, token, new Date()))) return reply.code(401).send();
    await pool.query(
      `insert into control_event_marks (work_id, event_id, seat_id, criterion, mark, typed_at)
       select (one->>'work_id')::uuid, $1, $2, one->>'criterion_id', (one->>'mark')::int,
         (one->>'typed_at')::timestamptz
       from jsonb_array_elements($3) one
       on conflict (work_id, seat_id, criterion) do update
       set mark = excluded.mark, typed_at = excluded.typed_at
       where control_event_marks.typed_at < excluded.typed_at`,
      [request.params.id, request.headers['x-seat'], JSON.stringify(request.body.marks)],
    );
    return { refused: [] };
  },
);
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
