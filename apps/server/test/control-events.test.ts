import { type ControlEvent, type EventId, type EventWork, eventOf } from '@pv/contract';
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { members } from '../src/db/schema/index.ts';
import { wasHeard, writeOutcomes } from '../src/features/control-event/public.ts';
import {
  type BuiltEvent,
  bothMarks,
  buildEvent,
  CRITERIA,
  mailThatSays,
  seatOf,
} from './support/build-event.ts';
import { buildPerson, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { sendFile } from './support/file-calls.ts';
import { startServer, type TestServer } from './support/server.ts';

const GUEST = 'guest@gmail.com';
const workAt = (event: ControlEvent, at: number): EventWork => {
  const work = event.works[at];
  if (!work) throw new Error(`no work ${at}`);
  return work;
};

describe('a control event, from its draft to its report', () => {
  let server: TestServer;
  let built: BuiltEvent;
  let secretary: TestPerson;
  let stranger: TestPerson;
  let guest: string;
  beforeAll(async () => {
    server = await startServer(database);
    built = await buildEvent(server);
    secretary = await buildPerson(server);
    stranger = await buildPerson(server);
  });
  afterAll(() => server.close());

  const asGuest = (method: 'GET' | 'POST' | 'PUT' | 'PATCH', path = '', body?: object) =>
    call(server, method, `/control_event/guest/${guest}${path}`, body ? { body } : {});
  const report = () => call(server, 'GET', `/control_event/${built.event.id}/report`);
  const supervisor = () => built.first.supervisor ?? stranger;
  const inviteIn = async (email: string, words = 'SEQUENCE:0') =>
    (await mailThatSays(server, email, words)).icalEvent;

  it('is its organiser’s alone while it is a draft', async () => {
    const { event, curator, chair, first, ask } = built;
    expect(event).toMatchObject({ state: 'draft', type: 'nir', version: 0, slot_minutes: 15 });
    expect(event.me.can.move).toEqual(['announced', 'cancelled']);
    for (const who of [chair, first.researcher, stranger]) {
      expect((await ask(who, 'GET')).status).toBe(404);
    }
    const list = await call(server, 'GET', '/control_event', curator);
    expect(list.body.events).toMatchObject([{ id: event.id, works: 2, role: 'organiser' }]);
    expect(list.body.can.add).toEqual(['nir']);
  });

  it('takes whoever has an account by his address, and a name with an address beside', async () => {
    const { event, curator, chair, ask } = built;
    const outside = { id: uuidv7(), role: 'member', name: 'Юсупов Р. Р.', email: GUEST };
    const told = { ...outside, id: uuidv7(), name: 'Секретарь', email: secretary.email };
    const committee = [seatOf(chair, 'chair'), outside, { ...told, role: 'secretary' }];
    committee.push(seatOf(supervisor()));
    const changed = await ask(curator, 'PATCH', '', { version: event.version, committee });
    expect(changed.body.committee).toMatchObject([
      { user_id: chair.id, link: null },
      { user_id: null, email: GUEST, link: { sent_at: null, opened: false } },
      { user_id: secretary.id, email: null },
      { user_id: supervisor().id },
    ]);
    expect(workAt(changed.body, 0).excluded).toEqual([changed.body.committee[3].id]);
    expect(workAt(changed.body, 1).excluded).toEqual([]);
  });

  it('is announced with invitations for calendars, and a link for whoever has no account', async () => {
    const { first, second, chair, move, read } = built;
    expect((await move('announced')).body.state).toBe('announced');
    const invited = await inviteIn(first.researcher.email);
    expect(invited?.method).toBe('REQUEST');
    const own = (content = '') => /DTSTART:(\S+)[\s\S]*DTEND:(\S+)/.exec(content)?.slice(1, 3);
    const [from, to] = own(invited?.content) ?? [];
    expect([from?.slice(9), to?.slice(9)]).toEqual(['070000Z', '071500Z']);
    expect(own((await inviteIn(chair.email))?.content)?.[1]).toMatch(/T073000Z$/);
    const { text } = await mailThatSays(server, GUEST, '#token=');
    guest = /committee#token=(\S+)/.exec(text)?.[1] ?? '';
    expect(guest).toMatch(/^[\w-]{43}$/);
    expect((await asGuest('GET')).body.me).toMatchObject({ role: 'member', organiser: false });
    expect((await read(built.curator)).committee[1]?.link).toMatchObject({ opened: true });
    // closed: everybody's own work only
    expect((await read(second.researcher)).works.map(({ title }) => title)).toEqual([
      'Нагрузка сети',
    ]);
    expect((await built.ask(stranger, 'GET')).status).toBe(404);
    const { body } = await call(server, 'GET', '/notifications', first.researcher);
    const [notice] = body.notifications.filter(
      ({ reason }: { reason: string }) => reason === 'control_event',
    );
    expect(notice).toMatchObject({
      variant: 'announced',
      link: `/control-event/nir/${built.event.id}`,
    });
  });

  it('sends calendars the new hours with a higher sequence, and cancels for whoever is out', async () => {
    const { curator, first, second, slot, ask, event } = built;
    const works = [slot(second, '11:00')];
    const { body } = await ask(curator, 'PATCH', '', { version: 1, place: 'Ауд. 12', works });
    expect(body).toMatchObject({ version: 2, place: 'Ауд. 12' });
    const moved = await inviteIn(second.researcher.email, 'SEQUENCE:1');
    expect(moved?.content).toContain('T080000Z');
    const out = await inviteIn(first.researcher.email, 'SEQUENCE:1');
    expect(out?.method).toBe('CANCEL');
    const back = { version: 2, works: [slot(first, '10:00'), slot(second, '10:15')] };
    expect((await ask(curator, 'PATCH', '', back)).status).toBe(200);
    const again = await inviteIn(first.researcher.email, 'SEQUENCE:2');
    expect(again?.content).toContain(`UID:${event.id}@provektor`);
  });

  it('shows the committee which papers a work has, and gives them to its seats alone', async () => {
    const { first, chair, ask, read } = built;
    const finish = (
      await call(server, 'GET', `/project/nir/${first.id}`, first.researcher)
    ).body.stages.at(-1);
    const slot = 'stage_final__final_report_file' as const;
    const fileId = await sendFile(server, first.researcher, {
      project: first,
      stage: finish,
      slot,
    });
    const [paper, review] = workAt(await read(chair), 0).materials;
    expect(paper).toMatchObject({ material: 'final_report', there: true, files: [{ id: fileId }] });
    expect(review).toMatchObject({ material: 'supervisor_review', there: false });
    const got = await ask(chair, 'GET', `/file/${fileId}`);
    expect(got.body.url).toContain('/api/storage/');
    expect((await asGuest('GET', `/file/${fileId}`)).status).toBe(200);
    expect((await ask(built.second.researcher, 'GET', `/file/${fileId}`)).status).toBe(404);
    expect((await call(server, 'GET', `/project/nir/${first.id}`, chair)).status).toBe(404);
  });

  it('takes marks of everybody who may, hides them from each other, and refuses the others one by one', async () => {
    const { chair, mark, ask, read, move } = built;
    expect((await mark(chair, workAt(await read(chair), 0).id, [5, 4])).body.code).toBe(
      'event_state',
    );
    await move('running', chair);
    const [one, two] = [workAt(await read(chair), 0).id, workAt(await read(chair), 1).id];
    await ask(secretary, 'PATCH', `/work/${one}`, { state: 'talking' });
    expect(workAt(await read(chair), 0).begun_at).not.toBeNull();
    const heard: unknown[] = [];
    const hear = (message: unknown) => heard.push(message);
    const quiet = () => undefined;
    const stop = server.deps.push.listen(secretary.id, { hear, beat: quiet, end: quiet });
    const given = { marks: bothMarks(server, one, [5, 4]) };
    for (const again of [given, given]) {
      expect((await ask(chair, 'POST', '/marks', again)).body).toEqual({ refused: [] });
    }
    stop?.();
    expect(heard[0]).toMatchObject({ kind: 'event', eventId: built.event.id });
    expect(
      (await asGuest('POST', '/marks', { marks: bothMarks(server, one, [4, 3]) })).body,
    ).toEqual({ refused: [] });
    const mixed = [...bothMarks(server, one, [5, 5]), ...bothMarks(server, two, [5, 9])];
    const refused = await ask(supervisor(), 'POST', '/marks', { marks: mixed });
    expect(refused.body.refused).toEqual([
      { at: 0, code: 'excluded' },
      { at: 1, code: 'excluded' },
      { at: 3, code: 'outside_scale' },
    ]);
    expect((await mark(secretary, one, [5, 5])).body.code).toBe('forbidden');
    expect(workAt(await read(chair), 0).marks).toHaveLength(1);
    const front = workAt(await read(secretary), 0);
    expect(front).toMatchObject({ marks: [], marked: { done: 2, of: 2 }, result: null });
  });

  it('keeps of two marks the one that was typed later, whichever comes last, and says so', async () => {
    const { chair, ask, read } = built;
    const {
      id: work,
      marks: [before],
    } = workAt(await read(chair), 0);
    const [{ id: criterion_id } = { id: '' }] = CRITERIA;
    const typed_at = new Date(server.deps.clock().getTime() - 60_000).toISOString();
    const late = { marks: [{ work_id: work, criterion_id, mark: 1, typed_at }] };
    const answer = await ask(chair, 'POST', '/marks', late);
    expect(answer.body).toEqual({ refused: [{ at: 0, code: 'stale' }] });
    expect(workAt(await read(chair), 0).marks[0]).toEqual(before);
  });

  it('has its works closed by the chair, with the result of those who count', async () => {
    const { chair, ask, read, first, move } = built;
    const { id } = workAt(await read(chair), 0);
    const question = {
      id: uuidv7(),
      asker: 'Громов П.',
      text: 'Почему U-Net?',
      answer: 'Мало данных',
    };
    await ask(secretary, 'PUT', `/work/${id}/question`, { ...question, answer: '' });
    await ask(secretary, 'PUT', `/work/${id}/question`, question);
    expect((await ask(secretary, 'PATCH', `/work/${id}`, { state: 'closed' })).body.code).toBe(
      'forbidden',
    );
    const decided = { state: 'closed', decision: 'Рекомендовать к защите', mark: 'отлично' };
    const closed = workAt((await ask(chair, 'PATCH', `/work/${id}`, decided)).body, 0);
    expect(closed).toMatchObject({ result: 3.9, place: { place: 1 }, questions: [question] });
    expect(closed.marks).toHaveLength(2);
    const own = workAt(await read(first.researcher), 0);
    expect(own).toMatchObject({ result: 3.9, mark: 'отлично', marks: [], excluded: [] });
    expect(own.marked).toEqual({ done: 0, of: 0 });
    expect(workAt(await read(supervisor()), 0).marks).toEqual([]);
    expect((await move('finished', chair)).body.code).toBe('event_unfinished');
    const absent = workAt(await read(chair), 1).id;
    await ask(secretary, 'PATCH', `/work/${absent}`, { state: 'absent' });
    expect((await move('finished', chair)).body.state).toBe('finished');
  });

  it('leaves its outcome beside the reviews of the finish stage, and the approval as it was', async () => {
    const { first } = built;
    const { body } = await call(server, 'GET', `/project/nir/${first.id}`, first.researcher);
    const finish = body.stages.at(-1);
    const reviews = await call(
      server,
      'GET',
      `/project/stage/${finish.id}/reviews`,
      first.researcher,
    );
    expect(reviews.body.reviews).toMatchObject([
      { event: 'heard', decision: null, section: 'final' },
    ]);
    expect(reviews.body.reviews[0].text).toMatch(/^Предзащита .+: решение: Рекомендовать/);
    expect(finish.status).toBe('stage_created');
    const log = await call(
      server,
      'GET',
      `/project/project_logs?project_id=${first.id}`,
      first.researcher,
    );
    const topics = log.body.logs.map(({ event_uuid }: { event_uuid: EventId }) =>
      eventOf(event_uuid),
    );
    expect(topics).toEqual(expect.arrayContaining(['event_announced', 'event_result']));
    const { db } = server.deps.connection;
    expect(await wasHeard(db, first.id)).toBe(true);
    expect(await writeOutcomes(db, first.id, 'ru')).toMatch(
      /# Предзащита кафедры[\s\S]+итоговый балл: 3,9[\s\S]+Вопрос \(Громов П\.\): Почему U-Net\?/,
    );
  });

  it('has a report with what people agree to at the moment, and none before or after', async () => {
    const { first, chair, curator, ask, move } = built;
    expect((await report()).body.code).toBe('not_found');
    expect((await move('published', chair)).body.code).toBe('forbidden');
    await move('published');
    const shy = (await report()).body;
    expect(shy.works[0]).toMatchObject({
      title: 'Сварные швы',
      decision: null,
      marks: null,
      questions: [],
      excluded: 1,
    });
    expect(shy.works[0].authors[0]).toMatch(/^\p{L}\. \p{L}\.$/u);
    expect(JSON.stringify(shy)).not.toMatch(/Громов|Юсупов|Человеков/);
    await ask(first.researcher, 'PUT', '/publication', { agreed: true });
    await ask(chair, 'PUT', '/publication', { agreed: true });
    await asGuest('PUT', '/publication', { agreed: true });
    const open = (await report()).body;
    expect(open.committee.slice(0, 2).map(({ name }: { name: string }) => name)).toEqual([
      'Громов П.',
      'Юсупов Р. Р.',
    ]);
    expect(open.works[0].decision).toBe('Рекомендовать к защите');
    // a mean of two tells each of them what the other has given
    expect(open.works[0].marks).toMatchObject({ result: 3.9, mark: 'отлично', by_criterion: {} });
    expect(open.works[0].questions).toMatchObject([{ asker: 'Громов П.' }]);
    await ask(first.researcher, 'PUT', '/publication', { agreed: false });
    expect((await report()).body.works[0]).toMatchObject({ marks: null, questions: [] });
    // whoever has left is named no more as soon as he says so
    await ask(first.researcher, 'PUT', '/publication', { agreed: true });
    const { db } = server.deps.connection;
    await db.delete(members).where(eq(members.userId, first.researcher.id));
    const { body } = await ask(first.researcher, 'PUT', '/publication', { agreed: false });
    expect(body.works).toMatchObject([{ title: 'Сварные швы', open: false }]);
    expect((await report()).body.works[0].authors[0]).toMatch(/^\p{L}\. \p{L}\.$/u);
    await move('finished', curator);
    expect((await report()).body.code).toBe('not_found');
  });
});
