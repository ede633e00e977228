import type { TaskRow, TaskSet } from '@pv/contract';
import { waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { shown } from '../../../testing/shown.tsx';
import { inMay, may, projectOf, stageOf, taskOf } from '../days/days.sample.ts';
import type { TaskDays } from '../days/task-days.ts';
import { idOf, setOf } from '../set/task.sample.ts';
import { CalendarView } from './CalendarView.tsx';

const survey = stageOf(1, 'Обзор', { ends_at: may(28) });
const TASKS = [
  { ...inMay(1, 3, 5), title: 'Смета' },
  taskOf(2, { title: 'Стенд', due_at: may(12) }),
  taskOf(3, { title: 'Опись' }),
];

/** Draws the calendar on 4 May 2027 over tasks that change as they are told to. */
async function calendar(
  tasks: TaskRow[] = TASKS,
  { edit = true, narrow = false, sought = '' } = {},
) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-05-04T09:00:00Z') });
  if (narrow) {
    const media = (query: string) => ({ matches: query.includes('max-width: 695px') });
    vi.stubGlobal('matchMedia', (query: string) => Object.assign(new EventTarget(), media(query)));
  }
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const sent: TaskDays[][] = [];
  const told: string[] = [];
  function Page() {
    const [set, setSet] = useState<TaskSet>(setOf(tasks, { can: { edit } }));
    async function change(days: TaskDays[]) {
      sent.push(days);
      const found = (task: TaskRow) => days.find(({ id }) => id === task.id);
      setSet((now) => ({ ...now, tasks: now.tasks.map((task) => ({ ...task, ...found(task) })) }));
    }
    return (
      <CalendarView
        set={set}
        shown={set.tasks.filter(({ title }) => title.includes(sought))}
        project={projectOf([survey])}
        onOpenTask={({ title }) => told.push(`open ${title}`)}
        onChangeDays={change}
        onAdd={(day) => told.push(`add ${day}`)}
      />
    );
  }
  const { screen, user } = await shown(Page);
  const task = (title: string) =>
    screen.findByRole('button', { name: new RegExp(`^Открыть .*${title}`) });
  return { screen, user, sent, told, task };
}
const dayOf = (element: HTMLElement) =>
  element.closest('[role="gridcell"]')?.getAttribute('data-day');

it('weeks begin on Monday, in the words of the reader, with tasks and ends of stages on their days', async () => {
  const { screen, task } = await calendar();
  const heads = await screen.findAllByRole('columnheader');
  expect(heads.map((head) => head.textContent)).toEqual(['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс']);
  expect(dayOf(await task('Смета'))).toBe(may(5));
  expect(dayOf(screen.getByText('Конец этапа «Обзор»'))).toBe(may(28));
  expect(screen.getByRole('gridcell', { name: '4 мая 2027 г., задач нет, сегодня' })).toBeTruthy();
  expect(screen.getByText('Без срока 1 задача.')).toBeTruthy();
});

it('the arrows go through days and months, and Enter adds a task', async () => {
  const { screen, user, told } = await calendar();
  (await screen.findByRole('gridcell', { name: /^4 мая/ })).focus();
  await user.keyboard('{ArrowRight}{ArrowDown}{Enter}{PageUp}{Enter}');
  expect(told).toEqual([`add ${may(12)}`, 'add 2027-04-12']);
  expect(screen.getByRole('heading', { name: 'апрель 2027' })).toBeTruthy();
});

it('Alt with the arrows moves a task, with its beginning; the focus goes along and the day is told', async () => {
  const { screen, user, sent, task } = await calendar();
  (await task('Смета')).focus();
  await user.keyboard('{Alt>}{ArrowRight}{ArrowDown}{/Alt}');
  expect(screen.getByText('№ 1 Смета: 13 мая 2027 г.')).toBeTruthy();
  expect(document.activeElement).toBe(await task('Смета'));
  expect(dayOf(await task('Смета'))).toBe(may(13));
  await waitFor(() =>
    expect(sent).toEqual([[{ id: idOf(1), starts_at: may(11), due_at: may(13) }]]),
  );
});

it('a task that is moved by the keys is let go by Escape', async () => {
  const { user, sent, task } = await calendar();
  (await task('Стенд')).focus();
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}{Escape}');
  expect(dayOf(await task('Стенд'))).toBe(may(12));
  expect(sent).toEqual([]);
});

it('the menu of a task moves it to another day', async () => {
  const { screen, user, sent } = await calendar();
  await user.click(await screen.findByRole('button', { name: 'Перенести задачу 2: Стенд' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Следующий понедельник' }));
  await waitFor(() => expect(sent).toEqual([[{ id: idOf(2), starts_at: null, due_at: may(17) }]]));
});

it('a full day says how many there are more, and shows them all', async () => {
  const tasks = Array.from({ length: 9 }, (_, at) =>
    taskOf(at + 1, { title: `Дело ${at + 1}`, due_at: may(6) }),
  );
  const { screen, user, told } = await calendar(tasks);
  await user.click(await screen.findByRole('button', { name: 'Ещё 6, открыть 6 мая 2027 г.' }));
  const dialog = await screen.findByRole('dialog', { name: '6 мая 2027 г.' });
  expect(within(dialog).getAllByRole('button', { name: /^Открыть задачу/ })).toHaveLength(9);
  await user.click(within(dialog).getByRole('button', { name: /^Открыть задачу 9/ }));
  expect(told).toEqual(['open Дело 9']);
});

it('on a narrow screen «Сегодня» leads past the days before', async () => {
  const { screen, user } = await calendar(TASKS, { narrow: true });
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(await screen.findByRole('button', { name: 'Сегодня' }));
  expect(scroll).toHaveBeenCalledWith({ block: 'start' });
  const [day] = scroll.mock.contexts;
  expect((day as Element).textContent).toContain('сегодня');
});

it('on a narrow screen the days stand one below the other', async () => {
  const { screen, user, told } = await calendar(TASKS, { narrow: true });
  const list = await screen.findByRole('list', { name: 'Календарь задач' });
  const heads = within(list).getAllByRole('heading');
  expect(heads.map((head) => head.textContent)).toEqual([
    '4 мая 2027 г., сегодня',
    '5 мая 2027 г.',
    '12 мая 2027 г.',
    '28 мая 2027 г.',
  ]);
  await user.click(within(list).getByRole('button', { name: 'Добавить задачу на 5 мая 2027 г.' }));
  expect(told).toEqual([`add ${may(5)}`]);
});

it('who may not change tasks reads them', async () => {
  const { screen, user, sent, told, task } = await calendar(TASKS, { edit: false });
  (await task('Стенд')).focus();
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  (await screen.findByRole('gridcell', { name: /^4 мая/ })).focus();
  await user.keyboard('{Enter}');
  expect([sent, told]).toEqual([[], []]);
  expect(screen.queryByRole('button', { name: /^(Перенести|Добавить)/ })).toBeNull();
});

it('what is not shown is shifted with what it waits for', async () => {
  const waiting = { ...inMay(2, 6, 7, [1]), title: 'Стенд' };
  const tasks = [{ ...inMay(1, 3, 5), title: 'Смета' }, waiting];
  const { screen, user, sent, task } = await calendar(tasks, { sought: 'Смета' });
  (await task('Смета')).focus();
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  const shift = await screen.findByRole('button', { name: 'Сдвинуть 1 зависимую задачу' });
  // behind the days it sticks to the bottom of the screen; above them it would be out of sight
  const grid = screen.getByRole('grid');
  expect(grid.compareDocumentPosition(shift)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(shift);
  await waitFor(() =>
    expect(sent.at(-1)).toEqual([{ id: idOf(2), starts_at: may(7), due_at: may(8) }]),
  );
});
