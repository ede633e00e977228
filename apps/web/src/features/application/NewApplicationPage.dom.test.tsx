import { applicationEndpoints, projectEndpoints, ROLE_IDS } from '@pv/contract';
import { expect, it, vi } from 'vitest';
import { shown } from '../../testing/shown.tsx';
import { NewApplicationPage } from './NewApplicationPage.tsx';

// the page asks for its own route, which stands under the guard of the app
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<typeof import('@tanstack/react-router')>()),
  useSearch: () => ({}),
}));

it('an application without a project and a form is not begun: both are asked for where they lack', async () => {
  const project = { id: 'one', title: 'Роботы', type: 'startup', my_role_id: ROLE_IDS.founder };
  const { screen, user, calls } = await shown(NewApplicationPage, {
    [projectEndpoints.listAll.name]: () => ({ projects: [project], next_cursor: null }),
    [applicationEndpoints.templates.name]: () => ({ templates: [] }),
    [applicationEndpoints.list.name]: () => ({ applications: [] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Начать заявку' }));
  const chosen = ['Проект', 'Форма'].map((name) => screen.getByRole('combobox', { name }));
  expect(chosen.map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
  expect(document.activeElement).toBe(chosen[0]);
  expect(calls.map(({ name }) => name)).not.toContain(applicationEndpoints.create.name);
});
