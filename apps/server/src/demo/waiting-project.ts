import { readRadiogram, seedDemoDocument } from '../features/document/public.ts';
import { addFile } from './add-file.ts';
import { addThesisTasks } from './add-tasks.ts';
import { reportFile } from './report-file.ts';
import { WELD_MODEL, WELD_REVIEW } from './report-texts.ts';
import {
  create,
  type DemoProject,
  dateFrom,
  decide,
  describe,
  fill,
  join,
  type Scene,
} from './scene.ts';

const TASK: [string, string][] = [
  ['Цель', 'Разработать программу, которая находит дефекты сварных швов на радиограммах.'],
  [
    'Задачи',
    'Изучить существующие методы; собрать и разметить снимки; обучить и сравнить модели; оценить точность на снимках предприятия.',
  ],
  ['Исходные данные', 'Открытый набор GDXray и 400 снимков швов трубопроводов.'],
];
const CONCEPT: [string, string][] = [
  [
    'Актуальность',
    'Снимки сварных швов расшифровывает дефектоскопист: до 15 минут на снимок, и двое специалистов расходятся в каждом десятом случае.',
  ],
  [
    'Замысел',
    'Сегментация снимка свёрточной сетью с оценкой уверенности: уверенные случаи размечает программа, сомнительные видит человек.',
  ],
];

/**
 * A bachelor's work in the middle: the first stage is done, the result of the second waits for the
 * supervisor, and the thesis is being written.
 */
export async function addWaitingProject(scene: Scene): Promise<DemoProject> {
  const project = await create(scene, {
    days: 27,
    title: 'Обнаружение дефектов сварных швов по радиографическим снимкам',
    category: 'bachelor',
    annotation:
      'Программа помогает дефектоскописту: размечает явные дефекты и показывает сомнительные.',
    length: 150,
    template: true,
  });
  const { id, numeric, finish } = project;
  const [review, theory, practice, formatting, rehearsal] = numeric;
  if (!review || !theory || !practice || !formatting || !rehearsal) return project;
  await describe(scene, 27, project, { task: TASK, concept: CONCEPT });
  const dates = (from: number, to: number) => ({
    starts_at: dateFrom(scene.now, from),
    ends_at: dateFrom(scene.now, to),
  });
  await fill(scene, 26, project, review.id, {
    goal: 'Сравнить методы обнаружения дефектов и поставить задачу.',
    planned_result: 'Обзор не менее чем 30 источников, таблица сравнения методов.',
    ...dates(-26, -10),
  });
  await fill(scene, 26, project, theory.id, {
    goal: 'Выбрать архитектуру сети и способ оценки уверенности.',
    planned_result: 'Описание модели и плана эксперимента.',
    ...dates(-10, 14),
  });
  await fill(scene, 26, project, practice.id, {
    goal: 'Обучить модели и сравнить их.',
    ...dates(14, 60),
  });
  await fill(scene, 26, project, formatting.id, dates(60, 90));
  await fill(scene, 26, project, rehearsal.id, dates(90, 100));
  if (finish) await fill(scene, 26, project, finish.id, dates(100, 120));
  await join(scene, 25, project, 'supervisor');

  await decide(scene, 24, id, 'student', { section: 'project' });
  await decide(scene, 23, id, 'supervisor', {
    section: 'project',
    review: 'Тема хорошая, работайте.',
  });
  for (const { id: stageId } of [review, theory]) {
    await decide(scene, 22, id, 'student', { section: 'plan', stageId });
    await decide(scene, 21, id, 'supervisor', { section: 'plan', stageId });
  }
  await addThesisTasks(scene, project);
  await fill(scene, 11, project, review.id, {
    result_text: 'Рассмотрено 34 источника. Методы сведены в таблицу, задача поставлена.',
  });
  await addFile(scene, 12, project, {
    by: 'student',
    stageId: review.id,
    slot: 'stage_one__stage_report_file',
    name: 'Обзор методов.docx',
    bytes: await reportFile(WELD_REVIEW, scene.now),
  });
  // what is sent of a stage is frozen with its sections of the thesis
  const authorId = scene.people.student;
  await seedDemoDocument(scene.ago(11), { stageId: theory.id, authorId });
  await decide(scene, 11, id, 'student', { section: 'result', stageId: review.id });
  await decide(scene, 9, id, 'supervisor', { section: 'result', stageId: review.id });
  await fill(scene, 3, project, theory.id, {
    result_text:
      'Выбрана архитектура U-Net с оценкой неопределённости по ансамблю. Составлен план эксперимента.',
  });
  await addFile(scene, 3, project, {
    by: 'student',
    stageId: theory.id,
    slot: 'stage_one__stage_report_file',
    name: 'Модель и план эксперимента.docx',
    bytes: await reportFile(WELD_MODEL, scene.now),
  });
  await addFile(scene, 3, project, {
    by: 'student',
    stageId: theory.id,
    slot: 'stage_one__additional_materials_file',
    name: 'Снимок шва с разметкой.png',
    bytes: await readRadiogram(),
  });
  await decide(scene, 2, id, 'student', { section: 'result', stageId: theory.id });
  return project;
}
