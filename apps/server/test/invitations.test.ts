import { ROLE_IDS } from '@pv/contract';
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../src/db/schema/index.ts';
import { buildPerson, buildProject, readProject } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { mailedCode, register } from './support/sign-up.ts';
import {
  accept,
  days,
  invite,
  invited,
  mailedToken,
  mailTo,
  readTeam,
} from './support/team-calls.ts';
import { notificationsOf, told } from './support/told.ts';

describe('an invitation by mail', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  const read = (token: string) =>
    call(server, 'GET', `/project/team/invitation?token=${encodeURIComponent(token)}`);
  const decline = (token: string, reason?: string) =>
    call(server, 'POST', '/project/team/invitation/decline', { body: { token, reason } });
  const act = (id: string, deed: 'resend' | 'confirm', by: { token: string }) =>
    call(server, 'POST', `/project/team/invitation/${id}/${deed}`, { token: by.token });
  const cancel = (id: string, by: { token: string }) =>
    call(server, 'DELETE', `/project/team/invitation/${id}`, { token: by.token });

  it('says who invites, where and for what, in text and HTML, and lives fourteen days', async () => {
    const { id, researcher } = await buildProject(server, { title: 'Сварные швы' });
    const token = await invited(server, id, researcher, {
      role: 'researcher',
      email: 'a1@mail.ru',
    });
    const mail = await mailTo(server, 'a1@mail.ru', /Сварные швы/);
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain(researcher.name);
      expect(part).toContain('Исследователь');
    }
    const { status, body } = await read(token);
    expect([status, body.state, body.email]).toEqual([200, 'pending', 'a1@mail.ru']);
    expect(body.project).toEqual({ id, type: 'nir', title: 'Сварные швы' });
    const life = Date.parse(body.expires_at) - server.deps.clock().getTime();
    expect(Math.round(life / days(1))).toBe(14);
  });

  it('is written in the language of the account', async () => {
    const { id, researcher } = await buildProject(server);
    const email = 'english@mail.ru';
    const row = { id: uuidv7(), email, passwordHash: '-', locale: 'en' as const };
    await server.deps.connection.db.insert(users).values({ ...row, createdAt: new Date() });
    await invited(server, id, researcher, { role: 'researcher', email });
    expect((await mailTo(server, email, /invites you/)).text).toContain('Researcher');
  });

  it('comes to an address without an account in the language of the inviter’s letters, whatever his page is shown in', async () => {
    const { id, researcher } = await buildProject(server);
    const { db } = server.deps.connection;
    await db.update(users).set({ locale: 'en' }).where(eq(users.id, researcher.id));
    await call(server, 'POST', '/project/team/invite_teammate', {
      token: researcher.token,
      language: 'ru',
      body: { project_id: id, role_id: ROLE_IDS.researcher, email: 'unknown@mail.ru' },
    });
    expect(await mailTo(server, 'unknown@mail.ru', /invites you/)).toBeTruthy();
  });

  it('takes in a person who had no account when it was sent', async () => {
    const { id, researcher } = await buildProject(server);
    const email = 'newcomer@mail.ru';
    const token = await invited(server, id, researcher, { role: 'researcher', email });
    const { body } = await register(server, email);
    // the first mail to the address is the invitation
    const code = await mailedCode(server, email, 2);
    const confirmed = await call(server, 'POST', '/auth/sign_up/verify_otp', {
      body: { email, code, registration_id: body.registration_id },
    });
    const me = { token: confirmed.body.access_token, id: '', email, name: '' };
    const early = await accept(server, me, token);
    expect([early.status, early.body.code]).toEqual([403, 'profile_incomplete']);
    const mine = await call(server, 'GET', '/project/team/invitations', me);
    expect(mine.body.invitations).toMatchObject([{ token, project: { id } }]);
  });

  it('lets the owner of the address join at once as a researcher and tells the inviter', async () => {
    const { id, researcher } = await buildProject(server);
    const guest = await buildPerson(server);
    const token = await invited(server, id, researcher, { role: 'researcher', email: guest.email });
    const joined = await accept(server, guest, token);
    expect([joined.status, joined.body.state]).toEqual([200, 'joined']);
    const { team, invitations } = await readTeam(server, id, guest);
    expect(team.map((one: { user_id: string }) => one.user_id)).toContain(guest.id);
    expect(invitations).toEqual([]);
    expect((await told(server, researcher))[0]).toMatch(/принимает приглашение/);
    const again = await accept(server, guest, token);
    expect([again.status, again.body.code]).toEqual([409, 'invitation_closed']);
    expect(again.body.detail[0]).toContain(guest.name);
  });

  it('asks before another address takes it, and lets the inviter confirm the person', async () => {
    const { id, researcher } = await buildProject(server);
    const other = await buildPerson(server);
    const email = 'old-address@mail.ru';
    const token = await invited(server, id, researcher, { role: 'researcher', email });
    const asked = await accept(server, other, token);
    expect([asked.status, asked.body.code]).toEqual([409, 'other_address']);
    expect((await accept(server, other, token, true)).body.state).toBe('confirming');
    expect((await call(server, 'GET', `/project/${id}/team`, other)).status).toBe(404);
    const mail = await mailTo(server, researcher.email, /Подтвердите участника/);
    expect(mail.text).toContain(other.email);
    const [waiting] = (await readTeam(server, id, researcher)).invitations;
    expect(waiting).toMatchObject({
      state: 'confirming',
      candidate: { id: other.id, name: other.name, email: other.email },
      can: { confirm: true },
    });
    expect((await act(waiting.id, 'confirm', researcher)).status).toBe(204);
    expect((await readTeam(server, id, other)).team).toHaveLength(2);
    expect((await told(server, other))[0]).toMatch(/^membership: Ваше участие подтверждено/);
    expect(server.mails.filter(({ to }) => to === other.email)).toEqual([]);
  });

  it('lets a reviewer in only after the confirmation, and only then resets approvals', async () => {
    const project = await buildProject(server);
    const { id, researcher } = project;
    const guest = await buildPerson(server);
    await call(server, 'POST', `/project/nir/${id}/approve`, { ...researcher, body: {} });
    const token = await invited(server, id, researcher, { role: 'supervisor', email: guest.email });
    expect((await accept(server, guest, token)).body.state).toBe('confirming');
    expect((await readProject(server, project, researcher)).status).toBe('approved_by_researcher');
    const [waiting] = (await readTeam(server, id, researcher)).invitations;
    await act(waiting.id, 'confirm', researcher);
    expect((await readProject(server, project, researcher)).status).toBe('re_approval_required');
  });

  it('is refused to the candidate whom the team has not meant', async () => {
    const { id, researcher } = await buildProject(server);
    const guest = await buildPerson(server);
    const token = await invited(server, id, researcher, { role: 'curator', email: guest.email });
    const body = { channels: { membership: 'instant' } };
    await call(server, 'PATCH', '/notifications/settings', { token: guest.token, body });
    await accept(server, guest, token);
    const [waiting] = (await readTeam(server, id, researcher)).invitations;
    expect((await cancel(waiting.id, researcher)).status).toBe(204);
    expect(await mailTo(server, guest.email, /не подтверждено/)).toBeTruthy();
    expect((await read(token)).body.state).toBe('cancelled');
  });

  it('is declined by the link alone, with the reason told to the inviter', async () => {
    const { id, researcher } = await buildProject(server);
    const email = 'busy@mail.ru';
    const token = await invited(server, id, researcher, { role: 'curator', email });
    expect((await decline(token, 'Нет времени')).status).toBe(204);
    const { notifications } = await notificationsOf(server, researcher);
    expect(notifications[0]).toMatchObject({
      reason: 'invitation_answered',
      variant: 'declined',
      said: { note: 'Нет времени' },
    });
    const [shown] = (await readTeam(server, id, researcher)).invitations;
    expect(shown).toMatchObject({ state: 'declined', reason: 'Нет времени' });
    const late = await decline(token);
    expect([late.status, late.body.code]).toEqual([409, 'invitation_closed']);
    expect((await invite(server, id, researcher, { role: 'curator', email })).status).toBe(204);
  });

  it('is sent again after a minute with the same link, and revives when it has expired', async () => {
    const { id, researcher } = await buildProject(server);
    const guest = await buildPerson(server);
    const token = await invited(server, id, researcher, { role: 'researcher', email: guest.email });
    const [row] = (await readTeam(server, id, researcher)).invitations;
    const early = await act(row.id, 'resend', researcher);
    expect([early.status, early.body.code]).toEqual([429, 'invitation_too_soon']);
    server.pass(days(15));
    expect((await read(token)).body.state).toBe('expired');
    const late = await accept(server, guest, token);
    expect(late.body.code).toBe('invitation_closed');
    expect((await act(row.id, 'resend', researcher)).status).toBe(204);
    expect(await mailedToken(server, guest.email, 2)).toBe(token);
    expect((await accept(server, guest, token)).body.state).toBe('joined');
  });

  it('is there once per address, and a new one takes the place of one that has expired', async () => {
    const { id, researcher } = await buildProject(server);
    const whom = { role: 'researcher', email: 'twice@mail.ru' } as const;
    await invited(server, id, researcher, whom);
    const twice = await invite(server, id, researcher, whom);
    expect([twice.status, twice.body.code]).toEqual([409, 'already_invited']);
    server.pass(days(15));
    expect((await invite(server, id, researcher, whom)).status).toBe(204);
    expect((await readTeam(server, id, researcher)).invitations).toHaveLength(1);
  });

  it('is gone for good once it is taken back, and says by whom', async () => {
    const { id, researcher } = await buildProject(server);
    const guest = await buildPerson(server);
    const token = await invited(server, id, researcher, { role: 'curator', email: guest.email });
    const [row] = (await readTeam(server, id, researcher)).invitations;
    expect((await cancel(row.id, researcher)).status).toBe(204);
    const late = await accept(server, guest, token);
    expect([late.status, late.body.code]).toEqual([409, 'invitation_closed']);
    expect(late.body.detail[0]).toContain(researcher.name);
  });

  it('answers the same for unknown, forged and foreign invitations', async () => {
    const { id, researcher } = await buildProject(server);
    const stranger = await buildPerson(server);
    const token = await invited(server, id, researcher, { role: 'curator', email: 'q@mail.ru' });
    const [row] = (await readTeam(server, id, researcher)).invitations;
    const forged = [`${uuidv7()}.${token.split('.')[1]}`, `${row.id}.${'0'.repeat(64)}`, 'rubbish'];
    const answers = [
      ...(await Promise.all(forged.map(read))),
      ...(await Promise.all(forged.map((one) => decline(one)))),
      ...(await Promise.all(forged.map((one) => accept(server, stranger, one)))),
      await act(row.id, 'resend', stranger),
      await act(uuidv7(), 'resend', stranger),
      await cancel(row.id, stranger),
      await cancel(uuidv7(), researcher),
    ];
    for (const answer of answers) {
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    }
  });

  it('takes ten people in one paste and says of each line what is wrong with it', async () => {
    const { id, researcher, supervisor } = await buildProject(server, { supervisor: true });
    if (!supervisor) throw new Error('no supervisor');
    const good = Array.from({ length: 6 }, (_, n) => ({
      email: `paste${n}@mail.ru`,
      role_id: ROLE_IDS.researcher,
    }));
    const odd = [
      { email: 'person@gmail.com', role_id: ROLE_IDS.researcher },
      { email: 'no address', role_id: ROLE_IDS.researcher },
      { email: supervisor.email, role_id: ROLE_IDS.supervisor },
      { email: supervisor.email, role_id: ROLE_IDS.curator },
      { email: 'PASTE0@mail.ru', role_id: ROLE_IDS.curator },
      { email: 'mentor@mail.ru', role_id: ROLE_IDS.mentor },
    ];
    const { status, body } = await call(server, 'POST', '/project/team/invite_teammates', {
      token: researcher.token,
      body: { project_id: id, people: [...good, ...odd] },
    });
    expect(status).toBe(200);
    const outcomes = body.results.map((one: { outcome: string }) => one.outcome);
    expect(outcomes.slice(0, 6)).toEqual(Array(6).fill('sent'));
    expect(outcomes.slice(6)).toEqual([
      'refused',
      'refused',
      'refused',
      'offered',
      'refused',
      'refused',
    ]);
    expect(body.results[6].detail).toContain('.ru');
    expect(body.results[8].detail).toContain('уже в команде');
    expect(body.results[10].detail).toContain('уже приглашён');
    const { invitations, requests } = await readTeam(server, id, researcher);
    expect([invitations.length, requests.length]).toEqual([6, 1]);
  });

  it('takes no reviewer into a finished project', async () => {
    const { id, researcher } = await buildProject(server);
    const guest = await buildPerson(server);
    const token = await invited(server, id, researcher, { role: 'curator', email: guest.email });
    const { connection } = server.deps;
    const stake = async () => {
      const path = `/project/team/invitation?token=${encodeURIComponent(token)}`;
      return (await call(server, 'GET', path)).body.at_stake;
    };
    expect(await stake()).toBe(0);
    await connection.query(`update projects set status = 'approved_by_researcher' where id = $1`, [
      id,
    ]);
    // whoever is invited reads what has to be approved again when he joins
    expect(await stake()).toBe(1);
    const mine = await call(server, 'GET', '/project/team/invitations', guest);
    expect(mine.body.invitations).toMatchObject([{ token, at_stake: 1 }]);
    await call(server, 'POST', '/project/stage', {
      token: researcher.token,
      body: { project_id: id, kind: 'numeric', title: 'Обзор' },
    });
    await connection.query(
      `update stages set status = 'result_approved_by_researcher' where project_id = $1 and kind <> 'start'`,
      [id],
    );
    expect(await stake()).toBe(0);
    expect((await readTeam(server, id, researcher)).can.invite).toEqual([
      { role_id: ROLE_IDS.researcher, at_stake: 0 },
    ]);
    const late = await accept(server, guest, token);
    expect([late.status, late.body.code]).toEqual([422, 'reviewer_too_late']);
    const more = await invite(server, id, researcher, { role: 'supervisor', email: 'z@mail.ru' });
    expect([more.status, more.body.code]).toEqual([422, 'reviewer_too_late']);
  });
});
