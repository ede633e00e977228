import {
  roadmapEndpoints,
  type Stage,
  type StageDates,
  type TaskRow,
  type TaskSet,
} from '@pv/contract';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { pageActions } from '../../../platform/page-actions.ts';
import { shown } from '../../../testing/shown.tsx';
import { inMay, may, projectOf, stageOf, taskOf } from '../days/days.sample.ts';
import type { TaskDays } from '../days/task-days.ts';
import { idOf, setOf } from '../set/task.sample.ts';
import { GanttView } from './GanttView.tsx';

const survey = stageOf(1, 'Обзор', { starts_at: may(1), ends_at: may(28) });
const TASKS = [
  { ...inMay(1, 3, 5), stage_id: survey.id, title: 'Смета' },
  { ...inMay(2, 7, 9, [1]), stage_id: survey.id, title: 'Стенд' },
  taskOf(3, { stage_id: survey.id, title: 'Опись' }),
];

/**
 * Draws the chart over tasks that change as they are told to; `fails` refuses it, rows have those with `sought`
 * in the title, and days of stages are answered after `answer`.
 */
async function chart(
  tasks: TaskRow[] = TASKS,
  { edit = true, fails = false, sought = '', stages = [survey], answer = Promise.resolve() } = {},
) {
  // a window to scroll in: a DOM without a browser has no sizes
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-05-04T09:00:00Z') });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const sent: TaskDays[][] = [];
  const opened: string[] = [];
  let put: (dates: StageDates[]) => void = () => {};
  function Page() {
    const [now, setNow] = useState(stages);
    put = (dates) =>
      setNow((before) =>
        before.map((stage) => ({ ...stage, ...dates.find((one) => one.stage_id === stage.id) })),
      );
    const [set, setSet] = useState<TaskSet>(setOf(tasks, { can: { edit } }));
    async function change(days: TaskDays[]) {
      sent.push(days);
      if (fails) throw new TypeError('Failed to fetch');
      const found = (task: TaskRow) => days.find(({ id }) => id === task.id);
      setSet((now) => ({ ...now, tasks: now.tasks.map((task) => ({ ...task, ...found(task) })) }));
    }
    return (
      <GanttView
        set={set}
        shown={set.tasks.filter(({ title }) => title.includes(sought))}
        project={projectOf(now)}
        onOpenTask={({ title }) => opened.push(title)}
        onChangeDays={change}
      />
    );
  }
  const { screen, user, calls, services } = await shown(Page, {
    [roadmapEndpoints.changeDates.name]: async ({ body }: { body: { dates: StageDates[] } }) => {
      await answer;
      act(() => put(body.dates));
      return { dates: body.dates, skipped: [] };
    },
  });
  const rows = await screen.findAllByRole('row');
  const row = (name: RegExp) => screen.getByRole('row', { name });
  /** Presses keys on the row that has the focus. */
  const press = (keys: string) => user.keyboard(keys);
  return { screen, user, calls, services, rows, row, press, sent, opened };
}

const days = (number: number, from: number, to: number) => ({
  id: idOf(number),
  starts_at: may(from),
  due_at: may(to),
});

it('a screen reader hears of a row all that its bar and lines show', async () => {
  const { rows } = await chart([
    TASKS[0] as TaskRow,
    { ...inMay(2, 4, 6, [1]), stage_id: survey.id, title: 'Стенд' },
    { ...inMay(3, 1, 2), stage_id: survey.id, title: 'Опись', done: true },
    { ...inMay(4, 1, 2), title: 'Смотр', assignees: [{ id: idOf(7), name: 'Ёлкина А.' }] },
  ]);
  expect(rows.map((row) => row.getAttribute('aria-label'))).toEqual([
    'Этап 1: Обзор, 01.05 – 28.05.2027, 28\u00a0дней',
    '№\u00a01 Смета, 03.05 – 05.05.2027, 3\u00a0дня, без исполнителя',
    '№\u00a02 Стенд, 04.05 – 06.05.2027, 3\u00a0дня, без исполнителя, ждёт №\u00a01, начинается раньше, чем закончится №\u00a01',
    '№\u00a03 Опись, 01.05 – 02.05.2027, 2\u00a0дня, без исполнителя, завершена',
    'Без этапа, 01.05 – 02.05.2027, 2\u00a0дня',
    '№\u00a04 Смотр, 01.05 – 02.05.2027, 2\u00a0дня, исполнители: Ёлкина А., просрочена на 2\u00a0дня',
  ]);
  expect(rows.map((row) => row.getAttribute('aria-level'))).toEqual(['1', '2', '2', '2', '1', '2']);
});

it('the arrows go through the rows, fold a stage, and Enter opens a task', async () => {
  const { screen, row, press, opened } = await chart();
  row(/^Этап 1/).focus();
  await press('{ArrowDown}{ArrowDown}{Enter}');
  expect(document.activeElement).toBe(row(/Стенд/));
  expect(opened).toEqual(['Стенд']);
  await press('{ArrowLeft}');
  expect(document.activeElement).toBe(row(/^Этап 1/));
  await press('{ArrowLeft}');
  expect(row(/^Этап 1/).getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('row', { name: /Стенд/ })).toBeNull();
  await press('{ArrowRight}{End}');
  expect(document.activeElement).toBe(row(/Опись/));
});

it('Alt with an arrow moves a task by days or weeks, which are told and saved once the keys rest', async () => {
  const { screen, row, press, sent } = await chart();
  row(/Стенд/).focus();
  await press('{Alt>}{ArrowRight}{ArrowRight}{/Alt}');
  expect(screen.getByText('№ 2 Стенд: 09.05 – 11.05.2027, 3 дня')).toBeTruthy();
  expect(sent).toEqual([]);
  await waitFor(() => expect(sent).toEqual([[days(2, 9, 11)]]));
  await press('{Alt>}{ArrowDown}{/Alt}');
  await waitFor(() => expect(sent.at(-1)).toEqual([days(2, 16, 18)]));
  await press('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(() => expect(sent.at(-1)).toEqual([days(2, 9, 11)]));
  await press('{Shift>}{Alt>}{ArrowLeft}{/Alt}{/Shift}{ArrowUp}');
  await waitFor(() => expect(sent.at(-1)).toEqual([days(2, 9, 10)]));
  expect(document.activeElement).toBe(row(/Смета/));
});

it('what the keys have moved is let go by Escape', async () => {
  const { row, press, sent } = await chart();
  row(/Стенд/).focus();
  await press('{Alt>}{ArrowRight}{/Alt}{Escape}{ArrowDown}');
  expect(row(/Стенд/).getAttribute('aria-label')).toContain('07.05 – 09.05.2027');
  expect(sent).toEqual([]);
});

it('what waits is shifted on request, and both are taken back at once', async () => {
  const { screen, user, services, row, press, sent } = await chart();
  row(/Смета/).focus();
  await press('{Alt>}{ArrowRight}{/Alt}{ArrowDown}');
  const offer = await screen.findByRole('status', { name: 'Сдвиг зависимых задач' });
  expect(offer.textContent).toContain('№\u00a01 Смета заканчивается на 1\u00a0день позже.');
  // behind the chart it sticks to the bottom of the screen; above it would be out of sight
  const grid = screen.getByRole('treegrid');
  expect(grid.compareDocumentPosition(offer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(within(offer).getByRole('button', { name: 'Сдвинуть 1 зависимую задачу' }));
  await waitFor(() => expect(sent.at(-1)).toEqual([days(2, 8, 10)]));
  expect(screen.queryByRole('status', { name: 'Сдвиг зависимых задач' })).toBeNull();
  await waitFor(() => expect(services.toasts.undoLast()).toBe(true));
  await waitFor(() => expect(sent.at(-1)).toEqual([days(1, 3, 5), days(2, 7, 9)]));
  expect(services.toasts.undoLast()).toBe(false);
});

it('a stage is moved by the same keys, as on the roadmap', async () => {
  const { calls, row, press } = await chart();
  row(/^Этап 1/).focus();
  await press('{Alt>}{ArrowRight}{/Alt}{ArrowDown}');
  const moved = { stage_id: survey.id, starts_at: may(2), ends_at: may(29), version: 1 };
  await waitFor(() =>
    expect(calls).toEqual([
      {
        name: roadmapEndpoints.changeDates.name,
        request: { params: { id: idOf(900) }, body: { dates: [moved], skip_changed: false } },
      },
    ]),
  );
});

it('whoever takes back days for which an approval was lost is told how it comes back', async () => {
  const approved = { ...survey, can: { ...survey.can, plan_reapproval: true } };
  const { screen, user, services, row, press } = await chart(TASKS, { stages: [approved] });
  const warned = vi.spyOn(services.toasts, 'warning');
  row(/^Этап 1/).focus();
  await press('{Alt>}{ArrowRight}{/Alt}{ArrowDown}');
  await user.click(await screen.findByRole('button', { name: 'Изменить сроки' }));
  await waitFor(() => expect(services.toasts.undoLast()).toBe(true));
  await waitFor(() =>
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('Отправьте план этапа')),
  );
});

it('the open tasks of a stage that was moved are moved along on request, and are taken back', async () => {
  const { screen, user, services, row, press, sent } = await chart([
    ...TASKS,
    { ...inMay(4, 1, 2), stage_id: survey.id, done: true },
  ]);
  row(/^Этап 1/).focus();
  await press('{Alt>}{ArrowRight}{/Alt}{ArrowDown}');
  const offer = within(await screen.findByRole('status', { name: 'Сдвиг оставшихся задач' }));
  expect(offer.getByText(/2 открытые задачи остались на прежних днях/)).toBeTruthy();
  await user.click(offer.getByRole('button', { name: 'Сдвинуть и 2 задачи' }));
  await waitFor(() => expect(sent).toEqual([[days(1, 4, 6), days(2, 8, 10)]]));
  expect(screen.queryByRole('status', { name: 'Сдвиг оставшихся задач' })).toBeNull();
  await waitFor(() => expect(services.toasts.undoLast()).toBe(true));
  await waitFor(() => expect(sent.at(-1)).toEqual([days(1, 3, 5), days(2, 7, 9)]));
});

it('the tasks of a stage whose move is refused are offered again', async () => {
  const { screen, user, row, press, sent } = await chart(TASKS, { fails: true });
  row(/^Этап 1/).focus();
  await press('{Alt>}{ArrowRight}{/Alt}{ArrowDown}');
  const offer = () => screen.findByRole('button', { name: 'Сдвинуть и 2 задачи' });
  await user.click(await offer());
  await waitFor(() => expect(sent).toHaveLength(1));
  await offer();
});

it('of two moves whose answers come together only what follows the last one is offered', async () => {
  const answer = Promise.withResolvers<void>();
  const next = stageOf(2, 'Опыты', { starts_at: may(29), ends_at: may(30) });
  const { screen, row, press } = await chart(TASKS, {
    stages: [survey, next],
    answer: answer.promise,
  });
  row(/^Этап 1/).focus();
  await press('{Alt>}{ArrowRight}{/Alt}{ArrowDown}');
  await press('{Alt>}{ArrowRight}{/Alt}{ArrowDown}');
  expect(await screen.findByRole('status', { name: 'Сдвиг зависимых задач' })).toBeTruthy();
  await act(async () => {
    answer.resolve();
    // all that follows the answer
    await new Promise((done) => setTimeout(done));
  });
  expect(screen.queryByRole('status', { name: 'Сдвиг следующих этапов' })).toBeNull();
});

it('a stage without days gets them in its row, from whoever may plan it', async () => {
  const locked = { edit_plan: false, plan_reapproval: false } as Stage['can'];
  const stages = [stageOf(1, 'Обзор'), stageOf(2, 'Опыты', { can: locked })];
  const { screen, user, calls } = await chart([taskOf(1)], { stages });
  await user.click(screen.getByRole('button', { name: 'Указать сроки' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Сроки: Обзор' }));
  await user.type(dialog.getByRole('textbox', { name: 'Окончание' }), '12.05.2027');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() =>
    expect(calls).toMatchObject([
      {
        request: { body: { dates: [{ stage_id: survey.id, starts_at: null, ends_at: may(12) }] } },
      },
    ]),
  );
});

it('the palette opens the stage that has the focus, and gives days to what may be planned', async () => {
  const locked = { edit_plan: false, plan_reapproval: false } as Stage['can'];
  const stages = [survey, stageOf(2, 'Опыты', { can: locked })];
  const { screen, user, calls, row } = await chart([taskOf(1, { stage_id: idOf(2) })], { stages });
  const offered = () => pageActions().flatMap(({ actions }) => actions);
  const labels = () => offered().map(({ label }) => label);
  row(/^Этап 2/).focus();
  expect(labels()).toEqual(['Открыть этап']);
  row(/^Этап 1/).focus();
  expect(labels()).toEqual(['Открыть этап', 'Изменить сроки этапа']);
  act(() => offered()[1]?.onClick());
  const dialog = within(await screen.findByRole('dialog', { name: 'Сроки: Обзор' }));
  const end = dialog.getByRole('textbox', { name: 'Окончание' });
  await user.clear(end);
  await user.type(end, '29.05.2027');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  const moved = { stage_id: survey.id, starts_at: may(1), ends_at: may(29) };
  await waitFor(() => expect(calls).toMatchObject([{ request: { body: { dates: [moved] } } }]));
  await waitFor(() => expect(document.activeElement).toBe(row(/^Этап 1/)));
});

it('a refused change offers nothing', async () => {
  const { screen, row, press, sent, services } = await chart(TASKS, { fails: true });
  row(/Смета/).focus();
  await press('{Alt>}{ArrowRight}{/Alt}{ArrowDown}');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.queryByRole('status', { name: 'Сдвиг зависимых задач' })).toBeNull();
  expect(services.toasts.undoLast()).toBe(false);
});

it('who may not change tasks reads them, and hears that keys move nothing', async () => {
  const { screen, row, press, sent } = await chart(TASKS, { edit: false });
  row(/Стенд/).focus();
  await press('{Alt>}{ArrowRight}{/Alt}{ArrowDown}');
  expect(screen.getByText('№ 2 Стенд: срок изменить нельзя')).toBeTruthy();
  // the way back of the browser
  expect(fireEvent.keyDown(row(/Стенд/), { key: 'ArrowLeft', altKey: true })).toBe(true);
  expect(screen.queryByRole('button', { name: /^Задать срок/ })).toBeNull();
  expect(sent).toEqual([]);
});

it('a task without days gets them in its row', async () => {
  const { screen, user, sent } = await chart();
  await user.click(screen.getByRole('button', { name: 'Задать срок: №\u00a03 Опись' }));
  const dialog = await screen.findByRole('dialog', { name: 'Сроки: №\u00a03 Опись' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Окончание' }), '12.05.2027');
  await user.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(sent).toEqual([[{ id: idOf(3), starts_at: null, due_at: may(12) }]]));
});

it('the critical path is told by the numbers of its tasks', async () => {
  const { screen, user } = await chart();
  await user.click(screen.getByRole('checkbox', { name: 'Критический путь' }));
  expect(screen.getByText('Критический путь до 09.05.2027: № 1, № 2.')).toBeTruthy();
});

it('what has no row is waited for and shifted all the same', async () => {
  const { screen, user, rows, row, press, sent } = await chart(TASKS, { sought: 'Смета' });
  expect(rows).toHaveLength(2);
  await user.click(screen.getByRole('checkbox', { name: 'Критический путь' }));
  expect(screen.getByText('Критический путь до 09.05.2027: № 1, № 2.')).toBeTruthy();
  row(/Смета/).focus();
  await press('{Alt>}{ArrowRight}{/Alt}{ArrowUp}');
  await user.click(await screen.findByRole('button', { name: 'Сдвинуть 1 зависимую задачу' }));
  await waitFor(() => expect(sent.at(-1)).toEqual([days(2, 8, 10)]));
});

it('a print is called by the chart and its project', async () => {
  await chart();
  document.title = 'Задачи';
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(document.title).toBe(`Диаграмма Ганта — ${projectOf([]).title}`);
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(document.title).toBe('Задачи');
});
