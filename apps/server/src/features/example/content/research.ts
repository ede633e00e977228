import type { Example } from './example.ts';

/** A thesis that a supervisor leads. */
export const SUPERVISED: Example = {
  type: 'nir',
  category: 'master',
  role: 'supervisor',
  length: 300,
  passed: 120,
  texts: {
    ru: {
      title: 'Пример: остаточный ресурс подшипников по вибрации',
      annotation:
        'Магистерская диссертация, которой вы руководите: согласуйте этапы, верните с замечаниями, пригласите студента. Это пример: меняйте что угодно или удалите его.',
      task: [
        {
          title: 'Цель',
          content:
            'Предсказать остаточный ресурс подшипника качения по записям вибрации с ошибкой не больше 15 %.',
        },
        {
          title: 'Задачи',
          content:
            'Собрать записи со стенда; выбрать признаки; обучить и сравнить модели; проверить их на подшипниках другого типа.',
        },
      ],
      info: [
        {
          title: 'Актуальность',
          content:
            'Насосы останавливают по графику, хотя две трети заменённых подшипников ещё исправны.',
        },
        {
          title: 'Замысел',
          content:
            'Следить за спектром огибающей и обновлять прогноз после каждой записи, показывая его доверительный интервал.',
        },
      ],
      results: [
        'Обзор 41 источника, из них 26 за последние пять лет. Гипотеза и задачи обсуждены на семинаре кафедры.',
        'Стенд собран, записи ведутся на частоте 25,6 кГц. Пробный прогон на трёх подшипниках прошёл без сбоев.',
      ],
    },
    en: {
      title: 'Example: remaining life of bearings from vibration',
      annotation:
        'A master’s thesis under your supervision: approve stages, return them with remarks, invite the student. This is an example: change anything or delete it.',
      task: [
        {
          title: 'Goal',
          content:
            'Predict the remaining life of a rolling bearing from vibration records within 15%.',
        },
        {
          title: 'Tasks',
          content:
            'Collect records on a test bench; choose features; train and compare models; check them on bearings of another type.',
        },
      ],
      info: [
        {
          title: 'Relevance',
          content:
            'Pumps are stopped by schedule, although two thirds of the bearings that are replaced are still sound.',
        },
        {
          title: 'Idea',
          content:
            'Watch the envelope spectrum and update the forecast after every record, with its confidence interval.',
        },
      ],
      results: [
        '41 sources reviewed, 26 of them from the last five years. The hypothesis and the tasks were discussed at a seminar.',
        'The test bench is ready and records at 25.6 kHz. A trial run on three bearings went without failures.',
      ],
    },
  },
};

/** A research work of a department. */
export const RESEARCH: Example = {
  type: 'nir',
  category: 'nir',
  role: 'supervisor',
  length: 360,
  passed: 150,
  texts: {
    ru: {
      title: 'Пример: прогноз нагрузки районной электросети',
      annotation:
        'НИР кафедры с отчётом по ГОСТ 7.32: видно, на каком этапе работа и чего ждёт. Это пример: меняйте что угодно или удалите его.',
      task: [
        {
          title: 'Цель',
          content: 'Снизить ошибку суточного прогноза нагрузки районной сети с 5 до 3 %.',
        },
        {
          title: 'Исходные данные',
          content:
            'Почасовые показания 214 счётчиков за три года, архив погоды, календарь праздников.',
        },
        {
          title: 'Требования',
          content: 'Прогноз готов к 8 часам утра и объясняет, какие причины его изменили.',
        },
      ],
      info: [
        {
          title: 'Актуальность',
          content:
            'Каждый процент ошибки прогноза обходится району в покупку дорогой энергии балансирующего рынка.',
        },
        {
          title: 'Замысел',
          content:
            'Соединить модель временного ряда с прогнозом погоды и отдельно учесть праздники.',
        },
      ],
      results: [
        'Аналитический и патентный обзор: 58 источников, 9 патентов. Выбран градиентный бустинг с погодой по часам.',
        'Построена модель, ошибка на проверочном месяце — 3,4 %. Показано, что половину ошибки дают праздники.',
      ],
    },
    en: {
      title: 'Example: load forecast of a district grid',
      annotation:
        'A research work of a department with a report by the national standard: it shows which stage the work is at and what it waits for. This is an example: change anything or delete it.',
      task: [
        {
          title: 'Goal',
          content: 'Reduce the error of the daily load forecast of a district grid from 5% to 3%.',
        },
        {
          title: 'Initial data',
          content:
            'Hourly readings of 214 meters over three years, weather archive, calendar of holidays.',
        },
        {
          title: 'Requirements',
          content: 'The forecast is ready by 8 in the morning and explains what has changed it.',
        },
      ],
      info: [
        {
          title: 'Relevance',
          content:
            'Every per cent of error makes the district buy expensive energy on the balancing market.',
        },
        {
          title: 'Idea',
          content:
            'Combine a time series model with the weather forecast and treat holidays apart.',
        },
      ],
      results: [
        'Analytical and patent review: 58 sources, 9 patents. Gradient boosting with hourly weather is chosen.',
        'The model is built, its error in the test month is 3.4%. Holidays are shown to give half of the error.',
      ],
    },
  },
};

/** A development that a company has ordered. */
export const ORDERED: Example = {
  type: 'nir',
  category: 'nioktr',
  role: 'supervisor',
  length: 540,
  passed: 160,
  texts: {
    ru: {
      title: 'Пример: система контроля вибрации насосов по заказу предприятия',
      annotation:
        'НИОКТР по техническому заданию заказчика: каждый этап сдают с отчётом и решением. Это пример: меняйте что угодно или удалите его.',
      task: [
        {
          title: 'Назначение',
          content: 'Система предупреждает об износе насоса не позже чем за две недели до отказа.',
        },
        {
          title: 'Технические требования',
          content:
            'До 64 датчиков, диапазон 5–10 000 Гц, степень защиты IP65, работа при температуре от −40 до +60 °C.',
        },
        {
          title: 'Порядок приёмки',
          content:
            'Каждый этап принимает комиссия заказчика: отчёт, протокол испытаний, перечень замечаний.',
        },
      ],
      info: [
        {
          title: 'Ожидаемый эффект',
          content:
            'Меньше внеплановых остановок: сейчас их одиннадцать в год, каждая стоит около 2 млн ₽.',
        },
        {
          title: 'Права на результаты',
          content:
            'Исключительное право остаётся у исполнителя, заказчик получает бессрочную лицензию.',
        },
      ],
      results: [
        'Техническое предложение рассмотрено: из трёх вариантов выбран беспроводной, с питанием от вибрации.',
        'Эскизный проект и макет датчика готовы. Макет проработал 30 суток на насосе заказчика, замечания устранены.',
      ],
    },
    en: {
      title: 'Example: vibration monitoring of pumps ordered by a plant',
      annotation:
        'A development by the terms of a customer: every stage is handed over with a report and a decision. This is an example: change anything or delete it.',
      task: [
        {
          title: 'Purpose',
          content: 'The system warns of the wear of a pump at least two weeks before it fails.',
        },
        {
          title: 'Technical requirements',
          content: 'Up to 64 sensors, 5–10,000 Hz, protection IP65, work from −40 to +60 °C.',
        },
        {
          title: 'Acceptance',
          content:
            'A commission of the customer accepts every stage: report, test record, list of remarks.',
        },
      ],
      info: [
        {
          title: 'Expected effect',
          content:
            'Fewer unplanned stops: there are eleven a year now, and each costs about 2 million roubles.',
        },
        {
          title: 'Rights',
          content:
            'The contractor keeps the exclusive right, the customer gets a perpetual licence.',
        },
      ],
      results: [
        'The technical proposal is reviewed: of three variants the wireless one, powered by vibration, is chosen.',
        'The preliminary design and a sensor mock-up are ready. It worked for 30 days on a pump of the customer, the remarks are met.',
      ],
    },
  },
};
