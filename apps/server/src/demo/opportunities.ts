import { emptyOpportunity, type OpportunityContent, type OpportunityKind } from '@pv/contract';
import { decideResponse } from '../features/opportunity/operations/decide-response.ts';
import {
  moderateOpportunity,
  publishOpportunity,
} from '../features/opportunity/operations/publish-opportunity.ts';
import { respond } from '../features/opportunity/operations/respond.ts';
import { createOpportunity } from '../features/opportunity/operations/write-opportunity.ts';
import type { DemoName } from './people.ts';
import { dateFrom, type Scene } from './scene.ts';

interface Posted {
  days: number;
  who: DemoName;
  kind: OpportunityKind;
  /** The deadline is so many days from today. */
  until: number;
  told: Partial<OpportunityContent> & Pick<OpportunityContent, 'title' | 'organisation' | 'text'>;
}

const CITY = { region: 'Казань' };
const MONTHLY = { amount_note: 'в месяц' };
const LOGISTICS = 'ООО «Волга Логистик»';
const PARK = 'Технопарк «Заречье»';
const UNIVERSITY = 'Приволжский технический университет';

const POSTED: readonly Posted[] = [
  {
    days: 12,
    who: 'topmanager',
    kind: 'rd_order',
    until: 20,
    told: {
      title: 'Прогноз загрузки склада по данным датчиков',
      organisation: LOGISTICS,
      text: 'Нужна модель, которая за сутки предсказывает заполнение зон склада. Данные за два года дадим под соглашение.',
      field: 'it',
      ...CITY,
      remote: true,
      amount: 400_000,
      amount_note: 'за всю работу',
      terms:
        'Результат: отчёт, обученная модель и код с инструкцией. Ошибка прогноза на неделе, которую мы отложим, не больше 12\u00a0%.',
      stages: [
        { title: 'Разбор данных и базовая модель', until: null, amount: 150_000 },
        { title: 'Модель и проверка на складе', until: null, amount: 250_000 },
      ],
    },
  },
  {
    days: 9,
    who: 'mentor',
    kind: 'rd_order',
    until: 35,
    told: {
      title: 'Стенд для испытаний датчиков влажности',
      organisation: PARK,
      text: 'Резиденту технопарка нужен недорогой стенд, на котором датчики проверяют в цикле нагрева и охлаждения.',
      field: 'engineering',
      ...CITY,
      amount: 280_000,
      amount_note: 'за всю работу',
      terms: 'Чертежи, макет и протокол испытаний десяти датчиков.',
    },
  },
  {
    days: 8,
    who: 'topmanager',
    kind: 'internship',
    until: 15,
    told: {
      title: 'Стажёр-аналитик в отдел планирования',
      organisation: LOGISTICS,
      text: 'Три месяца, 20 часов в неделю. Считаете маршруты и проверяете гипотезы вместе с аналитиком.',
      field: 'economics',
      ...CITY,
      amount: 30_000,
      ...MONTHLY,
      requirements: 'Третий курс и старше, уверенные таблицы, основы SQL.',
    },
  },
  {
    days: 6,
    who: 'mentor',
    kind: 'internship',
    until: 28,
    told: {
      title: 'Практика в лаборатории прототипов',
      organisation: PARK,
      text: 'Печать корпусов, пайка, сборка первых образцов для резидентов. Возможно совмещение с учёбой.',
      field: 'engineering',
      ...CITY,
    },
  },
  {
    days: 7,
    who: 'topmanager',
    kind: 'vacancy',
    until: 24,
    told: {
      title: 'Младший инженер по данным',
      organisation: LOGISTICS,
      text: 'Настраивать загрузку данных с датчиков и следить за их качеством. Есть наставник.',
      field: 'it',
      remote: true,
      amount: 75_000,
      ...MONTHLY,
      requirements: 'Python, SQL, аккуратность.',
    },
  },
  {
    days: 5,
    who: 'coordinator',
    kind: 'vacancy',
    until: 40,
    told: {
      title: 'Лаборант кафедры вычислительной техники',
      organisation: UNIVERSITY,
      text: 'Половина ставки: подготовка стендов к занятиям, помощь дипломникам со снимками.',
      field: 'engineering',
      ...CITY,
      amount: 22_000,
      ...MONTHLY,
    },
  },
  {
    days: 10,
    who: 'coordinator',
    kind: 'scholarship',
    until: 30,
    told: {
      title: 'Повышенная стипендия за научную работу',
      organisation: UNIVERSITY,
      text: 'Конкурс среди студентов с публикациями и докладами. Список документов пришлём после отклика.',
      ...CITY,
      amount: 14_000,
      ...MONTHLY,
      requirements: 'Очная форма, не меньше двух публикаций за год.',
    },
  },
  {
    days: 4,
    who: 'mentor',
    kind: 'scholarship',
    until: 45,
    told: {
      title: 'Стипендия технопарка начинающим предпринимателям',
      organisation: PARK,
      text: 'Полгода поддержки командам с прототипом и рабочее место в технопарке.',
      field: 'economics',
      ...CITY,
      amount: 20_000,
      ...MONTHLY,
    },
  },
];

/** Posts and publishes; what somebody posts first is let through by the editor. Gives its id. */
async function post(scene: Scene, { days, who, kind, until, told }: Posted): Promise<string> {
  const work = scene.ago(days);
  const userId = scene.people[who];
  const deadline = dateFrom(scene.now, until);
  const content = { ...emptyOpportunity(), ...told, deadline };
  const { row } = await createOpportunity(work, userId, { kind, ...content });
  const { id } = row;
  const { row: sent } = await publishOpportunity(work, { id, userId });
  if (sent.status === 'on_moderation') {
    const editor = scene.people.editor;
    const { version } = sent;
    await moderateOpportunity(work, { id, userId: editor, approved: true, reason: '', version });
  }
  return id;
}

/** Offers of every kind, two responses of the student, and one posting that waits for the editors. */
export async function addOpportunities(scene: Scene): Promise<void> {
  const ids: string[] = [];
  for (const one of POSTED) ids.push(await post(scene, one));
  const [order = '', , internship = ''] = ids;
  const answer = (days: number, who: DemoName, id: string, message: string) => {
    const body = { message, project_id: null, link: '' };
    return respond(scene.ago(days), { id, userId: scene.people[who] }, body);
  };
  await answer(
    3,
    'student',
    order,
    'Делаю диплом по снимкам, временные ряды умею. Могу начать в январе.',
  );
  await answer(
    2,
    'founder',
    order,
    'У нас есть команда и похожий прогноз для беспилотной доставки.',
  );
  const { response } = await answer(4, 'student', internship, 'Готова на 20 часов в неделю.');
  await decideResponse(scene.ago(1), {
    id: response.id,
    userId: scene.people.topmanager,
    decision: 'shortlisted',
    note: 'Позвоним на этой неделе.',
  });
  const waiting = await createOpportunity(scene.ago(1), scene.people.tracker, {
    kind: 'internship',
    ...emptyOpportunity(),
    title: 'Помощник трекера в акселераторе',
    organisation: 'Акселератор университета',
    text: 'Вести встречи команд и собирать отчёты о проверке гипотез.',
    deadline: dateFrom(scene.now, 25),
  });
  await publishOpportunity(scene.ago(1), { id: waiting.row.id, userId: scene.people.tracker });
}
