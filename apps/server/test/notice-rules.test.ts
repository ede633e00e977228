import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDueReminders } from '../src/db/migrations/20261122T050100_find_due_reminders.ts';
import { awaitedIn } from '../src/features/notification/digest/awaited-in.ts';
import { sendReminders } from '../src/features/notification/operations/send-reminders.ts';
import {
  buildPerson,
  buildProject,
  buildStage,
  joinTeam,
  type TestPerson,
} from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { days, mailTo, remove } from './support/team-calls.ts';
import { toNoon } from './support/to-noon.ts';
import { notificationsOf, told } from './support/told.ts';
import { waitFor } from './support/wait-for.ts';

const MINUTE = 60_000;

describe('who is told of what', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
    toNoon(server);
  });
  afterAll(() => server.close());

  const query = (sql: string) => server.deps.connection.query(sql);
  const act = async (person: TestPerson, path: string, body: object = {}) => {
    const answer = await call(server, 'POST', `/project/nir/${path}`, { ...person, body });
    expect(answer.status).toBe(204);
  };
  async function team() {
    const project = await buildProject(server, { supervisor: true, curator: true });
    const { supervisor, curator } = project;
    if (!supervisor || !curator) throw new Error('no reviewers');
    return { ...project, supervisor, curator };
  }
  /** When each call to a project's supervisor was mailed, in the order of telling. */
  const mailedCalls = async (projectId: string, { id }: TestPerson) => {
    const { rows } = await query(
      `select mailed_at is not null as mailed from notifications
       where project_id = '${projectId}' and user_id = '${id}' and reason = 'your_move' order by created_at, id`,
    );
    return rows.map(({ mailed }) => mailed);
  };
  /** Makes the database refuse what is told to somebody, as a full disk would. */
  async function refuseNoticesTo({ id }: TestPerson): Promise<() => Promise<unknown>> {
    const name = `refuse_${id.replaceAll('-', '')}`;
    await query(`create function ${name}() returns trigger language plpgsql as
      $$ begin raise exception 'no room'; end $$`);
    await query(`create trigger ${name} before insert on notifications for each row
      when (new.user_id = '${id}') execute function ${name}()`);
    return () => query(`drop function ${name} cascade`);
  }

  it('is mailed again ten minutes after the last mail, however often he was called in between', async () => {
    const project = await team();
    const sendPlan = async () => {
      const stage = await buildStage(server, project, { goal: 'Цель' });
      await act(project.researcher, `stage/${stage.id}/approve`);
    };
    await sendPlan();
    server.pass(6 * MINUTE);
    await sendPlan();
    server.pass(6 * MINUTE);
    await sendPlan();
    expect(await mailedCalls(project.id, project.supervisor)).toEqual([true, false, true]);
  });

  it('is called no more to a returned stage that is deleted', async () => {
    const project = await team();
    const stage = await buildStage(server, project, { goal: 'Цель' });
    await act(project.researcher, `stage/${stage.id}/approve`);
    await act(project.supervisor, `stage/${stage.id}/revise`, { review: 'Уточнить' });
    const open = async () =>
      (await notificationsOf(server, project.researcher, '?unread=true')).notifications.filter(
        ({ reason }) => reason === 'your_move',
      ).length;
    expect(await open()).toBe(1);
    const path = `/project/stage/${stage.id}`;
    expect((await call(server, 'DELETE', path, project.researcher)).status).toBe(204);
    expect(await open()).toBe(0);
  });

  it('reads days by his own zone, and by that of Moscow if he has told none', async () => {
    const project = await team();
    const body = { zone: 'Pacific/Kiritimati', zone_chosen: true };
    await call(server, 'PATCH', '/notifications/settings', { ...project.supervisor, body });
    const day = (timeZone: string) =>
      new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone });
    const now = server.deps.clock();
    await act(project.researcher, `${project.id}/approve`);
    await act(project.supervisor, `${project.id}/approve`);
    const mails = [project.supervisor, project.curator].map(({ email }) =>
      mailTo(server, email, /ваш ход/),
    );
    const [far, usual] = await Promise.all(mails);
    expect(far?.text).toContain(`Ждёт вас с ${day('Pacific/Kiritimati').format(now)}`);
    expect(usual?.text).toContain(`Ждёт вас с ${day('Europe/Moscow').format(now)}`);
  });

  it('reads the names of those who joined at one moment always in one order', async () => {
    const { id, researcher, supervisor } = await team();
    const supervisors = [supervisor];
    // so many that a sort by the moment alone does not leave them as they were
    for (let more = 0; more < 5; more += 1) {
      const another = await buildPerson(server);
      await joinTeam(server, id, researcher, another, 'supervisor');
      supervisors.push(another);
    }
    await query(`update members set joined_at = now() where project_id = '${id}'`);
    await query(`update members set joined_at = now() where user_id = '${researcher.id}'`);
    await act(researcher, `${id}/approve`);
    const found = await awaitedIn(server.deps.connection.db, researcher, [id]);
    const inOrder = supervisors.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    const holders = inOrder.map(({ name }) => name).join(', ');
    expect(found).toMatchObject([{ own: false, holders }]);
  });

  it('reads no new names of a project that he was removed from', async () => {
    const project = await team();
    const { researcher, supervisor } = project;
    const second = await buildPerson(server);
    await joinTeam(server, project.id, researcher, second, 'researcher');
    expect((await remove(server, project.id, supervisor, second)).status).toBe(204);
    await act(researcher, `${project.id}/set_title`, { title: 'Тайное название' });
    const named = async (person: TestPerson) =>
      (await notificationsOf(server, person)).notifications[0]?.project?.title;
    expect(await named(second)).toBe('Исследование прочности сварных швов');
    expect(await named(supervisor)).toBe('Тайное название');
  });

  it('is not called by what he himself has done to the team', async () => {
    const project = await team();
    const { id, researcher, supervisor, curator } = project;
    for (const person of [researcher, supervisor, curator]) await act(person, `${id}/approve`);
    const before = (await told(server, researcher)).length;
    const later = await buildPerson(server);
    await joinTeam(server, id, researcher, later, 'supervisor');
    const news = (await told(server, researcher)).slice(0, -before);
    expect(news.filter((one) => one.startsWith('your_move'))).toEqual([]);
    expect(news).toEqual([]);
  });

  it('is reminded later the same day where the first attempt has failed, and nobody else twice', async () => {
    const [first, second] = [await team(), await team()];
    for (const { id, researcher } of [first, second]) await act(researcher, `${id}/approve`);
    server.pass(days(3));
    const allow = await refuseNoticesTo(first.supervisor);
    await expect(sendReminders(server.deps)).rejects.toThrow('1 people not reminded');
    const reminded = async (person: TestPerson) =>
      (await told(server, person)).filter((one) => one.startsWith('reminder')).length;
    expect([await reminded(first.supervisor), await reminded(second.supervisor)]).toEqual([0, 1]);
    await allow();
    await sendReminders(server.deps);
    await mailTo(server, first.supervisor.email, /Напоминание/);
    expect([await reminded(first.supervisor), await reminded(second.supervisor)]).toEqual([1, 1]);
    const mails = () => server.mails.filter(({ to }) => to === second.supervisor.email).length;
    const count = mails();
    await sendReminders(server.deps);
    expect(mails()).toBe(count);
  });

  it('is reminded wherever he stands in a long list of people', async () => {
    const crowd = await team();
    await act(crowd.researcher, `${crowd.id}/approve`);
    const people = 120;
    await query(`
      with made as (
        insert into users (id, email, password_hash, locale, created_at)
        select gen_random_uuid(), 'crowd-' || n || '@mail.ru', '-', 'ru', now()
        from generate_series(1, ${people}) n returning id)
      insert into members (project_id, user_id, role, joined_at)
      select '${crowd.id}', id, 'supervisor', now() from made`);
    server.pass(days(3));
    await sendReminders(server.deps);
    const { rows } = await query(`select count(distinct user_id)::int as count from notifications
      where project_id = '${crowd.id}' and reason = 'reminder'`);
    expect(rows).toEqual([{ count: people + 1 }]);
  });

  it('is looked for in the projects that are due only: again on the next day, or at once after a failure', async () => {
    const [waits, fails] = [await team(), await team()];
    for (const { id, researcher } of [waits, fails]) await act(researcher, `${id}/approve`);
    const due = async () => {
      const now = server.deps.clock().toISOString();
      const { rows } = await query(`select id from projects
        where id in ('${waits.id}', '${fails.id}') and remind_at <= '${now}' order by id`);
      return rows.map(({ id }) => id);
    };
    const both = [waits.id, fails.id].sort();
    server.pass(days(3) - MINUTE);
    expect(await due()).toEqual([]);
    server.pass(MINUTE);
    expect(await due()).toEqual(both);
    const allow = await refuseNoticesTo(fails.supervisor);
    await expect(sendReminders(server.deps)).rejects.toThrow('1 people not reminded');
    expect(await due()).toEqual([fails.id]);
    await allow();
    await sendReminders(server.deps);
    expect(await due()).toEqual([]);
    await act(waits.supervisor, `${waits.id}/approve`);
    server.pass(days(1));
    expect(await due()).toEqual([fails.id]);
  });

  it('is found among what an older database has kept', async () => {
    const waits = await team();
    const lone = await buildProject(server);
    await act(waits.researcher, `${waits.id}/approve`);
    const kept = async () => {
      const { rows } = await query(
        `select id, remind_at from projects where id in ('${waits.id}', '${lone.id}') order by id`,
      );
      return rows.map(({ id, remind_at }) => [id, remind_at]);
    };
    const before = await kept();
    expect(before.filter(([, moment]) => moment === null)).toHaveLength(1);
    await query(findDueReminders.down);
    await server.deps.connection.execute(findDueReminders.up);
    expect(await kept()).toEqual(before);
  });

  // PGlite has one connection, on which nobody answers while somebody else is reminded
  if (database.name === 'PostgreSQL') {
    it('is reminded of no request that he answers at that moment, and neither waits for the other', async () => {
      const { id, researcher } = await team();
      const second = await buildPerson(server);
      await joinTeam(server, id, researcher, second, 'researcher');
      await remove(server, id, researcher, second);
      const { remindRequest } = await import('../src/features/team/public.ts');
      const { rows } = await query(`select id from team_requests where project_id = '${id}'`);
      const requestId = String(rows[0]?.id);
      const heard = (await told(server, second)).length;
      let reminding: Promise<void> | undefined;
      await server.deps.connection.db.transaction(async (trx) => {
        await trx.execute(`select id from projects where id = '${id}' for no key update`);
        reminding = remindRequest(server.deps, { requestId });
        await waitFor(async () => {
          const waiting = await query(
            `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
          );
          return waiting.rows.length > 0;
        });
        await trx.execute(`update team_requests set status = 'declined' where id = '${requestId}'`);
      });
      await reminding;
      expect(await told(server, second)).toHaveLength(heard);
    });
  }
});
