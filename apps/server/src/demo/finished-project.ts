import { addFile } from './add-file.ts';
import { reportFile } from './report-file.ts';
import { DEVICES } from './report-texts.ts';
import { create, dateFrom, decide, describe, fill, type Scene } from './scene.ts';

/** A small work that its author has finished alone: its page offers what comes next. */
export async function addFinishedProject(scene: Scene): Promise<void> {
  const project = await create(scene, {
    days: 80,
    title: 'Учёт приборов лаборатории по QR-кодам',
    category: 'project',
    annotation: 'Кто взял прибор, когда вернул и когда его поверять.',
    length: 70,
    template: true,
  });
  const { id, numeric, finish } = project;
  if (!finish) return;
  await describe(scene, 80, project, {
    task: [['Цель', 'Тратить на поиск прибора не больше минуты.']],
    concept: [
      ['Замысел', 'Наклейка с кодом на каждом приборе и страница, которая открывается с телефона.'],
    ],
  });
  const mine = (days: number, section: 'project' | 'plan' | 'result' | 'final', stageId?: string) =>
    decide(scene, days, id, 'student', { section, ...(stageId && { stageId }) });
  await mine(79, 'project');
  const each = Math.floor(60 / numeric.length);
  for (const [at, { id: stageId }] of numeric.entries()) {
    const from = 78 - at * each;
    await fill(scene, from, project, stageId, {
      starts_at: dateFrom(scene.now, -from),
      ends_at: dateFrom(scene.now, -from + each),
    });
    await mine(from, 'plan', stageId);
    await fill(scene, from - each + 2, project, stageId, {
      result_text: 'Сделано по плану этапа.',
    });
    await mine(from - each + 1, 'result', stageId);
  }
  await addFile(scene, 13, project, {
    by: 'student',
    stageId: finish.id,
    slot: 'stage_final__final_report_file',
    name: 'Учёт приборов.docx',
    bytes: await reportFile(DEVICES, scene.now),
  });
  await mine(12, 'final', finish.id);
}
