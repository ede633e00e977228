import { PROJECT_CATEGORIES } from '@pv/contract';
import { expect, it } from 'vitest';
import { type Answers, shown } from '../testing/shown.tsx';
import { useCategories, useRoleTitles } from './catalogues.ts';

function Lists() {
  const roleTitle = useRoleTitles('nir');
  const categories = useCategories();
  return (
    <ul>
      <li>{roleTitle('researcher')}</li>
      {categories.map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
    </ul>
  );
}

/** The lines of a page that names roles and categories. */
async function lines(answers: Answers, first: string) {
  const { screen } = await shown(Lists, answers);
  await screen.findByText(first);
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

it('roles and categories have the names that the server gives them', async () => {
  const roles = [{ code: 'researcher', title: 'Соискатель' }];
  const categories = [{ id: PROJECT_CATEGORIES.bachelor, title: 'Диплом' }];
  const answers = {
    'project.roles': () => ({ roles }),
    'project.categories': () => ({ categories }),
  };
  expect(await lines(answers, 'Соискатель')).toEqual(['Соискатель', 'Диплом']);
});

it('where the lists cannot be had, those that came with the app stand', async () => {
  const broken = () => Promise.reject(new Error('no network'));
  const found = await lines(
    { 'project.roles': broken, 'project.categories': broken },
    'Исследователь',
  );
  expect(found.join()).toContain('НИОКТР');
});
