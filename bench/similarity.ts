import { endpoints, PROJECT_CATEGORIES, ROLE_IDS } from '@pv/contract';
import type { Connection } from '../apps/server/src/db/database.ts';
import { openPostgres } from '../apps/server/src/db/open-postgres.ts';
import { addPrints, hashShingles } from '../apps/server/src/features/similarity/shingles.ts';
import { type Caller, call } from './support/caller.ts';
import { clock, measure } from './support/median.ts';
import { projectId } from './support/populate.ts';
import { printTable, span, time } from './support/table.ts';
import { withServer } from './support/with-server.ts';

const WORKS = Number(process.env.WORKS ?? 10_000);
/** A hundred pages. */
const WORDS = 30_000;
/** Works that have a chapter of the measured one, a different one each. */
const COPIES = 60;
const CHAPTER = 2000;
/** Paragraphs that stand in every fifth work, as words of methods and standards do. */
const COMMON = 40;
const PARAGRAPH = 100;
/** Works that are written to the database by one statement. */
const BATCH = 100;

/** Numbers from 0 up to 1 that are the same in every run, and other ones for every seed (xorshift128). */
function seeded(seed: number): () => number {
  let [a, b, c, d] = [seed, 0x9e3779b9, 0x243f6a88, 0xb7e15162];
  const next = () => {
    const t = a ^ (a << 11);
    [a, b, c] = [b, c, d];
    d = d ^ (d >>> 19) ^ t ^ (t >>> 8);
    return (d >>> 0) / 2 ** 32;
  };
  for (let n = 0; n < 20; n++) next();
  return next;
}

const SYLLABLES = 'ра по ни то ка ле сти мо ва ре до за не при ко те ль ше но ги'.split(' ');
const VOCABULARY = Array.from({ length: 20_000 }, (_, n) =>
  [n % 20, Math.floor(n / 20) % 20, Math.floor(n / 400) % 20, Math.floor(n / 8000)]
    .map((at) => SYLLABLES[at] ?? '')
    .join(''),
);

/** Words as they come in a language: few of them often. */
const textOf = (random: () => number, count: number): string[] =>
  Array.from({ length: count }, () => VOCABULARY[Math.floor(20_000 * random() ** 3)] ?? '');

const common = Array.from({ length: COMMON }, (_, n) => textOf(seeded(1000 + n), PARAGRAPH));
const measured = textOf(seeded(1), WORDS);

/** The words of the n-th work. */
function workOf(n: number): string[] {
  const random = seeded(10_000 + n);
  const shared = common.filter(() => random() < 0.2).flat();
  const from = (n * 461) % (WORDS - CHAPTER);
  const copied = n < COPIES ? measured.slice(from, from + CHAPTER) : [];
  return [...shared, ...copied, ...textOf(random, WORDS - shared.length - copied.length)];
}

/** Fingerprints as they are written: beside each its work, counted from 1 in the batch. */
function printsOf(from: number, to: number) {
  const [owners, prints]: [number[], number[]] = [[], []];
  for (let n = from; n < to; n++) {
    const kept = new Set<number>();
    addPrints(hashShingles(workOf(n)), kept);
    for (const print of kept) {
      owners.push(n - from + 1);
      prints.push(print);
    }
  }
  return [`{${owners.join()}}`, `{${prints.join()}}`];
}

/** Writes the fingerprints of all works, of some while those of the next are made. */
async function storePrints(connection: Connection): Promise<void> {
  let written: Promise<unknown> = Promise.resolve();
  for (let from = 0; from < WORKS; from += BATCH) {
    const to = Math.min(from + BATCH, WORKS);
    const ids = Array.from({ length: to - from }, (_, n) => projectId(from + n));
    const values = [`{${ids.join()}}`, ...printsOf(from, to)];
    await written;
    written = connection.query(
      `insert into work_prints (print, project_id)
       select print, ($1::uuid[])[owner] from unnest($2::int[], $3::bigint[]) as p (owner, print)`,
      values,
    );
    // the statement leaves before the next batch keeps the process busy
    await new Promise(setImmediate);
  }
  await written;
}

const INDEXES = `
  alter table work_prints add primary key (print, project_id);
  create index work_prints_by_project on work_prints (project_id);`;

async function populate(connection: Connection, creatorId: string): Promise<void> {
  const ids = Array.from({ length: WORKS }, (_, n) => projectId(n));
  await connection.query(
    `insert into projects (id, type, title, status, status_since, creator_id, created_at, updated_at)
     select id, 'nir', 'Работа ' || id, 'draft', now(), $2, now(), now() from unnest($1::uuid[]) id`,
    [`{${ids.join()}}`, creatorId],
  );
  await connection.query(
    `insert into work_texts (project_id, words, read_at)
     select id, '', now() + interval '1 second' from unnest($1::uuid[]) id`,
    [`{${ids.join()}}`],
  );
  // only texts of works that have something in common are read
  for (const [n, id] of ids.slice(0, COPIES).entries()) {
    const values = [id, workOf(n).join(' ')];
    await connection.query('update work_texts set words = $2 where project_id = $1', values);
  }
  // one connection: what is set holds for it
  await connection.execute(
    `set session_replication_role = replica; set maintenance_work_mem = '512MB';
     drop index work_prints_by_project; alter table work_prints drop constraint work_prints_pkey;`,
  );
  await storePrints(connection);
  await connection.execute(INDEXES);
  await connection.execute('vacuum analyze work_prints');
}

const paragraphs = (words: readonly string[]) =>
  Array.from({ length: words.length / PARAGRAPH }, (_, n) => ({
    type: 'paragraph',
    content: [{ type: 'text', text: words.slice(n * PARAGRAPH, (n + 1) * PARAGRAPH).join(' ') }],
  }));

/** The measured work, written in the editor of the finish stage in ten chapters. */
async function writeMeasured(caller: Caller): Promise<string> {
  const body = {
    title: 'Измеряемая работа',
    category_id: PROJECT_CATEGORIES.bachelor,
    role_id: ROLE_IDS.researcher,
    template: true,
  };
  const { id } = await call(caller, endpoints.project.create, { body });
  const { stages } = await call(caller, endpoints.project.get, { id });
  const finish = stages.at(-1)?.id ?? '';
  const sections = Array.from({ length: 10 }, (_, n) => ({
    id: `s-${n}`,
    kind: 'chap' as const,
    order: n,
    title: `Глава ${n + 1}`,
    content: { type: 'doc', content: paragraphs(measured.slice(n * 3000, (n + 1) * 3000)) },
    version: null,
  }));
  await call(caller, endpoints.document.editorSync, {
    id: finish,
    body: { base_version: null, sections },
  });
  return id;
}

/** Orders a comparison and asks until it is over, as the page does but without its pauses. */
async function compare(caller: Caller, id: string) {
  await call(caller, endpoints.similarity.compare, { id });
  for (;;) {
    const told = await call(caller, endpoints.similarity.get, { id });
    if (told.status === 'failed') throw new Error('the comparison has failed');
    if (told.status === 'ready') return told;
    await new Promise((later) => setTimeout(later, 10));
  }
}

const SIZE = `select count(*) as prints, pg_total_relation_size('work_prints') / 1048576 as mb
  from work_prints`;

/** One work of a hundred pages against ten thousand that are kept. */
export function benchSimilarity(): Promise<void> {
  return withServer(async (caller, { databaseUrl }) => {
    if (!databaseUrl) return console.log('\nSimilarity: left out, PostgreSQL is not installed');
    const connection = await openPostgres(databaseUrl, 1);
    const prepared = await clock(() => populate(connection, caller.userId));
    const { rows } = await connection.query(SIZE);
    const id = await writeMeasured(caller);
    const told = await compare(caller, id);
    const { whole } = await measure({ whole: () => clock(() => compare(caller, id)) });
    await connection.close();
    printTable(`A work of ${WORDS} words against ${WORKS}`, [
      ['', ''],
      ['from the order to the outcome', span(whole)],
      ['share, works found', `${told.share} %, ${told.works.length}`],
      ['fingerprints', `${rows[0]?.prints}, ${rows[0]?.mb} MB with indexes`],
      ['preparing', time(prepared)],
    ]);
  });
}
