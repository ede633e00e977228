import type { ControlEvent } from '@pv/contract';
import { uuidv7 } from 'uuidv7';
import { buildPerson, buildProject, type TestPerson, type TestProject } from './builders.ts';
import { type Answer, call } from './call.ts';
import type { TestServer } from './server.ts';
import { waitFor } from './wait-for.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Asks for something of one event. */
export const askEvent = (
  server: TestServer,
  who: Pick<TestPerson, 'token'>,
  method: Method,
  path: string,
  body?: object,
): Promise<Answer> =>
  call(server, method, `/control_event${path}`, { token: who.token, ...(body && { body }) });

/** A seat of somebody with an account. */
export const seatOf = (person: TestPerson, role = 'member') => ({
  id: uuidv7(),
  role,
  user_id: person.id,
  name: person.name,
  post: 'доцент',
});

/** The day of the test's clock, so many days later. */
export const dayFrom = (server: TestServer, days: number): string =>
  new Date(server.deps.clock().getTime() + days * 86_400_000).toISOString().slice(0, 10);

export const CRITERIA = [
  { id: uuidv7(), title: 'Актуальность', weight: 40, anchors: [{ mark: 5, text: 'Новое' }] },
  { id: uuidv7(), title: 'Ответы', weight: 60, anchors: [] },
];

/** Projects with a curator, a chair, and an event of theirs that can be announced. */
export async function buildEvent(server: TestServer, change: object = {}) {
  const curator = await buildPerson(server, { last_name: 'Захарова', first_name: 'Ольга' });
  const chair = await buildPerson(server, { last_name: 'Громов', first_name: 'Павел' });
  const first = await buildProject(server, { curator, supervisor: true, title: 'Сварные швы' });
  const second = await buildProject(server, { curator, supervisor: true, title: 'Нагрузка сети' });
  const slot = (project: TestProject, starts_at: string) => ({
    project_id: project.id,
    starts_at,
    minutes: 15,
  });
  const body = {
    kind: 'predefence',
    title: 'Предзащита кафедры',
    day: dayFrom(server, 14),
    place: 'Ауд. 305',
    closed: true,
    materials: ['final_report', 'supervisor_review'],
    criteria: CRITERIA,
    works: [slot(first, '10:00'), slot(second, '10:15')],
    committee: [seatOf(chair, 'chair')],
    ...change,
  };
  const made = await askEvent(server, curator, 'POST', '', body);
  if (made.status !== 201) throw new Error(`event: ${JSON.stringify(made)}`);
  const event: ControlEvent = made.body;
  const at = `/${event.id}`;
  return {
    curator,
    chair,
    first,
    second,
    event,
    slot,
    ask: (who: Pick<TestPerson, 'token'>, method: Method, path = '', asked?: object) =>
      askEvent(server, who, method, `${at}${path}`, asked),
    /** The event as somebody sees it. */
    read: async (who: Pick<TestPerson, 'token'>): Promise<ControlEvent> =>
      (await askEvent(server, who, 'GET', at)).body,
    move: (state: string, who = curator, reason = '') =>
      askEvent(server, who, 'POST', `${at}/state`, { state, reason }),
    /** Marks of a member by both criteria. */
    mark: (who: Pick<TestPerson, 'token'>, workId: string, marks: readonly [number, number]) =>
      askEvent(server, who, 'POST', `${at}/marks`, { marks: bothMarks(server, workId, marks) }),
  };
}

export type BuiltEvent = Awaited<ReturnType<typeof buildEvent>>;

/** Marks by both criteria, typed now. */
export const bothMarks = ({ deps }: TestServer, workId: string, marks: readonly [number, number]) =>
  CRITERIA.map(({ id }, at) => ({
    work_id: workId,
    criterion_id: id,
    mark: marks[at],
    typed_at: deps.clock().toISOString(),
  }));

/** The newest mail to an address that says this, in its words or in its invitation. */
export const mailThatSays = (server: TestServer, email: string, words: string) =>
  waitFor(() =>
    server.mails.findLast(
      ({ to, text, icalEvent }) => to === email && `${text}\n${icalEvent?.content}`.includes(words),
    ),
  );
