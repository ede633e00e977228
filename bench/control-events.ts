import { openPostgres } from '../apps/server/src/db/open-postgres.ts';
import { freePort } from '../tools/services.mjs';
import type { Caller } from './support/caller.ts';
import { idOf, populate, projectId } from './support/populate.ts';
import { type BenchServer, startProcess } from './support/start-server.ts';
import { printTable, time } from './support/table.ts';
import { signAnybody, takeTurns } from './support/turns.ts';
import { withServer } from './support/with-server.ts';

const WORKS = 12;
/** The least that people of thirty in a team can be spread over. */
const PROJECTS = 40;
const MEMBERS = 7;
const SECONDS = 3;
/** A connection that drops does so within this time, ms; the server has or has not taken what it brought. */
const DROPS_WITHIN = 4;

const EVENT = idOf('event');
const workId = (n: number) => idOf(`heard ${n}`);
const seatId = (n: number) => idOf(`seat ${n}`);
const judgeId = (n: number) => idOf(`judge ${n}`);
const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);
const CRITERIA = numbers(5).map((n) => ({
  id: idOf(`criterion ${n}`),
  title: `Критерий ${n}`,
  weight: 1,
  anchors: [],
}));

type Ground = BenchServer & { databaseUrl: string };

/** An event that goes on, with works of projects and members from outside of them. */
async function populateEvent(databaseUrl: string): Promise<void> {
  const connection = await openPostgres(databaseUrl, 1);
  await populate(connection, 0, PROJECTS);
  await connection.query(
    `insert into control_events (id, type, kind, title, description, day, starts_at, slot_minutes,
       time_zone, place, materials, closed, scale, criteria, trimmed, state, organiser_name,
       announced_at, created_at, updated_at)
     values ($1, 'nir', 'defence', 'Защита', '', current_date, '10:00', 15, 'Europe/Moscow', '', '{}',
       true, '{"min": 0, "max": 100}', $2, true, 'running', 'Орлова М.', now(), now(), now())`,
    [EVENT, JSON.stringify(CRITERIA)],
  );
  for (const n of numbers(WORKS)) {
    await connection.query(
      `insert into control_event_works (id, event_id, project_id, position, starts_at, minutes, title, state)
       values ($1, $2, $3, $4, '10:00', 15, 'Работа', 'marking')`,
      [workId(n), EVENT, projectId(n), n],
    );
  }
  for (const n of numbers(MEMBERS)) {
    await connection.query(
      `insert into users (id, email, password_hash, locale, created_at)
       values ($1, 'judge-' || $2 || '@bench.ru', '', 'ru', now())`,
      [judgeId(n), String(n)],
    );
    await connection.query(
      `insert into control_event_seats (id, event_id, position, role, user_id, name, post)
       values ($1, $2, $3, $4, $5, 'Член комиссии', '')`,
      [seatId(n), EVENT, n, n === 0 ? 'chair' : 'member', judgeId(n)],
    );
  }
  await connection.close();
}

/** What was acknowledged last, by work, member and criterion. */
type Known = Map<string, number>;
const placeOf = (work: string, seat: string, criterion: string) => `${work} ${seat} ${criterion}`;

/** Sends a call until it is answered; about every second connection drops on the way. */
async function insist(send: (signal: AbortSignal | null) => Promise<Response>): Promise<number> {
  for (let drops = 0; ; drops++) {
    const dropped = Math.random() < 0.5;
    const signal = dropped ? AbortSignal.timeout(Math.ceil(Math.random() * DROPS_WITHIN)) : null;
    const answer = await send(signal).then(
      async (one) => ({ status: one.status, text: await one.text() }),
      () => null,
    );
    if (!answer) continue;
    const fine = answer.status === 200 && answer.text.includes('"refused":[]');
    if (!fine) throw new Error(`marks: ${answer.status} ${answer.text}`);
    return drops;
  }
}

/** Everybody marks all works over and over; gives acknowledged marks a second. */
async function marksPerSecond(origin: string, judges: readonly Caller[], known: Known) {
  const begun = performance.now();
  let count = 0;
  const judge = async ({ token }: Caller, n: number) => {
    for (let turn = n; performance.now() < begun + SECONDS * 1000; turn++) {
      const work = workId(turn % WORKS);
      const mark = Math.floor(Math.random() * 101);
      const typed_at = new Date().toISOString();
      const marks = CRITERIA.map(({ id }) => ({
        work_id: work,
        criterion_id: id,
        mark,
        typed_at,
      }));
      await insist((signal) =>
        fetch(`${origin}/api/control_event/${EVENT}/marks`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            'x-seat': seatId(n),
          },
          body: JSON.stringify({ marks }),
          signal,
        }),
      );
      for (const { id } of CRITERIA) known.set(placeOf(work, seatId(n), id), mark);
      count += marks.length;
    }
  };
  await Promise.all(judges.map(judge));
  return (count * 1000) / (performance.now() - begun);
}

/** @throws Error where a mark is lost, doubled or another one than was acknowledged last */
async function checkStored(databaseUrl: string, known: Known): Promise<void> {
  const connection = await openPostgres(databaseUrl, 1);
  const { rows } = await connection.query('select * from control_event_marks where event_id = $1', [
    EVENT,
  ]);
  await connection.close();
  const wrong = rows.filter(
    ({ work_id, seat_id, criterion, mark }) =>
      known.get(placeOf(String(work_id), String(seat_id), String(criterion))) !== mark,
  );
  if (rows.length !== known.size || wrong.length > 0) {
    throw new Error(`${rows.length} marks of ${known.size}, ${wrong.length} of them wrong`);
  }
}

/** How long the chair waits from the last mark: he closes every work and prints the protocol of all; ms. */
async function protocolAfterMarks(origin: string, { token }: Caller): Promise<number> {
  const begun = performance.now();
  const send = async (method: string, path: string, body: object) => {
    const answer = await fetch(`${origin}/api/control_event/${EVENT}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.arrayBuffer();
  };
  for (const n of numbers(WORKS)) {
    await send('PATCH', `/work/${workId(n)}`, { state: 'closed', decision: 'Принять', mark: '5' });
  }
  await send('POST', '/paper', { paper: 'protocol', format: 'pdf' });
  return performance.now() - begun;
}

async function compare(server: Ground): Promise<void> {
  const { databaseUrl, secret, url } = server;
  await populateEvent(databaseUrl);
  const judges = await signAnybody(server, numbers(MEMBERS).map(judgeId));
  const port = await freePort();
  const told = { DATABASE_URL: databaseUrl, SECRET: secret };
  const bare = await startProcess('bench/support/bare-marks.ts', port, told);
  const known: Known = new Map();
  const measure = (origin: string) => marksPerSecond(origin, judges, known);
  const row = await takeTurns('marks', measure, [url, `http://127.0.0.1:${port}`]);
  await bare.stop();
  await checkStored(databaseUrl, known);
  printTable(
    `${WORKS} works, ${MEMBERS} members at once, every second connection drops: none of ${known.size} marks lost or doubled`,
    [['', 'server, a second', 'bare route', 'ratio'], row],
  );
  const [chair] = judges;
  if (!chair) return;
  const waited = await protocolAfterMarks(url, chair);
  printTable('From the last mark to the protocol of all works as PDF', [
    ['', 'aim'],
    [time(waited), 'under 5 s'],
  ]);
}

/** Marks of a whole committee over connections that drop, against a process that only stores them. */
export function benchControlEvents(): Promise<void> {
  return withServer(async (_, { databaseUrl, ...rest }) => {
    if (!databaseUrl) return console.log('\nControl events: left out, PostgreSQL is not installed');
    await compare({ ...rest, databaseUrl });
  });
}
