import { addFile } from './add-file.ts';
import { reportFile } from './report-file.ts';
import { LOAD_MODEL } from './report-texts.ts';
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

const REMARKS = [
  'Уточните, на каких днях недели проверялась точность.',
  'Добавьте сравнение с прогнозом «как вчера».',
  'Приведите доверительные интервалы.',
].join('\n');

/**
 * Research with a supervisor and a curator: the first stage is approved by both, the result of the
 * second is back with remarks, and the plan of the third waits for the curator.
 */
export async function addReturnedProject(scene: Scene): Promise<DemoProject> {
  const project = await create(scene, {
    days: 29,
    title: 'Краткосрочный прогноз нагрузки районной электросети',
    category: 'nir',
    annotation: 'Прогноз на сутки вперёд по данным счётчиков и погоды.',
    length: 200,
    template: true,
  });
  const { id, numeric } = project;
  const [direction, theory, practice] = numeric;
  if (!direction || !theory || !practice) return project;
  await describe(scene, 29, project, {
    task: [['Цель', 'Снизить ошибку суточного прогноза нагрузки до 3 %.']],
    concept: [['Замысел', 'Объединить модель временного ряда с прогнозом погоды по часам.']],
  });
  await fill(scene, 28, project, direction.id, {
    goal: 'Выбрать класс моделей.',
    planned_result: 'Аналитический обзор.',
    starts_at: dateFrom(scene.now, -28),
    ends_at: dateFrom(scene.now, -12),
  });
  await fill(scene, 28, project, theory.id, {
    goal: 'Построить модель и оценить её ошибку.',
    planned_result: 'Модель с ошибкой не более 3 %.',
    starts_at: dateFrom(scene.now, -12),
    ends_at: dateFrom(scene.now, 5),
  });
  await fill(scene, 28, project, practice.id, {
    goal: 'Проверить прогноз на данных двух районов за зиму.',
    planned_result: 'Ошибка по часам и дням недели, сравнение с прогнозом «как вчера».',
    starts_at: dateFrom(scene.now, 5),
    ends_at: dateFrom(scene.now, 60),
  });
  await join(scene, 27, project, 'supervisor');
  await join(scene, 27, project, 'curator');

  const chain = ['student', 'supervisor', 'curator'] as const;
  const inTurn = async (days: number, section: 'project' | 'plan' | 'result', stageId?: string) => {
    for (const [step, name] of chain.entries()) {
      await decide(scene, days - step, id, name, { section, ...(stageId && { stageId }) });
    }
  };
  await inTurn(26, 'project');
  await inTurn(22, 'plan', direction.id);
  await inTurn(19, 'plan', theory.id);
  await fill(scene, 15, project, direction.id, {
    result_text: 'Обзор 28 работ; выбран градиентный бустинг.',
  });
  await inTurn(14, 'result', direction.id);
  await fill(scene, 7, project, theory.id, {
    result_text: 'Ошибка на проверочном месяце — 3,4 %.',
  });
  await addFile(scene, 7, project, {
    by: 'student',
    stageId: theory.id,
    slot: 'stage_one__stage_report_file',
    name: 'Модель прогноза.docx',
    bytes: await reportFile(LOAD_MODEL, scene.now),
  });
  await decide(scene, 6, id, 'student', { section: 'result', stageId: theory.id });
  await decide(scene, 4, id, 'supervisor', {
    section: 'result',
    stageId: theory.id,
    action: 'revise',
    review: REMARKS,
  });
  await decide(scene, 4, id, 'student', { section: 'plan', stageId: practice.id });
  await decide(scene, 3, id, 'supervisor', { section: 'plan', stageId: practice.id });
  return project;
}
