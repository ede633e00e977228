import { paperTemplateEndpoints, projectEndpoints } from '@pv/contract';
import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { shown } from '../../testing/shown.tsx';
import { PaperTemplatesPage } from './PaperTemplatesPage.tsx';

const STARTUP = {
  id: '0192f0a0-0000-7000-8000-000000000001',
  type: 'startup',
  title: 'Роботы-курьеры',
  category_id: null,
};

// the page asks for the search of its own route, which stands under the guard of the app
vi.mock('@tanstack/react-router', async (original) => {
  const router = await original<typeof import('@tanstack/react-router')>();
  return { ...router, useSearch: () => router.useSearch({ strict: false }) };
});

const open = (search?: `?${string}`) =>
  shown(
    PaperTemplatesPage,
    {
      [projectEndpoints.listAll.name]: () => ({ projects: [STARTUP], next_cursor: null }),
      [paperTemplateEndpoints.blank.name]: () => new File(['.'], 'Смета.docx'),
      [paperTemplateEndpoints.print.name]: () => new File(['.'], 'Смета — Роботы.pdf'),
    },
    { path: '/document-templates', ...(search && { search }) },
  );

it('without a project a paper is made of what the reader has told of himself, and the model waits for one', async () => {
  const { screen, user, calls } = await open();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL() {} }),
  );
  await user.click(await screen.findByRole('button', { name: 'Смета, DOCX' }));
  const asked = {
    name: 'papertemplate.blank',
    request: { body: { template: 'budget', format: 'docx' } },
  };
  await waitFor(() => expect(calls).toContainEqual(asked));
  expect(screen.queryByRole('button', { name: 'Финансовая модель, XLSX' })).toBeNull();
  expect(screen.getAllByText('Сначала выберите проект').length).toBe(4);
});

it('of a chosen project papers are filled, other pages are opened for it, and what it has not is said', async () => {
  const { screen, user, calls } = await open(`?project=${STARTUP.id}`);
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL() {} }),
  );
  expect(await screen.findByText('Не для этого проекта')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Смета, PDF' }));
  const body = { template: 'budget', format: 'pdf' };
  const asked = { name: 'papertemplate.print', request: { params: { id: STARTUP.id }, body } };
  await waitFor(() => expect(calls).toContainEqual(asked));
  expect(screen.getByRole('button', { name: 'Финансовая модель, XLSX' })).toBeDefined();
  const resume = screen.getByRole('link', { name: 'Открыть: Резюме для инвестора' });
  expect(resume.getAttribute('href')).toBe(`/investor-resume?project=${STARTUP.id}`);
});

it('words of a search are found in names and notes, and nothing found offers everything again', async () => {
  const { screen, user } = await open('?text=отчет');
  expect(await screen.findByText(/Отчёт о НИР/)).toBeDefined();
  expect(screen.queryByText('Смета')).toBeNull();
  await user.clear(screen.getByRole('textbox', { name: 'Название документа' }));
  await user.type(screen.getByRole('textbox', { name: 'Название документа' }), 'дирижабль');
  await user.click(await screen.findByRole('button', { name: 'Показать всё' }));
  expect(await screen.findByText('Смета')).toBeDefined();
});
