import { EVENT_CONSENT_VERSION } from '@pv/contract';
import { and, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { members, users } from '../src/db/schema/index.ts';
import { tellDueEvents } from '../src/features/control-event/operations/tell-due-events.ts';
import {
  askEvent,
  type BuiltEvent,
  buildEvent,
  CRITERIA,
  dayFrom,
  mailThatSays,
  seatOf,
} from './support/build-event.ts';
import { buildPerson, buildProject, type TestProject } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { sendFile } from './support/file-calls.ts';
import { startServer, type TestServer } from './support/server.ts';
import { tokenOf } from './support/world.ts';

describe('control events', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  const outside = (email: string) => ({ id: uuidv7(), role: 'member', name: 'Гость Г. Г.', email });
  const linkIn = (text: string) => /committee#token=(\S+)/.exec(text)?.[1] ?? '';
  const sendPaper = async (project: TestProject) => {
    const slot = 'stage_final__final_report_file' as const;
    const { body } = await call(server, 'GET', `/project/nir/${project.id}`, project.researcher);
    const sent = { project, stage: body.stages.at(-1), slot };
    return sendFile(server, project.researcher, sent);
  };
  const byLink = (token: string) => call(server, 'GET', `/control_event/guest/${token}`);

  it('are made by those who run them in some project of the type, of such projects alone', async () => {
    const { curator, first, slot, event, ask } = await buildEvent(server);
    const foreign = await buildProject(server, { supervisor: true });
    const make = (who: { token: string }, change: object = {}) =>
      askEvent(server, who, 'POST', '', { kind: 'defence', title: 'Защита', ...change });
    for (const who of [first.researcher, first.supervisor ?? curator]) {
      expect((await make(who)).body.code).toBe('forbidden');
      const list = await call(server, 'GET', '/control_event', who);
      expect(list.body.can.add).toEqual([]);
    }
    expect((await make(curator, { kind: 'pitch' })).body.code).toBe('forbidden');
    const strange = { works: [slot(foreign, '10:00')] };
    expect((await make(curator, strange)).body.code).toBe('event_work_foreign');
    const kind = { version: 0, kind: 'pitch' };
    expect((await ask(curator, 'PATCH', '', kind)).body.fields).toEqual({ kind: 'field_wrong' });
    const choice = await askEvent(server, curator, 'GET', '/projects?type=nir');
    expect(choice.body.projects).toHaveLength(event.works.length);
    const key = uuidv7();
    const [one, two] = [await make(curator, { key }), await make(curator, { key })];
    expect(two.body.id).toBe(one.body.id);
  });

  it('refuse lists that contradict themselves, and say at which line', async () => {
    const { curator, chair, first, second, slot, ask, event } = await buildEvent(server);
    const change = async (body: object) =>
      (await ask(curator, 'PATCH', '', { version: 0, ...body })).body;
    const overlap = await change({ works: [slot(first, '10:00'), slot(second, '10:14')] });
    expect([overlap.code, overlap.fields]).toEqual([
      'event_slots_overlap',
      { 'works.1': 'field_wrong' },
    ]);
    const night = { works: [slot(first, '23:50')] };
    expect((await change(night)).code).toBe('event_slots_overlap');
    const twice = { works: [slot(first, '10:00'), slot(first, '11:00')] };
    expect((await change(twice)).code).toBe('event_work_twice');
    const [seat, again] = [seatOf(chair, 'chair'), seatOf(chair)];
    expect((await change({ committee: [seat, again] })).code).toBe('event_member_twice');
    const mailed = { ...outside(chair.email.toUpperCase()), role: 'member' };
    expect((await change({ committee: [seat, mailed] })).code).toBe('event_member_twice');
    const other = seatOf(await buildPerson(server), 'chair');
    expect((await change({ committee: [seat, other] })).code).toBe('event_role_twice');
    const nameless = { ...outside('x@mail.ru'), email: null };
    expect((await change({ committee: [seat, nameless] })).code).toBe('event_member_address');
    const unknown = { ...seat, user_id: uuidv7() };
    expect((await change({ committee: [unknown] })).code).toBe('event_member_address');
    expect((await change({ starts_at: '25:00' })).fields).toEqual({ starts_at: 'field_time' });
    expect((await change({ scale: { min: 5, max: 5 } })).fields).toEqual({
      scale: 'scale_reversed',
    });
    expect((await change({ criteria: [CRITERIA[0], CRITERIA[0]] })).fields).toEqual({
      criteria: 'field_wrong',
    });
    expect((await change({ version: 7 })).code).toBe('stale_version');
    const foreign = await buildEvent(server);
    const stolen = { ...seatOf(chair, 'chair'), id: foreign.event.committee[0]?.id };
    expect((await change({ committee: [stolen] })).code).toBe('validation_failed');
    expect((await foreign.read(foreign.curator)).committee[0]?.name).toBe(foreign.chair.name);
    expect((await ask(curator, 'GET')).body.version).toBe(event.version);
  });

  it('are not announced without works, a day, criteria and a chair, and stay whole afterwards', async () => {
    for (const lack of [{ works: [] }, { day: null }, { criteria: [] }, { committee: [] }]) {
      const { move, ask, curator } = await buildEvent(server, lack);
      expect((await move('announced')).body.code).toBe('event_incomplete');
      expect((await ask(curator, 'DELETE')).status).toBe(204);
    }
    const { move, ask, curator } = await buildEvent(server);
    expect((await move('running')).body.code).toBe('event_state');
    await move('announced');
    expect((await ask(curator, 'DELETE')).body.code).toBe('event_state');
    const emptied = await ask(curator, 'PATCH', '', { version: 0, day: null });
    expect(emptied.body.code).toBe('event_incomplete');
  });

  it('are cancelled with a reason, and have no report then', async () => {
    const { move, first, event, read } = await buildEvent(server);
    await move('announced');
    await move('cancelled', undefined, 'Аудитория занята');
    const { text, icalEvent } = await mailThatSays(server, first.researcher.email, 'CANCEL');
    expect(text).toContain('Причина: Аудитория занята.');
    expect(icalEvent).toMatchObject({ method: 'CANCEL' });
    expect(icalEvent?.content).toContain('STATUS:CANCELLED');
    expect(await read(first.researcher)).toMatchObject({ cancel_reason: 'Аудитория занята' });
    expect((await move('announced')).body.code).toBe('event_state');
    const report = await call(server, 'GET', `/control_event/${event.id}/report`);
    expect(report.body.code).toBe('not_found');
  });

  it('let nobody in by the link of a member who is out, of one renewed, or long after', async () => {
    const { curator, chair, ask, read, move } = await buildEvent(server);
    const seat = outside('link@gmail.com');
    const committee = [seatOf(chair, 'chair'), seat];
    await ask(curator, 'PATCH', '', { version: 0, committee });
    await move('announced');
    const mailed = async (words: string) =>
      linkIn((await mailThatSays(server, 'link@gmail.com', words)).text);
    const first = await mailed('#token=');
    expect((await byLink(first)).status).toBe(200);
    expect((await ask(chair, 'POST', `/member/${seat.id}/link`)).body.code).toBe('forbidden');
    expect((await ask(curator, 'POST', `/member/${seat.id}/link`)).status).toBe(200);
    expect((await byLink(first)).body.code).toBe('not_found');
    const second = await mailed('новая ссылка');
    const { version } = await read(curator);
    expect((await byLink(second)).status).toBe(200);
    // who registers meanwhile keeps his link
    const account = await buildPerson(server, { email: seat.email });
    const same = await ask(curator, 'PATCH', '', { version, committee });
    expect(same.body.committee[1]).toMatchObject({ user_id: null, email: seat.email });
    const both = { version: version + 1, committee: [...committee, seatOf(account)] };
    expect((await ask(curator, 'PATCH', '', both)).body.code).toBe('event_member_twice');
    expect((await byLink(second)).status).toBe(200);
    const said = { body: { agreed: true } };
    const agreed = await call(server, 'PUT', `/control_event/guest/${second}/publication`, said);
    expect(agreed.body.me.publication).toBe(true);
    const other = [seatOf(chair, 'chair'), { ...seat, email: 'other@gmail.com' }];
    await ask(curator, 'PATCH', '', { version: version + 1, committee: other });
    expect((await byLink(second)).body.code).toBe('not_found');
    const { rows } = await server.deps.connection.query(
      `select * from control_event_consents where seat_id = '${seat.id}'`,
    );
    expect(rows).toEqual([]);
    const back = { version: version + 2, committee };
    expect((await ask(curator, 'PATCH', '', back)).status).toBe(200);
  });

  it('keep what is marked by as it was, the marks with their members, and what has begun in its place', async () => {
    const { curator, chair, first, second, slot, ask, read, move, mark } = await buildEvent(server);
    await move('announced');
    await move('running');
    const event = await read(curator);
    const work = event.works[0]?.id ?? '';
    await mark(chair, work, [3, 4]);
    const change = async (body: object) =>
      (await ask(curator, 'PATCH', '', { version: 0, ...body })).body.code;
    expect(await change({ scale: { min: 0, max: 10 } })).toBe('event_criteria_kept');
    expect(await change({ criteria: CRITERIA.slice(1) })).toBe('event_criteria_kept');
    expect(await change({ committee: [seatOf(curator, 'chair')] })).toBe('event_state');
    expect(await change({ works: [slot(second, '10:15')] })).toBe('event_state');
    await ask(chair, 'PATCH', `/work/${work}`, { state: 'talking' });
    const moved = { works: [slot(first, '12:00'), slot(second, '10:15')] };
    expect(await change(moved)).toBe('event_state');
    expect(await change({ works: [slot(second, '11:00')] })).toBe('event_state');
    const later = { works: [slot(first, '10:00'), slot(second, '11:00')] };
    expect(await change(later)).toBeUndefined();
    const typed = {
      work_id: work,
      criterion_id: uuidv7(),
      mark: 5,
      typed_at: '2026-01-01T00:00:00Z',
    };
    const strange = await ask(chair, 'POST', '/marks', { marks: [typed] });
    expect(strange.body.refused).toEqual([{ at: 0, code: 'unknown' }]);
    await ask(chair, 'PATCH', `/work/${work}`, { state: 'closed' });
    expect((await mark(chair, work, [5, 5])).body.refused).toHaveLength(2);
    const again = await ask(chair, 'PATCH', `/work/${work}`, { state: 'marking' });
    expect(again.body.works[0]).toMatchObject({ state: 'marking', result: null });
    expect((await ask(chair, 'PATCH', `/work/${work}`, { state: 'absent' })).body.code).toBe(
      'event_state',
    );
  });

  it('shut a supervisor out of his work also where he came by a name and an address', async () => {
    const { curator, chair, first, ask, move, read } = await buildEvent(server);
    const { supervisor } = first;
    if (!supervisor) throw new Error('no supervisor');
    const hidden = outside(supervisor.email);
    const committee = [seatOf(chair, 'chair'), seatOf(curator), hidden];
    const { body } = await ask(curator, 'PATCH', '', { version: 0, committee });
    expect(body.works[0].excluded).toEqual([hidden.id]);
    await move('announced');
    await move('running');
    const { works } = await read(curator);
    // who only organises the works of a department may judge them
    expect(works[0]?.marked).toEqual({ done: 0, of: 2 });
    expect(works[1]?.marked).toEqual({ done: 0, of: 3 });
  });

  it('know a supervisor by any form of his address', async () => {
    const { curator, chair, first, ask } = await buildEvent(server);
    const { id } = first.supervisor ?? curator;
    const { db } = server.deps.connection;
    await db.update(users).set({ email: 'ivan@кафедра.рф' }).where(eq(users.id, id));
    const typed = outside('Ivan@xn--80aaldx3bza.xn--p1ai');
    const committee = [seatOf(chair, 'chair'), typed];
    const { body } = await ask(curator, 'PATCH', '', { version: 0, committee });
    expect(body.committee[1]).toMatchObject({ user_id: id, email: null });
    expect(body.works[0].excluded).toEqual([typed.id]);
  });

  it('let a chair close the work that he supervises, but neither decide nor see who gave what', async () => {
    const { curator, first, ask, move, read, mark } = await buildEvent(server);
    const chair = first.supervisor;
    if (!chair) throw new Error('no supervisor');
    const member = await buildPerson(server);
    const committee = [seatOf(chair, 'chair'), seatOf(member)];
    await ask(curator, 'PATCH', '', { version: 0, committee });
    await move('announced');
    await move('running');
    const { id } = (await read(chair)).works[0] ?? { id: '' };
    await ask(chair, 'PATCH', `/work/${id}`, { state: 'talking' });
    await mark(member, id, [5, 5]);
    const write = (who: { token: string }, body: object) => ask(who, 'PATCH', `/work/${id}`, body);
    const closed = await write(chair, { state: 'closed', decision: '', mark: '' });
    expect(closed.body.works[0]).toMatchObject({
      state: 'closed',
      result: 5,
      marks: [],
      decides: false,
    });
    expect((await read(curator)).works[0]?.decides).toBe(true);
    expect((await write(chair, { decision: 'Отлично' })).body.code).toBe('forbidden');
    const written = await write(curator, { decision: 'Отлично' });
    expect(written.body.works[0].decision).toBe('Отлично');
    const sheets = { paper: 'score_sheets', format: 'pdf', work_id: id };
    expect((await ask(chair, 'POST', '/paper', sheets)).body.code).toBe('forbidden');
    const other = (await read(chair)).works[1]?.id ?? '';
    const aside = await ask(curator, 'PATCH', `/work/${other}`, { decision: 'Отлично' });
    expect(aside.body.code).toBe('forbidden');
  });

  it('hear no works of projects that their organiser does not run any more, nor show him papers', async () => {
    const lost = await buildEvent(server);
    const told = await buildEvent(server);
    const { db } = server.deps.connection;
    const leave = ({ curator, first: { id } }: BuiltEvent) =>
      db.delete(members).where(and(eq(members.userId, curator.id), eq(members.projectId, id)));
    await leave(lost);
    expect((await lost.move('announced')).body).toMatchObject({
      code: 'event_work_foreign',
      fields: { 'works.0': 'field_wrong' },
    });
    const works = [lost.slot(lost.first, '10:00')];
    const kept = await lost.ask(lost.curator, 'PATCH', '', { version: 0, works });
    expect(kept.body.code).toBe('event_work_foreign');
    const file = await sendPaper(told.first);
    await told.move('announced');
    expect((await told.ask(told.curator, 'GET', `/file/${file}`)).status).toBe(200);
    await leave(told);
    expect((await told.ask(told.curator, 'GET', `/file/${file}`)).status).toBe(404);
  });

  it('are reminded of a week and a day before, papers three days before, each once', async () => {
    const { first, second, move, event, curator, ask } = await buildEvent(server);
    const due = { version: 0, materials_due: dayFrom(server, 9), closed: false };
    await ask(curator, 'PATCH', '', due);
    await move('announced');
    const told = async (who: { token: string }) =>
      (await call(server, 'GET', '/notifications', who)).body.notifications
        .filter(({ said }: { said: { event?: string } }) => said.event === event.id)
        .map(({ variant, said }: { variant: string; said: { count?: number } }) =>
          said.count ? `${variant} ${said.count}` : variant,
        );
    for (let day = 0; day < 14; day++) {
      await tellDueEvents(server.deps);
      await tellDueEvents(server.deps);
      server.pass(86_400_000);
    }
    expect(await told(second.researcher)).toEqual(['soon 1', 'soon 7', 'materials 3', 'announced']);
    expect(await told(curator)).toEqual(['soon 1', 'soon 7']);
    expect((await told(first.researcher)).length).toBe(4);
  });

  it('stand in the calendars that people subscribe to, each as long as it concerns him', async () => {
    const { first, move, event, curator } = await buildEvent(server);
    const feedOf = async (who: { token: string }) => {
      const { body } = await call(server, 'GET', '/task/feed', who);
      const url = new URL(body.url).pathname;
      return (await server.app.inject({ method: 'GET', url })).body;
    };
    expect(await feedOf(first.researcher)).not.toContain(event.id);
    await move('announced');
    const day = event.day?.replaceAll('-', '');
    expect(await feedOf(first.researcher)).toContain(`DTEND:${day}T071500Z`);
    expect(await feedOf(curator)).toContain(`DTEND:${day}T073000Z`);
  });

  it('show no papers of others once they are cancelled or long over', async () => {
    const { first, chair, move, read, ask } = await buildEvent(server);
    const file = await sendPaper(first);
    await move('announced');
    expect((await ask(chair, 'GET', `/file/${file}`)).status).toBe(200);
    server.pass(45 * 86_400_000);
    const token = await tokenOf(server.deps, chair, server.deps.clock());
    const late = { ...chair, token };
    expect((await ask(late, 'GET', `/file/${file}`)).status).toBe(404);
    expect((await read(late)).works[0]?.materials[0]).toMatchObject({ there: true, files: [] });
  });

  it('keep when, from where and to which text somebody has agreed, and ask nobody whom nothing names', async () => {
    const { first, curator, move, ask, event } = await buildEvent(server);
    await move('announced');
    expect((await ask(curator, 'PUT', '/publication', { agreed: true })).body.code).toBe(
      'forbidden',
    );
    const agreed = await ask(first.researcher, 'PUT', '/publication', { agreed: true });
    expect(agreed.body.me.publication).toBe(true);
    const { rows } = await server.deps.connection.query(
      `select * from control_event_consents where event_id = '${event.id}'`,
    );
    expect(rows).toMatchObject([
      { agreed: true, version: EVENT_CONSENT_VERSION, address: '127.0.0.1' },
    ]);
  });
});
