import { EVENTS, type LogEntry } from '@pv/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobHandlers } from '../src/job-handlers.ts';
import { buildPerson, buildProject, joinTeam, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { accept, days, invite, invited, mailTo, readTeam, remove } from './support/team-calls.ts';
import { notificationsOf, told } from './support/told.ts';

describe('an invitation that nobody has answered', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  const lapse = () => jobHandlers(server.deps)['team.lapse']?.(null);
  const lapses = async (projectId: string, person: TestPerson): Promise<LogEntry[]> => {
    const event = EVENTS.invitation_lapsed.id;
    const url = `/project/project_logs?project_id=${projectId}&event_uuid=${event}`;
    return (await call(server, 'GET', url, person)).body.logs;
  };
  const states = async (projectId: string, person: TestPerson) =>
    (await readTeam(server, projectId, person)).invitations.map(
      ({ state }: { state: string }) => state,
    );

  it('ends by itself after fourteen days, once, in the log and for whoever has sent it', async () => {
    const { id, researcher } = await buildProject(server);
    const email = 'silent@mail.ru';
    await invited(server, id, researcher, { role: 'researcher', email });
    server.pass(days(13));
    await lapse();
    expect(await lapses(id, researcher)).toEqual([]);
    server.pass(days(2));
    await lapse();
    await lapse();
    expect(await lapses(id, researcher)).toMatchObject([
      { actor: { id: null, name: '' }, details: { email } },
    ]);
    expect(await told(server, researcher)).toEqual([
      `invitation_answered: ${email}: приглашение осталось без ответа, роль: Исследователь`,
    ]);
    expect(server.mails.filter(({ to }) => to === researcher.email)).toEqual([]);
    expect(await states(id, researcher)).toEqual(['expired']);
  });

  it('asks for nothing any more, and lives anew when it is sent again', async () => {
    const { id, researcher } = await buildProject(server);
    const guest = await buildPerson(server);
    const token = await invited(server, id, researcher, { role: 'researcher', email: guest.email });
    server.pass(days(15));
    await lapse();
    const { notifications } = await notificationsOf(server, guest);
    expect(notifications).toMatchObject([{ reason: 'invitation', settled: true }]);
    expect((await accept(server, guest, token)).body.code).toBe('invitation_closed');
    const [{ id: invitation }] = (await readTeam(server, id, researcher)).invitations;
    const path = `/project/team/invitation/${invitation}/resend`;
    expect((await call(server, 'POST', path, researcher)).status).toBe(204);
    expect(await states(id, researcher)).toEqual(['pending']);
    expect((await accept(server, guest, token)).body.state).toBe('joined');
    expect(await states(id, researcher)).toEqual([]);
  });

  it('is told to the author where the inviter has left', async () => {
    const { id, researcher } = await buildProject(server);
    const second = await buildPerson(server);
    await joinTeam(server, id, researcher, second, 'researcher');
    await invited(server, id, second, { role: 'researcher', email: 'orphan@mail.ru' });
    await remove(server, id, second, second);
    server.pass(days(15));
    await lapse();
    expect((await told(server, researcher))[0]).toMatch(/^invitation_answered: orphan@mail\.ru/);
    expect((await told(server, second)).join()).not.toContain('orphan@mail.ru');
  });

  it('leaves a trace, and tells nobody anew, when the inviter replaces it before its end was noticed', async () => {
    const { id, researcher } = await buildProject(server);
    const whom = { role: 'researcher', email: 'again@mail.ru' } as const;
    await invited(server, id, researcher, whom);
    server.pass(days(15));
    expect((await invite(server, id, researcher, whom)).status).toBe(204);
    expect(await lapses(id, researcher)).toHaveLength(1);
    expect(await told(server, researcher)).toEqual([]);
    await lapse();
    expect(await states(id, researcher)).toEqual(['pending']);
    server.pass(days(14));
    await lapse();
    expect((await invite(server, id, researcher, whom)).status).toBe(204);
    expect(await states(id, researcher)).toEqual(['pending']);
  });

  it('does not wait for the word of the team for ever: fourteen days from the answer', async () => {
    const { id, researcher } = await buildProject(server);
    const guest = await buildPerson(server);
    const token = await invited(server, id, researcher, { role: 'curator', email: guest.email });
    server.pass(days(10));
    expect((await accept(server, guest, token)).body.state).toBe('confirming');
    const mail = await mailTo(server, researcher.email, /Подтвердите участника/);
    expect(mail.text).toMatch(/Подтвердить можно до \d/);
    server.pass(days(10));
    await lapse();
    const [waiting] = (await readTeam(server, id, researcher)).invitations;
    expect(waiting.state).toBe('confirming');
    server.pass(days(5));
    // before the run has come it is over too
    const path = `/project/team/invitation/${waiting.id}/confirm`;
    expect((await call(server, 'POST', path, researcher)).body.code).toBe('invitation_closed');
    expect((await accept(server, guest, token)).body.code).toBe('invitation_closed');
    const summary = await call(server, 'GET', '/project/reviews/summary', researcher);
    expect(summary.body.matters).toEqual([]);
    await lapse();
    expect(await lapses(id, researcher)).toMatchObject([
      { details: { email: guest.email, person: guest.name } },
    ]);
    expect((await told(server, researcher))[0]).toBe(
      `invitation_answered: ${guest.name}: участие никто не подтвердил в срок, роль: Куратор`,
    );
    const { notifications } = await notificationsOf(server, guest);
    expect(notifications[0]).toMatchObject({
      reason: 'membership',
      variant: 'unconfirmed',
      link: null,
    });
    expect(await states(id, researcher)).toEqual(['expired']);
  });
});
