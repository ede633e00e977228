import { ROLE_IDS, type RoleCode, TEAM_LIMITS } from '@pv/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, buildProject, personalCode, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { days } from './support/team-calls.ts';

describe('a personal code before there is a project', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  const check = async (
    { token }: TestPerson,
    code: string,
    role: RoleCode = 'supervisor',
    project_type = 'nir',
    project_id?: string,
  ) => {
    const body = { project_type, role_id: ROLE_IDS[role], code, project_id };
    const answer = await call(server, 'POST', '/project/team/check_code', { token, body });
    return answer.status === 204 ? answer.body : answer.body.code;
  };

  it('fits its role and kind only, however it is typed, and its owner is not named', async () => {
    const [student, professor] = [await buildPerson(server), await buildPerson(server)];
    const code = await personalCode(server, professor, 'supervisor');
    const typed = ` ${code.toLowerCase().slice(0, 4)}-${code.slice(4)} `;
    expect([await check(student, code), await check(student, typed)]).toEqual([null, null]);
    expect(await check(student, code, 'curator')).toBe('invite_code_wrong');
    expect(await check(student, code, 'supervisor', 'article')).toBe('invite_code_wrong');
    expect(await check(student, '0000-0000-0000')).toBe('invite_code_wrong');
    expect(await check(professor, code)).toBe('own_invite_code');
    server.pass(days(31));
    expect(await check(await buildPerson(server), code)).toBe('invite_code_wrong');
  });

  it('of somebody in the team is refused at once, and to nobody outside of it', async () => {
    const { id, researcher, supervisor } = await buildProject(server, { supervisor: true });
    if (!supervisor) throw new Error('no supervisor');
    const code = await personalCode(server, supervisor, 'supervisor');
    const asked = (by: TestPerson, project?: string) =>
      check(by, code, 'supervisor', 'nir', project);
    expect(await asked(researcher, id)).toBe('already_member');
    const other = await buildProject(server);
    expect(await asked(researcher, other.id)).toBe(null);
    expect(await asked(other.researcher, id)).toBe(null);
    expect(await asked(other.researcher, other.id)).toBe(null);
  });

  it('is asked and used by one count, so that none can be guessed', async () => {
    const strict = await startServer(database, { limitsFactor: 1 });
    try {
      const { id, researcher } = await buildProject(strict);
      const guess = (path: string, more: object) => {
        const body = { role_id: ROLE_IDS.supervisor, code: '0000-0000-0000', ...more };
        return call(strict, 'POST', `/project/team/${path}`, { token: researcher.token, body });
      };
      const ask = () => guess('check_code', { project_type: 'nir' });
      const use = () => guess('invite_teammate', { project_id: id });
      const tries = Array.from({ length: TEAM_LIMITS.codesPerHour }, (_, at) =>
        at % 2 === 0 ? ask() : use(),
      );
      const codes = (await Promise.all(tries)).map(({ body }) => body.code);
      expect(new Set(codes)).toEqual(new Set(['invite_code_wrong']));
      for (const next of [await ask(), await use()]) {
        expect(next.body.code).toBe('too_many_requests');
      }
    } finally {
      await strict.close();
    }
  });
});
