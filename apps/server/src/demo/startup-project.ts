import { addStartupTasks } from './add-tasks.ts';
import { fillPassport } from './fill-passport.ts';
import { create, dateFrom, decide, describe, fill, join, type Scene } from './scene.ts';

const TASK: [string, string][] = [
  [
    'Проблема',
    'Доставка последней мили в новых кварталах стоит до половины цены посылки, а курьеров не хватает вечером.',
  ],
  ['Клиент', 'Службы доставки и сети магазинов у дома в городах от 500 тысяч жителей.'],
  ['Цель на год', 'Три платных пилота и выручка, которая окупает одного робота за восемь месяцев.'],
];
const CONCEPT: [string, string][] = [
  [
    'Решение',
    'Тротуарный робот на 30 кг с отсеками: едет сам, а в сложном месте его ведёт оператор.',
  ],
  ['Чем отличается', 'Работает в снег: колёса и датчики рассчитаны на казанскую зиму.'],
  ['Бизнес-модель', 'Плата за доставку, без покупки робота магазином.'],
];
const REMARKS = [
  'Посчитайте, во что обходится одна доставка.',
  'Добавьте интервью с теми, кто отказался.',
].join('\n');

/**
 * A startup with a whole team: the first stage is done after one return, the plan of the second is
 * signed by the mentor and waits for the expert and the tracker.
 */
export async function addStartupProject(scene: Scene): Promise<void> {
  const project = await create(scene, {
    days: 40,
    type: 'startup',
    owner: 'founder',
    title: 'Роботы-курьеры для доставки в спальных районах',
    annotation: 'Сервис доставки на тротуарных роботах, которые ездят и зимой.',
    length: 330,
    template: true,
  });
  const { id, numeric, finish } = project;
  const [hypotheses, product, pilot, sales] = numeric;
  if (!hypotheses || !product || !pilot || !sales || !finish) return;
  await describe(scene, 40, project, { task: TASK, concept: CONCEPT });
  const dates = (from: number, to: number) => ({
    starts_at: dateFrom(scene.now, from),
    ends_at: dateFrom(scene.now, to),
  });
  await fill(scene, 39, project, hypotheses.id, dates(-40, -8));
  await fill(scene, 39, project, product.id, dates(-8, 75));
  await fill(scene, 39, project, pilot.id, dates(75, 170));
  await fill(scene, 39, project, sales.id, dates(170, 270));
  await fill(scene, 39, project, finish.id, dates(270, 290));
  for (const name of ['topmanager', 'mentor', 'expert', 'tracker', 'coordinator'] as const) {
    await join(scene, 38, project, name);
  }

  const approved = async (days: number, section: 'project' | 'plan' | 'result', of?: string) => {
    const people = ['founder', 'mentor', 'tracker', 'expert'] as const;
    for (const [step, name] of people.entries()) {
      await decide(scene, days - step, id, name, { section, ...(of && { stageId: of }) });
    }
  };
  await approved(36, 'project');
  await approved(31, 'plan', hypotheses.id);
  await addStartupTasks(scene, project);
  await fill(scene, 20, project, hypotheses.id, {
    result_text: 'Проведено 24 интервью: 17 магазинов готовы платить, если доставка дешевле 90 ₽.',
  });
  const result = { section: 'result', stageId: hypotheses.id } as const;
  await decide(scene, 19, id, 'topmanager', result);
  await decide(scene, 17, id, 'expert', { ...result, action: 'revise', review: REMARKS });
  await fill(scene, 12, project, hypotheses.id, {
    result_text:
      'Проведено 31 интервью, из них 7 с отказавшимися. 17 магазинов готовы платить, если доставка дешевле 90 ₽; расчётная цена — 74 ₽.',
  });
  await approved(11, 'result', hypotheses.id);
  await fillPassport(scene, project);
  await decide(scene, 4, id, 'founder', { section: 'plan', stageId: product.id });
  await decide(scene, 2, id, 'mentor', { section: 'plan', stageId: product.id });
}
