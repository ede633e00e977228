import { type OverviewStage, type OverviewWork, ROLE_IDS } from '@pv/contract';
import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Answers, shown } from '../../testing/shown.tsx';
import { OverviewPage } from './OverviewPage.tsx';

const id = (last: number) => `0192f0a0-0000-7000-8000-0000000000${String(last).padStart(2, '0')}`;

function stageOf(last: number, change: Partial<OverviewStage> = {}): OverviewStage {
  return {
    id: id(last),
    kind: 'numeric',
    number: 1,
    title: 'Опыты',
    status: 'stage_created',
    result_status: null,
    group: 'neutral',
    reached_status: null,
    ends_at: null,
    late: 0,
    move: null,
    tasks: { done: 0, total: 0 },
    ...change,
  };
}

function workOf(last: number, author: string, stages: OverviewStage[]): OverviewWork {
  return {
    id: id(last),
    type: 'nir',
    title: `Работа ${last}`,
    author,
    group: 'ИВТ-41',
    year: '2026-27',
    category_id: null,
    completion_status: 'none',
    progress: 40,
    stages,
  };
}

const START = { kind: 'start', number: null, title: 'О проекте' } as const;
const WORKS = [
  workOf(1, 'Арбузов И. И.', [
    stageOf(11, { ...START, status: 'approved_by_supervisor', group: 'approve' }),
    stageOf(12, {
      status: 'result_sent_for_approval_to_supervisor',
      group: 'progress',
      late: 3,
      move: {
        roles: [ROLE_IDS.supervisor],
        people: [{ id: id(90), name: 'Петрова А. А.' }],
        mine: false,
        days: 12,
      },
      tasks: { done: 3, total: 5 },
    }),
  ]),
  workOf(2, 'Ягодина М. М.', [
    stageOf(21, { ...START, status: 'project_created' }),
    stageOf(22, { status: 're_approval_required', reached_status: 'approved_by_supervisor' }),
  ]),
];
const answer = { works: WORKS, total: 2, groups: ['ИВТ-41', 'ИВТ-42'], years: ['2026-27'] };

// the page asks for the search of its own route, which stands under the guard of the app
vi.mock('@tanstack/react-router', async (original) => {
  const router = await original<typeof import('@tanstack/react-router')>();
  return { ...router, useSearch: () => router.useSearch({ strict: false }) };
});

const open = (answers: Answers = { 'overview.works': () => answer }, search?: `?${string}`) =>
  shown(OverviewPage, answers, { path: '/overview', ...(search && { search }) });

it('a cell says how a stage stands, whose move it is, how long, and the rest to whoever has it read out', async () => {
  const { screen } = await open();
  const grid = await screen.findByRole('grid', { name: 'Работы и их этапы' });
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Автор и работа', 'Проект', 'Этап 1', 'Итог']);
  const link = screen.getByRole('link', { name: /На согласовании/ });
  expect(link.getAttribute('href')).toBe(`/project/nir/${id(1)}?open=${id(12)}`);
  const told = link.textContent?.replaceAll('\u00a0', ' ');
  expect(told).toContain('Петрова А. А. · 12 дн.');
  expect(told).toContain('Результат на согласовании у научного руководителя');
  expect(told).toContain('срок прошёл 3 дня назад');
  expect(told).toContain('задачи: готово 3 из 5');
  const again = screen.getByRole('link', { name: /Согласовать снова/ });
  expect(again.textContent).toContain('ждёт повторного согласования');
  expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
});

it('arrows lead from cell to cell, Tab comes back to the last one, and Enter opens its section', async () => {
  const { screen, user, address } = await open();
  await screen.findByRole('grid');
  screen.getByRole('link', { name: /Работа 1/ }).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
  const again = screen.getByRole('link', { name: /Согласовать снова/ });
  expect(document.activeElement).toBe(again);
  await user.tab();
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(again);
  await user.keyboard('{ArrowUp}{Home}{ArrowLeft}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: /Работа 1/ }));
  await user.keyboard('{End}{Enter}');
  await waitFor(() => expect(address()).toBe(`/project/nir/${id(1)}`));
});

it('a filter asks the server anew and is kept in the address, from which the next reader begins', async () => {
  const { screen, user, calls } = await open();
  await screen.findByRole('grid');
  await user.click(screen.getByRole('combobox', { name: 'Группа' }));
  await user.click(await screen.findByRole('option', { name: 'ИВТ-42' }));
  const asked = () => calls.filter(({ name }) => name === 'overview.works').at(-1)?.request;
  await waitFor(() => expect(asked()).toEqual({ query: { group: 'ИВТ-42' } }));
  const linked = await open({ 'overview.works': () => answer }, '?year=2026-27&text=арбуз');
  await linked.screen.findAllByRole('grid');
  expect(linked.calls[0]?.request).toEqual({ query: { year: '2026-27', text: 'арбуз' } });
});

it('nothing found offers everything again, and no works at all the projects', async () => {
  const none = { works: [], total: 0, groups: ['ИВТ-41'], years: [] };
  const { screen } = await open({ 'overview.works': () => none }, '?group=ИВТ-41');
  expect(await screen.findByText('По этим условиям работ не нашлось.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Показать всё' })).toBeDefined();
  const empty = await open({ 'overview.works': () => ({ ...none, groups: [] }) });
  expect(await empty.screen.findByText(/Работ пока нет/)).toBeDefined();
});
