import type { Priority, TaskStatusId } from '@pv/contract';
import { changeTask } from '../features/task/operations/change-task.ts';
import { createMany } from '../features/task/operations/create-many.ts';
import type { DemoName } from './people.ts';
import { type DemoProject, dateFrom, type Scene } from './scene.ts';

/** A task as it is told: what, in which stage, by whom, and on which days from today. */
interface DemoTask {
  title: string;
  stageId: string;
  who?: DemoName;
  status?: TaskStatusId;
  priority?: Priority;
  /** Its first and its last day. */
  days?: [number, number];
  /** The title of the task that this is a part of, which stands before. */
  of?: string;
  /** The title of the task that has to be finished before. */
  after?: string;
  tags?: string[];
  description?: string;
}

/** The owner writes down what is to be done, some days ago; what is done was finished on its last day. */
async function addTasks(
  scene: Scene,
  days: number,
  { id: projectId, owner }: DemoProject,
  list: readonly DemoTask[],
): Promise<void> {
  const work = scene.ago(days);
  const userId = scene.people[owner];
  const at = (title: string | undefined) => list.findIndex((one) => one.title === title);
  const made = await createMany(work, userId, {
    project_id: projectId,
    stage_id: null,
    status: 'todo',
    tasks: list.map((task) => ({
      title: task.title,
      description: task.description ?? '',
      stage_id: task.stageId,
      parent: task.of ? at(task.of) : null,
      priority: task.priority ?? 'medium',
      status: task.status === 'done' ? 'todo' : (task.status ?? 'todo'),
      assignees: task.who ? [scene.people[task.who]] : [],
      starts_at: task.days ? dateFrom(scene.now, task.days[0]) : null,
      due_at: task.days ? dateFrom(scene.now, task.days[1]) : null,
      tag_names: task.tags ?? [],
      checklist: [],
      blocked_by: task.after ? [at(task.after)] : [],
    })),
  });
  for (const [n, { status, who = owner, days: [, last] = [0, 0] }] of list.entries()) {
    const task = made[n];
    if (!task || status !== 'done') continue;
    const body = { status } as const;
    await changeTask(scene.ago(-last), { id: task.id, userId: scene.people[who], body });
  }
}

/** Tasks of the work whose second stage waits for the supervisor. */
export async function addThesisTasks(scene: Scene, project: DemoProject): Promise<void> {
  const [review, theory, practice, formatting] = project.numeric.map(({ id }) => id);
  if (!review || !theory || !practice || !formatting) return;
  const done = { who: 'student', status: 'done' } as const;
  const mine = { who: 'student' } as const;
  await addTasks(scene, 22, project, [
    { title: 'Найти и прочитать источники', stageId: review, ...done, days: [-26, -16] },
    { title: 'Свести методы в таблицу', stageId: review, ...done, days: [-16, -12] },
    { title: 'Поставить задачу', stageId: review, ...done, days: [-12, -10] },
    { title: 'Выбрать архитектуру сети', stageId: theory, ...done, days: [-10, -4] },
    {
      title: 'Описать план эксперимента',
      stageId: theory,
      ...mine,
      status: 'review',
      days: [-4, 3],
      after: 'Выбрать архитектуру сети',
      tags: ['текст'],
    },
    {
      title: 'Договориться о снимках предприятия',
      stageId: theory,
      who: 'supervisor',
      status: 'doing',
      days: [-2, 6],
      tags: ['данные'],
    },
    {
      title: 'Разметить 400 снимков',
      stageId: practice,
      ...mine,
      status: 'doing',
      priority: 'high',
      days: [-1, 18],
      tags: ['данные'],
      description: 'Классы: трещина, пора, непровар, шлак. Спорные снимки показать руководителю.',
    },
    {
      title: 'Проверить разметку у дефектоскописта',
      stageId: practice,
      of: 'Разметить 400 снимков',
      ...mine,
      days: [14, 18],
    },
    {
      title: 'Обучить базовую модель',
      stageId: practice,
      ...mine,
      days: [19, 30],
      after: 'Разметить 400 снимков',
      tags: ['модель'],
    },
    {
      title: 'Обучить ансамбль',
      stageId: practice,
      ...mine,
      days: [31, 44],
      after: 'Обучить базовую модель',
      tags: ['модель'],
    },
    {
      title: 'Сравнить модели на снимках предприятия',
      stageId: practice,
      ...mine,
      priority: 'high',
      days: [45, 58],
      after: 'Обучить ансамбль',
    },
    {
      title: 'Написать практическую главу',
      stageId: formatting,
      ...mine,
      days: [60, 78],
      after: 'Сравнить модели на снимках предприятия',
      tags: ['текст'],
    },
    {
      title: 'Пройти нормоконтроль',
      stageId: formatting,
      ...mine,
      days: [80, 88],
      after: 'Написать практическую главу',
      tags: ['текст'],
    },
  ]);
}

/** Tasks of the startup whose product is being made. */
export async function addStartupTasks(scene: Scene, project: DemoProject): Promise<void> {
  const [hypotheses, product, pilot] = project.numeric.map(({ id }) => id);
  if (!hypotheses || !product || !pilot) return;
  await addTasks(scene, 30, project, [
    {
      title: 'Провести 30 интервью',
      stageId: hypotheses,
      who: 'founder',
      status: 'done',
      days: [-38, -14],
    },
    {
      title: 'Посчитать цену доставки',
      stageId: hypotheses,
      who: 'topmanager',
      status: 'done',
      days: [-20, -10],
    },
    {
      title: 'Собрать ходовую часть',
      stageId: product,
      who: 'founder',
      status: 'doing',
      priority: 'high',
      days: [-6, 12],
    },
    {
      title: 'Испытать на снегу',
      stageId: product,
      who: 'founder',
      days: [13, 25],
      after: 'Собрать ходовую часть',
    },
    {
      title: 'Сделать пульт оператора',
      stageId: product,
      who: 'topmanager',
      status: 'review',
      days: [-4, 20],
    },
    {
      title: 'Согласовать маршрут пилота с районом',
      stageId: pilot,
      who: 'topmanager',
      days: [40, 75],
    },
    {
      title: 'Подписать договор о пилоте',
      stageId: pilot,
      who: 'founder',
      priority: 'high',
      days: [60, 80],
      after: 'Испытать на снегу',
    },
  ]);
}
