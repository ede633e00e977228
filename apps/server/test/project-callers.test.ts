import { type Endpoint, endpoints, PROJECT_CATEGORIES, ROLE_IDS } from '@pv/contract';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, buildProject, buildStage, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { databases } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';

const { project, stage, team } = endpoints;
const fields = Object.values({ ...project.taskFields });

const edition = { version: 0 };
const field = { title: 'Цель' };
const BODIES: Record<string, object> = {
  [project.create.name]: {
    title: 'Проект',
    category_id: PROJECT_CATEGORIES.nir,
    role_id: ROLE_IDS.researcher,
  },
  [project.change.name]: edition,
  [project.setTitle.name]: { title: 'Другое' },
  [project.setCategory.name]: { category_id: PROJECT_CATEGORIES.nir },
  [project.taskFields.add.name]: field,
  [project.taskFields.change.name]: field,
  [stage.change.name]: edition,
  [stage.tickRemark.name]: { done: true },
};

const ofProject: readonly Endpoint[] = [
  project.get,
  project.change,
  project.setTitle,
  project.setCategory,
  project.remove,
  project.approve,
  project.revise,
  project.reviews,
  team.list,
  ...fields,
];
const ofStage: readonly Endpoint[] = [
  stage.get,
  stage.change,
  stage.remove,
  stage.reviews,
  stage.approve,
  stage.revise,
  stage.finishApprove,
  stage.finishRevise,
];
const others: readonly Endpoint[] = [
  project.list,
  project.create,
  stage.create,
  team.inviteTeammate,
];

describe.each(databases)('calls on projects on $name', (database) => {
  let server: TestServer;
  let stranger: TestPerson;
  let projectId: string;
  let stageId: string;
  beforeAll(async () => {
    server = await startServer(database);
    stranger = await buildPerson(server);
    const built = await buildProject(server);
    projectId = built.id;
    stageId = (await buildStage(server, built)).id;
  });
  afterAll(() => server.close());

  const make = (endpoint: Endpoint, id: string, token?: string) => {
    const url = endpoint.path.replace(':id', id).replace(':fieldId', uuidv7());
    const body = endpoint.body ? (BODIES[endpoint.name] ?? {}) : undefined;
    return call(server, endpoint.method, url, { ...(token && { token }), body });
  };

  it.each([...ofProject, ...ofStage, ...others])('$name wants somebody signed in', async (row) => {
    const answer = await make(row, uuidv7());
    expect([answer.status, answer.body.code]).toEqual([401, 'unauthorized']);
  });

  it.each([...ofProject, ...ofStage])(
    '$name gives a stranger and an absent id the same answer',
    async (row) => {
      const own = ofStage.includes(row) ? stageId : projectId;
      const foreign = await make(row, own, stranger.token);
      const absent = await make(row, uuidv7(), stranger.token);
      expect([foreign.status, foreign.body]).toEqual([404, absent.body]);
      expect(foreign.body.code).toBe('not_found');
    },
  );

  it('stages and invitations of a foreign project are not found either', async () => {
    const { token } = stranger;
    const body = { project_id: projectId, kind: 'numeric', title: 'Этап' };
    expect((await call(server, 'POST', '/project/stage', { token, body })).status).toBe(404);
    const invitation = { project_id: projectId, role_id: ROLE_IDS.curator, code: 'AAAA' };
    const url = '/project/team/invite_teammate';
    expect((await call(server, 'POST', url, { token, body: invitation })).status).toBe(404);
  });
});
