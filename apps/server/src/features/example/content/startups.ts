import type { Example } from './example.ts';
import { ACCELERATED_PASSPORT, FIRST_PASSPORT } from './passports.ts';

/** A first startup of its founder. */
export const FIRST_STARTUP: Example = {
  type: 'startup',
  role: 'founder',
  length: 365,
  passed: 70,
  passport: FIRST_PASSPORT,
  texts: {
    ru: {
      title: 'Пример: доставка анализов из частных клиник',
      annotation:
        'Студенческий стартап в начале пути: гипотезы проверены, продукт собирают. Это пример: меняйте что угодно или удалите его.',
      task: [
        {
          title: 'Проблема',
          content:
            'Небольшие клиники возят пробы в лабораторию раз в день, и каждая пятая приезжает с нарушенной температурой.',
        },
        { title: 'Клиент', content: 'Клиники на 5–20 кабинетов в городах от 300 тысяч жителей.' },
        {
          title: 'Цель на год',
          content: 'Три платных пилота и 40 клиник, которые подключились сами.',
        },
      ],
      info: [
        {
          title: 'Решение',
          content:
            'Общий маршрут курьеров по клиникам района и контейнер, который записывает температуру.',
        },
        {
          title: 'Бизнес-модель',
          content: 'Плата за перевезённую пробу, контейнер остаётся нашим.',
        },
        {
          title: 'Команда',
          content: 'Основатель ведёт продажи, нужен человек, который соберёт маршруты.',
        },
      ],
      results: [
        'Проведено 27 интервью: 19 клиник готовы платить до 120 ₽ за пробу. Гипотеза о продаже контейнеров отвергнута.',
      ],
    },
    en: {
      title: 'Example: delivery of samples from private clinics',
      annotation:
        'A student startup at its beginning: the hypotheses are tested, the product is being built. This is an example: change anything or delete it.',
      task: [
        {
          title: 'Problem',
          content:
            'Small clinics send samples to the laboratory once a day, and one in five arrives outside its temperature range.',
        },
        {
          title: 'Customer',
          content: 'Clinics with 5 to 20 rooms in cities of 300 thousand people or more.',
        },
        {
          title: 'Aim for the year',
          content: 'Three paid pilots and 40 clinics that have joined by themselves.',
        },
      ],
      info: [
        {
          title: 'Solution',
          content:
            'One route of couriers for the clinics of a district, and a container that records the temperature.',
        },
        {
          title: 'Business model',
          content: 'A fee for each sample carried; the container stays ours.',
        },
        { title: 'Team', content: 'The founder sells; somebody to plan the routes is needed.' },
      ],
      results: [
        '27 interviews: 19 clinics would pay up to 120 roubles a sample. The hypothesis of selling containers is rejected.',
      ],
    },
  },
};

/** A startup that an accelerator follows to its sales. */
export const ACCELERATED: Example = {
  type: 'startup',
  role: 'topmanager',
  length: 365,
  passed: 230,
  passport: ACCELERATED_PASSPORT,
  texts: {
    ru: {
      title: 'Пример: роботы-курьеры из программы акселератора',
      annotation:
        'Стартап, за которым следит акселератор: два этапа приняты, пилот идёт. Пригласите трекера, ментора и эксперта. Это пример: меняйте что угодно или удалите его.',
      task: [
        {
          title: 'Проблема',
          content:
            'Доставка последней мили стоит до половины цены посылки, а курьеров вечером не хватает.',
        },
        { title: 'Клиент', content: 'Сети магазинов у дома и службы доставки.' },
        {
          title: 'Что ждёт акселератор',
          content: 'Подтверждённая экономика одной доставки и письма о намерениях от трёх сетей.',
        },
      ],
      info: [
        {
          title: 'Решение',
          content: 'Тротуарный робот на 30 кг: едет сам, в сложном месте его ведёт оператор.',
        },
        {
          title: 'Рынок',
          content: 'В городах-миллионниках 4,2 млн таких доставок в месяц, доступная доля — 6 %.',
        },
        {
          title: 'Метрики',
          content: 'Доставок в день, доля поездок без оператора, себестоимость доставки.',
        },
      ],
      results: [
        '31 интервью, из них 7 с отказавшимися. Расчётная цена доставки — 74 ₽, готовы платить до 90 ₽.',
        'Собраны два робота, 412 доставок за месяц, 83 % поездок прошли без оператора.',
      ],
    },
    en: {
      title: 'Example: courier robots in an accelerator programme',
      annotation:
        'A startup that an accelerator follows: two stages are accepted, the pilot goes on. Invite a tracker, a mentor and an expert. This is an example: change anything or delete it.',
      task: [
        {
          title: 'Problem',
          content:
            'The last mile costs up to half of the price of a parcel, and couriers are short in the evening.',
        },
        { title: 'Customer', content: 'Chains of local shops and delivery services.' },
        {
          title: 'What the accelerator expects',
          content: 'Proven economics of one delivery and letters of intent from three chains.',
        },
      ],
      info: [
        {
          title: 'Solution',
          content:
            'A pavement robot for 30 kg: it drives itself, an operator takes over where it is difficult.',
        },
        {
          title: 'Market',
          content:
            '4.2 million such deliveries a month in large cities, of which 6% can be reached.',
        },
        {
          title: 'Metrics',
          content: 'Deliveries a day, share of trips without an operator, cost of a delivery.',
        },
      ],
      results: [
        '31 interviews, 7 of them with those who refused. A delivery is to cost 74 roubles, and up to 90 would be paid.',
        'Two robots are built; 412 deliveries in a month, 83% of the trips without an operator.',
      ],
    },
  },
};
