import type { PassportFields } from '@pv/contract';
import type { Locale } from '../../../context.ts';

/** What an example tells whoever gives money. */
export interface ExamplePassport {
  /** The same in every language. */
  facts: Partial<PassportFields>;
  words: Readonly<Record<Locale, Partial<PassportFields>>>;
  /** What supports each level of readiness, from the first one on. */
  evidence: Readonly<Record<Locale, readonly string[]>>;
  /** What the money goes for and what it gives, by the titles in a language; days from today. */
  spending: readonly (Readonly<Record<Locale, string>> & { amount: number })[];
  milestones: readonly (Readonly<Record<Locale, string>> & { days: number })[];
}

/** A student startup that asks for its first grant. */
export const FIRST_PASSPORT: ExamplePassport = {
  facts: {
    nti_market: 'healthnet',
    lot: 'medicine',
    stage: 'prototype',
    ...{ tam: 9_600_000_000, sam: 2_100_000_000, som: 120_000_000 },
    ...{ cac: 18_000, ltv: 240_000, margin: 34 },
    ...{ ask_amount: 1_000_000, ask_form: 'grant', legal_form: 'none', cofinancing: 0 },
  },
  words: {
    ru: {
      slogan: 'Пробы из небольших клиник доезжают до лаборатории за два часа',
      industry: 'Медицинская логистика',
      problem:
        'Небольшие клиники возят пробы раз в день, и каждая пятая приезжает с нарушенной температурой.',
      solution: 'Общий маршрут курьеров по клиникам района и контейнер, который пишет температуру.',
      product: 'Контейнер с датчиком, приложение курьера и кабинет клиники.',
      technology: 'Построение маршрутов по заявкам дня и запись температуры каждую минуту.',
      intellectual_property: 'Программа построения маршрутов: готовится регистрация.',
      groundwork: 'Проведено 27 интервью, собран макет контейнера.',
      market_note: 'Оценка по числу частных клиник и анализов на одну клинику.',
      segments: 'Клиники на 5–20 кабинетов в городах от 300 тысяч жителей.',
      business_model: 'Плата за перевезённую пробу, контейнер остаётся нашим.',
      prices: 'До 120 ₽ за пробу.',
      channels: 'Встречи с главными врачами, рекомендации лабораторий.',
      traction: '19 из 27 клиник готовы платить.',
      competitors: 'Курьеры лабораторий и такси.',
      advantage: 'Температура видна всю дорогу, рейсов четыре в день.',
      risks: 'Клиники заключают договоры долго: начинаем с пилота без договора на год.',
      region: 'Республика Татарстан',
    },
    en: {
      slogan: 'Samples of small clinics reach the laboratory within two hours',
      industry: 'Medical logistics',
      problem:
        'Small clinics send samples once a day, and one in five arrives outside its temperature range.',
      solution:
        'One route of couriers for the clinics of a district, and a container that records the temperature.',
      product: 'A container with a sensor, an app for couriers and a desk for clinics.',
      technology: 'Routes made of the requests of the day; the temperature is kept every minute.',
      intellectual_property: 'The routing program: its registration is being prepared.',
      groundwork: '27 interviews are done, a mock-up of the container is built.',
      market_note: 'Estimated by the number of private clinics and tests of a clinic.',
      segments: 'Clinics with 5 to 20 rooms in cities of 300 thousand people or more.',
      business_model: 'A fee for each sample carried; the container stays ours.',
      prices: 'Up to 120 roubles a sample.',
      channels: 'Meetings with head physicians, recommendations of laboratories.',
      traction: '19 of 27 clinics would pay.',
      competitors: 'Couriers of laboratories and taxis.',
      advantage: 'The temperature is seen all the way, with four rides a day.',
      risks: 'Clinics are slow to sign: we begin with a pilot before a contract of a year.',
      region: 'Republic of Tatarstan',
    },
  },
  evidence: {
    ru: [
      'Требования к перевозке собраны из методических указаний и интервью.',
      'Описаны маршрут, контейнер и обмен данными; расчёт показывает два часа в пути.',
      'Макет держит от 2 до 8 °C три часа в лаборатории.',
    ],
    en: [
      'The demands on transport are gathered from guidelines and interviews.',
      'Route, container and exchange of data are described; by calculation it takes two hours.',
      'The mock-up holds 2 to 8 °C for three hours in the laboratory.',
    ],
  },
  spending: [
    { ru: 'Разработка приложения', en: 'Making the app', amount: 480_000 },
    { ru: 'Двадцать контейнеров', en: 'Twenty containers', amount: 320_000 },
    { ru: 'Пилот с тремя клиниками', en: 'A pilot with three clinics', amount: 200_000 },
  ],
  milestones: [
    { ru: 'Минимальный продукт', en: 'Minimum product', days: 75 },
    { ru: 'Три платных пилота', en: 'Three paid pilots', days: 180 },
  ],
};

/** A startup with a product and a pilot that looks for an investor. */
export const ACCELERATED_PASSPORT: ExamplePassport = {
  facts: {
    nti_market: 'autonet',
    lot: 'devices',
    stage: 'pilot',
    ...{ tam: 44_000_000_000, sam: 8_200_000_000, som: 490_000_000 },
    ...{ cac: 90_000, ltv: 1_900_000, margin: 18 },
    ...{ ask_amount: 15_000_000, ask_form: 'convertible', pre_money: 85_000_000, ask_share: 15 },
    ...{ legal_form: 'ooo', cofinancing: 20 },
  },
  words: {
    ru: {
      slogan: 'Последняя миля за 74 ₽, в любую погоду',
      industry: 'Доставка и робототехника',
      problem: 'Последняя миля стоит до половины цены посылки, а курьеров вечером не хватает.',
      solution: 'Тротуарный робот на 30 кг: едет сам, в сложном месте его ведёт оператор.',
      product: 'Робот, пульт оператора и подключение к системе магазина.',
      technology: 'Движение по камерам и лидару, дистанционное управление при задержке до 200 мс.',
      intellectual_property:
        'Программа для ЭВМ зарегистрирована, заявка на полезную модель подана.',
      groundwork: 'Два робота, 412 доставок за месяц.',
      market_note: '4,2 млн таких доставок в месяц в городах-миллионниках.',
      segments: 'Сети магазинов у дома и службы доставки.',
      business_model: 'Плата за доставку, магазин робота не покупает.',
      prices: 'До 90 ₽ за доставку.',
      channels: 'Прямые продажи сетям, акселератор.',
      traction: '83 % поездок без оператора, пилот с одной сетью.',
      competitors: 'Курьеры и роботы крупных служб доставки.',
      advantage: 'Ездит по снегу и обходится в 74 ₽.',
      risks: 'Правила для тротуаров могут измениться: маршруты согласованы с районом.',
      region: 'Республика Татарстан',
    },
    en: {
      slogan: 'The last mile for 74 roubles, in any weather',
      industry: 'Delivery and robotics',
      problem:
        'The last mile costs up to half of the price of a parcel, and couriers are short in the evening.',
      solution:
        'A pavement robot for 30 kg: it drives itself, an operator takes over where it is difficult.',
      product: 'The robot, a console for operators and a link to the system of the shop.',
      technology: 'Driving by cameras and lidar, remote control at a delay of up to 200 ms.',
      intellectual_property: 'The program is registered, a utility model is applied for.',
      groundwork: 'Two robots, 412 deliveries in a month.',
      market_note: '4.2 million such deliveries a month in large cities.',
      segments: 'Chains of local shops and delivery services.',
      business_model: 'A fee for each delivery; shops buy no robots.',
      prices: 'Up to 90 roubles a delivery.',
      channels: 'Direct sales to chains, the accelerator.',
      traction: '83% of the trips without an operator, a pilot with one chain.',
      competitors: 'Couriers, and robots of the large delivery services.',
      advantage: 'It drives on snow and costs 74 roubles.',
      risks: 'The rules for pavements may change: the routes are agreed with the district.',
      region: 'Republic of Tatarstan',
    },
  },
  evidence: {
    ru: [
      'Изучены правила движения по тротуарам и способы восприятия.',
      'Описаны шасси, датчики и пульт оператора.',
      'Узлы проверены по отдельности на стенде.',
      'Робот прошёл полигон в лаборатории.',
      'Робот прошёл 40 км по закрытой территории.',
      'Два робота сделали 412 доставок за месяц в районе.',
    ],
    en: [
      'The rules for pavements and the ways of perception are studied.',
      'Chassis, sensors and the console are described.',
      'The parts are tested one by one on a bench.',
      'The robot has passed the course of the laboratory.',
      'The robot has driven 40 km on closed ground.',
      'Two robots made 412 deliveries in a month in a district.',
    ],
  },
  spending: [
    { ru: 'Парк из десяти роботов', en: 'A fleet of ten robots', amount: 9_000_000 },
    { ru: 'Операторы и обслуживание', en: 'Operators and upkeep', amount: 3_500_000 },
    { ru: 'Продажи', en: 'Sales', amount: 2_500_000 },
  ],
  milestones: [
    { ru: 'Письма о намерениях от трёх сетей', en: 'Letters of intent of three chains', days: 45 },
    { ru: 'Десять роботов на улицах', en: 'Ten robots in the streets', days: 140 },
  ],
};
