import { changePassport } from '../features/passport/operations/change-passport.ts';
import { translateResume } from '../features/resume/operations/translate-resume.ts';
import { type DemoProject, dateFrom, type Scene } from './scene.ts';

/** The founder has told most of what an investor asks; the risks and what the money is for are still to be told. */
export async function addPassport(scene: Scene, project: DemoProject): Promise<void> {
  const of = { projectId: project.id, userId: scene.people[project.owner] };
  const year = scene.now.getFullYear();
  await changePassport(scene.ago(3), of, {
    version: 0,
    slogan: 'Посылка от магазина до двери за двадцать минут, и в снег',
    industry: 'Логистика, робототехника',
    nti_market: 'autonet',
    lot: 'devices',
    stage: 'prototype',
    problem:
      'Доставка последней мили в новых кварталах стоит до половины цены посылки, а курьеров не хватает вечером: каждый пятый заказ приходит позже обещанного.',
    solution:
      'Тротуарный робот на 30 кг с отсеками: едет сам, а в сложном месте его ведёт оператор. Один оператор ведёт восемь роботов.',
    product: 'Сервис доставки для магазинов у дома: робот, приложение оператора, связь с кассой.',
    technology: 'Навигация по лидару и камерам, рассчитанная на снег и неубранный тротуар.',
    intellectual_property: 'Заявка на программу для ЭВМ «Планировщик пути по тротуару».',
    groundwork: 'Два опытных образца прошли 140 км по улицам Казани.',
    tam: 42_000_000_000,
    sam: 6_500_000_000,
    som: 320_000_000,
    market_note: 'Доставка из магазинов у дома в городах от 500 тысяч жителей.',
    segments: 'Службы доставки и сети магазинов у дома.',
    business_model:
      'Плата за доставку, без покупки робота магазином; окупаемость робота 8 месяцев.',
    prices: '90 ₽ за доставку до 2 км, 120 ₽ вечером.',
    cac: 18_000,
    ltv: 410_000,
    margin: 34,
    traction:
      '31 интервью, 17 магазинов готовы платить; два письма о намерениях, 640 пробных доставок.',
    competitors: 'Пешие курьеры и роботы крупных служб, которые работают в своих районах.',
    advantage: 'Ездит зимой и подключается к кассе любого магазина за день.',
    revenue: [
      { year: year - 1, amount: 180_000, fact: true },
      { year, amount: 1_400_000, fact: false },
      { year: year + 1, amount: 16_000_000, fact: false },
    ],
    ask_amount: 12_000_000,
    ask_form: 'convertible',
    ask_share: 8,
    pre_money: 138_000_000,
    milestones: [
      { title: 'Третий образец для мороза до −25 °C', until: dateFrom(scene.now, 75) },
      { title: 'Три платных пилота', until: dateFrom(scene.now, 170) },
      { title: 'Пятьдесят роботов на линии', until: dateFrom(scene.now, 330) },
    ],
    raised: 'Грант университета, 300 тысяч рублей.',
    legal_form: 'none',
    region: 'Казань',
    contacts: 'founder@demo.ru',
    evidence: [
      { level: 1, text: 'Обзор способов движения по снегу.', file_id: null },
      { level: 2, text: 'Концепция робота и расчёт проходимости.', file_id: null },
      { level: 3, text: 'Опыты с датчиками на заснеженном тротуаре.', file_id: null },
    ],
  });
  await translateResume(scene.ago(3), of, {
    version: 0,
    title: 'Courier robots for residential districts',
    texts: {
      slogan: 'A parcel from the shop to the door in twenty minutes, in snow too',
      industry: 'Logistics, robotics',
      problem:
        'The last mile in new districts costs up to half of the price of a parcel, and couriers are short in the evening: every fifth order comes late.',
      solution:
        'A 30 kg sidewalk robot with compartments drives by itself; where it is difficult, an operator takes over. One operator leads eight robots.',
      product: 'Delivery for corner shops: the robot, a desk for the operator, a link to the till.',
      technology: 'Navigation by lidar and cameras, made for snow and uncleared pavements.',
      intellectual_property: 'Filed: the program “Planner of a way along the pavement”.',
      market_note: 'Delivery from corner shops in cities of half a million and more.',
      business_model:
        'A fee for a delivery; the shop buys no robot. A robot pays for itself in 8 months.',
      prices: '90 ₽ for a delivery within 2 km, 120 ₽ in the evening.',
      traction:
        '31 interviews, 17 shops ready to pay; two letters of intent, 640 trial deliveries.',
      competitors: 'Couriers on foot, and robots of large services that serve their own districts.',
      raised: 'A grant of the university, 300 thousand roubles.',
      region: 'Kazan',
    },
    names: [
      { ru: 'Третий образец для мороза до −25 °C', en: 'Third prototype for frost down to −25 °C' },
      { ru: 'Три платных пилота', en: 'Three paid pilots' },
    ],
  });
}
