import { createHash } from 'node:crypto';
import { emptyProfile } from '@pv/contract';
import type { Connection } from '../../apps/server/src/db/database.ts';

/** Members of a project, and projects of a person. */
const MEMBERS = 30;

/** An id that both we and the database can make from a name, of the form that our ids have. */
export const idOf = (name: string): string => {
  const hex = createHash('md5').update(name).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `7${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ];
  return [...parts, hex.slice(20)].join('-');
};
const sqlId = (name: string): string =>
  `overlay(overlay(md5(${name}) placing '7' from 13) placing '8' from 17)::uuid`;

export const personId = (n: number): string => idOf(`person ${n}`);
export const projectId = (n: number): string => idOf(`project ${n}`);

/** Who is the k-th member of the n-th project of a block of `size` that begins with `from`. */
export function memberOf(n: number, k: number, from: number, size: number): number {
  // a prime step spreads the teams, so that the projects of a person do not lie together
  return from + ((n - from + k * 7919) % size);
}

const profile = JSON.stringify({
  ...emptyProfile(),
  last_name: 'Орлова',
  first_name: 'Мария',
  education_level: 'bachelor',
  city: 'Казань',
  institution: 'Технический университет',
});

/** Of every ten projects one waits for somebody; of a hundred of these one is due within the hour. */
const REMIND_AT = `case when n % 10 = 0 then
  date_trunc('second', now()) + interval '1 hour' * (n / 10 % 100) end`;

/** What is behind a project that was sent and recalled twice, with two remarks of its supervisor. */
function approval(
  series: string,
  project: (n: string) => string,
  person: (n: string) => string,
): string[] {
  const review = (n: string, k: string) => sqlId(`'review ' || (${n}) || ' ' || (${k})`);
  return [
    `insert into approval_sections (project_id, section, round_no, edition_no, sent_by, sent_at)
     select ${project('n')}, 'project', 2, 2, 'researcher', now() from ${series} n`,
    `insert into rounds (id, project_id, section, number, opened_by, opened_at, closed_at, outcome)
     select gen_random_uuid(), ${project('n')}, 'project', k, 'researcher', now(), now(), 'recalled'
     from ${series} n, generate_series(1, 2) k`,
    `insert into editions (id, project_id, section, number, round_no, content, hash, author_id, created_at)
     select gen_random_uuid(), ${project('n')}, 'project', k, k, '{}', 'edition ' || k, ${person('n')}, now()
     from ${series} n, generate_series(1, 2) k`,
    `insert into reviews (id, project_id, section, event, author_id, author_name, author_role, edition_no,
       round_no, created_at)
     select ${review('n', 'k')}, ${project('n')}, 'project', case k % 2 when 1 then 'sent' else 'recalled' end,
       ${person('n')}, 'Орлова М.', 'researcher', (k + 1) / 2, (k + 1) / 2, now()
     from ${series} n, generate_series(1, 4) k`,
    `insert into remarks (id, review_id, position, body)
     select gen_random_uuid(), ${review('n', '4')}, k, 'Уточнить единицы' from ${series} n, generate_series(1, 2) k`,
  ];
}

/** What one block of projects is made of, in the order of the tables. */
function statements(from: number, to: number): string[] {
  const size = to - from;
  const series = `generate_series(${from}, ${to - 1})`;
  const person = (n: string) => sqlId(`'person ' || (${n})`);
  const project = (n: string) => sqlId(`'project ' || (${n})`);
  const move = (stage: string) =>
    `jsonb_build_array(jsonb_build_object('section', 'plan', 'stageId', ${stage}, 'number', 1,
      'status', 'stage_created', 'roles', '["researcher"]'::jsonb,
      'since', to_char(now(), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'asked', 'send_plan', 'missing', '[]'::jsonb,
      'advised', '[]'::jsonb, 'deadline', null, 'after', null, 'from', null))`;
  const stage = (n: string, k: string) => sqlId(`'stage ' || (${n}) || ' ' || (${k})`);
  return [
    `insert into users (id, email, password_hash, locale, created_at)
     select ${person('n')}, 'person-' || n || '@bench.ru', '-', 'ru', now() from ${series} n`,
    `insert into profiles (user_id, name, group_name, fields, version)
     select ${person('n')}, 'Орлова М. ' || n, 'ГР-' || n % 500, '${profile}'::jsonb, 0 from ${series} n`,
    `insert into projects (id, type, title, category, status, status_since, creator_id, moves, move_roles,
       remind_at, progress, created_at, updated_at)
     select ${project('n')}, 'nir', 'Измерение уровня воды, ряд ' || n, 'bachelor', 'project_created', now(),
       ${person('n')}, ${move(stage('n', '1'))}, '{researcher}',
       ${REMIND_AT}, n % 100, now(), now() - n * interval '1 second'
     from ${series} n`,
    `insert into members (project_id, user_id, role, joined_at)
     select ${project('n')}, ${person(`${from} + (n - ${from} + k * 7919) % ${size}`)},
       case k when 1 then 'supervisor' when 2 then 'curator' else 'researcher' end,
       now() + k * interval '1 second'
     from ${series} n, generate_series(0, ${MEMBERS - 1}) k`,
    `insert into stages (id, project_id, kind, number, title, status, status_since, created_at)
     select ${stage('n', 'k')}, ${project('n')}, case k when 0 then 'start' when 3 then 'finish' else 'numeric' end,
       case when k in (1, 2) then k end, 'Этап ' || k, case when k > 0 then 'stage_created' end, now(), now()
     from ${series} n, generate_series(0, 3) k`,
    `insert into project_fields (id, project_id, list, title, kind, content, position, created_at)
     select gen_random_uuid(), ${project('n')}, 'full_info', 'Сведение ' || k, 'text', 'Содержание', k, now()
     from ${series} n, generate_series(1, 3) k`,
    `insert into project_files (id, project_id, stage_id, slot, status, version, name, size, storage_key,
       author_id, author_name, created_at, changed_at, uploaded_at)
     select gen_random_uuid(), ${project('n')}, ${stage('n', 'k')}, 'additional_source_materials_file', 'current',
       1, 'Отчёт.docx', 20000, 'bench', ${person('n')}, 'Орлова М.', now(), now(), now()
     from ${series} n, generate_series(1, 2) k`,
    ...approval(series, project, person),
    `insert into project_events (id, project_id, kind, actor_name, before, after, created_at)
     select gen_random_uuid(), ${project('n')}, 'project_changed', 'Орлова М.', '{}', '{"title": "Ряд"}', now()
     from ${series} n, generate_series(1, 5) k`,
    // of what teams wait for most is over; in every tenth somebody is to be confirmed, and asked to change
    `insert into invitations (id, project_id, email, role, locale, status, inviter_id, inviter_name,
       created_at, sent_at, expires_at)
     select gen_random_uuid(), ${project('n')}, 'guest-' || n || '-' || k || '@bench.ru', 'researcher', 'ru',
       case k when 1 then 'pending' when 2 then 'confirming' else 'accepted' end, ${person('n')}, 'Орлова М.',
       now(), now(), now() + interval '14 days'
     from ${series} n, generate_series(1, 6) k where k <> 2 or n % 10 = 0`,
    `insert into team_requests (id, project_id, kind, target_id, target_name, requester_id, requester_name,
       status, created_at, expires_at)
     select gen_random_uuid(), ${project('n')}, 'role_offer', ${person('n')}, 'Орлова М.', ${person('n')},
       'Орлова М.', case k when 1 then 'pending' else 'accepted' end, now(), now() + interval '14 days'
     from ${series} n, generate_series(1, 4) k where k > 1 or n % 10 = 0`,
    `insert into notifications (id, user_id, reason, variant, project_id, said, awaits_digest, created_at, read_at)
     select gen_random_uuid(), ${person('n')}, 'approved', '', ${project('n')}, '{}', false,
       now() - k * interval '1 hour', case when k > 1 then now() end
     from ${series} n, generate_series(1, 20) k`,
  ];
}

/**
 * Adds the projects `from` to `to`, with as many people: each project has thirty members and each person
 * thirty projects.
 */
export async function populate(connection: Connection, from: number, to: number): Promise<void> {
  for (const statement of statements(from, to)) await connection.execute(statement);
  await connection.execute('vacuum analyze');
}

/** Takes one more person into the first `count` projects, as a supervisor. */
export async function populateProfessor(connection: Connection, count: number): Promise<string> {
  const id = idOf('professor');
  await connection.execute(`
    insert into users (id, email, password_hash, locale, created_at)
      values ('${id}', 'professor@bench.ru', '-', 'ru', now());
    insert into profiles (user_id, name, group_name, fields, version)
      values ('${id}', 'Профессор П. П.', '', '${profile}'::jsonb, 0);
    insert into members (project_id, user_id, role, joined_at)
      select ${sqlId("'project ' || n")}, '${id}', 'supervisor', now() from generate_series(0, ${count - 1}) n;
    analyze members;`);
  return id;
}
