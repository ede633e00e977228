import { create, dateFrom, decide, describe, fill, join, type Scene } from './scene.ts';

/** An article whose idea the supervisor has approved: the manuscript is to be written. */
export async function addArticleProject(scene: Scene): Promise<void> {
  const project = await create(scene, {
    days: 12,
    type: 'article',
    title: 'Оценка уверенности сегментации радиограмм сварных швов',
    annotation: 'Статья по второй главе выпускной работы.',
    length: 60,
    template: true,
  });
  const { id, finish } = project;
  await describe(scene, 12, project, {
    task: [
      ['Главная мысль', 'Разброс ответов ансамбля сетей предсказывает ошибку разметки снимка.'],
      ['Журнал', 'Дефектоскопия'],
    ],
    concept: [['Данные', 'Открытый набор GDXray и 400 снимков предприятия.']],
  });
  if (finish) {
    const ends_at = dateFrom(scene.now, 45);
    await fill(scene, 11, project, finish.id, { starts_at: dateFrom(scene.now, -8), ends_at });
  }
  await join(scene, 11, project, 'supervisor');
  await decide(scene, 10, id, 'student', { section: 'project' });
  await decide(scene, 9, id, 'supervisor', { section: 'project' });
}

/** The idea of another article: the supervisor has approved it, the editor of the journal has to decide. */
export async function addProposedArticle(scene: Scene): Promise<void> {
  const project = await create(scene, {
    days: 6,
    type: 'article',
    title: 'Разметка радиограмм сварных швов: согласованность двух дефектоскопистов',
    annotation: 'Сколько стоит ошибка разметки и как её заметить до обучения сети.',
    length: 80,
    template: true,
  });
  await describe(scene, 6, project, {
    task: [
      ['Главная мысль', 'Расхождения разметчиков показывают, где снимков для обучения мало.'],
      ['Журнал', 'Дефектоскопия'],
    ],
    concept: [['Данные', '120 снимков, которые независимо разметили два дефектоскописта.']],
  });
  await join(scene, 5, project, 'supervisor');
  await join(scene, 5, project, 'editor', 'curator');
  await decide(scene, 4, project.id, 'student', { section: 'project' });
  await decide(scene, 3, project.id, 'supervisor', { section: 'project' });
}
