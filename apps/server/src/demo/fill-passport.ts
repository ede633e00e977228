import type { Evidence, PassportFields } from '@pv/contract';
import { changePassport } from '../features/passport/operations/change-passport.ts';
import { type DemoProject, dateFrom, type Scene } from './scene.ts';

const ANSWERS = [
  'Движение по тротуару по меткам и лидару описано в обзоре за 2024 год: 41 источник.',
  'Концепция: робот на 30 кг для трёх районов Казани, расчёт маршрутов на карте города.',
  'Опыт в ангаре: 120 проездов по размеченной дорожке, отклонение не больше 8 см.',
  'Макет с колёсами 25 см прошёл лабораторный стенд: снег, лёд, бордюр до 12 см.',
];

function evidence(): Evidence[] {
  return ANSWERS.map((text, at) => ({ level: at + 1, text, file_id: null }));
}

function fieldsOf(now: Date): Partial<PassportFields> {
  return {
    slogan: 'Посылка доедет до подъезда и в метель',
    industry: 'Логистика последней мили',
    nti_market: 'autonet',
    lot: 'devices',
    stage: 'prototype',
    problem:
      'Доставка последней мили стоит до половины цены посылки, а курьеров вечером не хватает: магазины отказываются от каждого пятого заказа.',
    solution:
      'Тротуарный робот с отсеками, который едет сам, а в сложном месте его ведёт оператор.',
    product: 'Доставка как услуга: магазин платит за поездку и не покупает робота.',
    technology: 'Навигация по лидару и камерам, шасси для снега и льда.',
    intellectual_property: 'Заявка на полезную модель шасси.',
    groundwork: 'Макет прошёл стенд, проведено 31 интервью с магазинами.',
    tam: 42_000_000_000,
    sam: 3_600_000_000,
    som: 120_000_000,
    market_note: 'Доставка из магазинов у дома в городах от 500 тысяч жителей.',
    segments: 'Сети магазинов у дома, службы доставки.',
    business_model: 'Плата за поездку, робот остаётся нашим.',
    prices: '90 ₽ за поездку, от 300 поездок в месяц.',
    cac: 45_000,
    ltv: 610_000,
    margin: 18,
    channels: 'Прямые продажи сетям через пилоты.',
    traction: '17 магазинов готовы платить, если доставка дешевле 90 ₽; два письма о пилоте.',
    competitors: 'Курьерские службы, роботы крупных платформ.',
    advantage: 'Ездит по снегу и не требует покупки.',
    ask_amount: 4_000_000,
    ask_form: 'grant',
    spending: [
      { title: 'Два робота для пилота', amount: 2_400_000 },
      { title: 'Разработка навигации', amount: 1_200_000 },
      { title: 'Испытания зимой', amount: 400_000 },
    ],
    milestones: [
      { title: 'Пилот в двух магазинах', until: dateFrom(now, 120) },
      { title: 'Десять платящих магазинов', until: dateFrom(now, 260) },
    ],
    raised: 'Собственные деньги основателей, 350 000 ₽.',
    risks: 'Правила движения роботов по тротуарам, сильные морозы.',
    legal_form: 'none',
    region: 'Республика Татарстан',
    website: '',
    contacts: 'founder@demo.ru',
    cofinancing: 10,
  };
}

/** What the demo startup tells whoever gives money, with evidence up to the fourth level. */
export async function fillPassport(scene: Scene, project: DemoProject): Promise<void> {
  const userId = scene.people[project.owner];
  const body = { ...fieldsOf(scene.now), evidence: evidence(), version: 0 };
  await changePassport(scene.ago(3), { projectId: project.id, userId }, body);
}
