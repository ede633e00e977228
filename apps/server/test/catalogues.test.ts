import {
  PROJECT_CATEGORIES,
  PROJECT_TYPE_CODES,
  type ProjectCategory,
  type ProjectType,
  ROADMAP_TEMPLATES,
  ROLE_IDS,
  ROLES_BY_TYPE,
  type WorkflowStatus,
} from '@pv/contract';
import { translate } from '@pv/texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';

const LANGUAGES = ['ru', 'en'] as const;
const TYPES: ProjectType[] = ['nir', 'startup', 'article'];

// the web app draws these lists from the contract and the texts that it has with it
describe('the catalogues as calls', () => {
  let server: TestServer;
  let person: TestPerson;
  beforeAll(async () => {
    server = await startServer(database);
    person = await buildPerson(server);
  });
  afterAll(() => server.close());

  const ask = async (path: string, language: 'ru' | 'en') =>
    (await call(server, 'GET', path, { token: person.token, language })).body;

  it.each(LANGUAGES)('name every category in %s as the web app does', async (language) => {
    const { categories } = await ask('/project/nir/category/categories', language);
    const codes = Object.keys(PROJECT_CATEGORIES) as ProjectCategory[];
    expect(categories).toEqual(
      codes.map((code) => ({
        id: PROJECT_CATEGORIES[code],
        code,
        title: translate(language, `projects.category.${code}`),
        template: ROADMAP_TEMPLATES[code].numeric.map(({ title }) => title[language]),
      })),
    );
  });

  it.each(LANGUAGES)('name the roles of every kind in %s as the web app does', async (language) => {
    for (const type of TYPES) {
      const { roles } = await ask(`/project/role/roles?project_type=${type}`, language);
      expect(roles.map(({ id, title }: { id: string; title: string }) => [id, title])).toEqual(
        ROLES_BY_TYPE[type].map((role) => [ROLE_IDS[role], translate(language, `roles.${role}`)]),
      );
    }
  });

  it.each(LANGUAGES)('name the statuses of a stage in %s as the web app does', async (language) => {
    for (const type of TYPES) {
      const { statuses } = await ask(`/project/stage/statuses?project_type=${type}`, language);
      expect(statuses.length).toBeGreaterThan(0);
      const codes = statuses.map((status: { status_code: string }) => status.status_code).join(' ');
      expect(codes).toMatch(type === 'startup' ? /by_top_manager/ : /to_scientific_director/);
      expect(codes).not.toMatch(/supervisor|topmanager/);
      const byNumber = `/project/stage/statuses?project_type=${PROJECT_TYPE_CODES[type]}`;
      expect((await ask(byNumber, language)).statuses).toEqual(statuses);
      for (const { code, title } of statuses as { code: WorkflowStatus; title: string }[]) {
        expect(title, code).toBe(translate(language, `approval.status.${code}`));
      }
    }
  });
});
