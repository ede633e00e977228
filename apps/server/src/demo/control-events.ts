import type { CommitteeRole } from '@pv/contract';
import { uuidv7 } from 'uuidv7';
import { createEvent } from '../features/control-event/operations/create-event.ts';
import { giveMarks } from '../features/control-event/operations/give-marks.ts';
import { moveEvent } from '../features/control-event/operations/move-event.ts';
import { moveWork } from '../features/control-event/operations/move-work.ts';
import { sayPublication } from '../features/control-event/operations/say-publication.ts';
import { putQuestion } from '../features/control-event/operations/write-questions.ts';
import { personName } from '../features/user/public.ts';
import { DEMO_PEOPLE, type DemoName } from './people.ts';
import { type DemoProject, dateFrom, type Scene } from './scene.ts';

const CRITERIA = [
  ['Актуальность и постановка', 20],
  ['Методика и самостоятельность', 30],
  ['Результаты и практическая значимость', 30],
  ['Доклад и ответы на вопросы', 20],
] as const;
const ANCHORS = [
  { mark: 5, text: 'Полностью, с доказательствами' },
  { mark: 4, text: 'Есть отдельные недочёты' },
  { mark: 3, text: 'Раскрыто частично' },
  { mark: 2, text: 'Не раскрыто' },
];

function committeeOf({ people }: Scene) {
  const seat = (name: DemoName, role: CommitteeRole) => ({
    id: uuidv7(),
    role,
    user_id: people[name],
    name: personName(DEMO_PEOPLE[name]),
    post: DEMO_PEOPLE[name].post,
    email: null,
  });
  return [
    seat('expert', 'chair'),
    seat('coordinator', 'secretary'),
    seat('mentor', 'member'),
    seat('supervisor', 'member'),
  ];
}

function eventOf(scene: Scene, { id: project_id }: DemoProject, day: number) {
  return {
    day: dateFrom(scene.now, day),
    starts_at: '14:00',
    slot_minutes: 20,
    place: 'Учебный корпус 7, ауд. 305',
    closed: true,
    scale: { min: 2, max: 5 },
    criteria: CRITERIA.map(([title, weight]) => ({
      id: uuidv7(),
      title,
      weight,
      anchors: ANCHORS,
    })),
    works: [{ project_id, starts_at: '14:00', minutes: 20 }],
    committee: committeeOf(scene),
  };
}

/** The work was heard, its result is decided on and everybody may read of it. */
async function addHeard(scene: Scene, project: DemoProject): Promise<void> {
  const { curator, student, expert, mentor, coordinator } = scene.people;
  const event = await createEvent(scene.ago(20), curator, {
    kind: 'stage_acceptance',
    title: 'Приёмка первого этапа: прогноз нагрузки',
    ...eventOf(scene, project, -12),
  });
  const { id } = event;
  const workId = event.works[0]?.id ?? '';
  const moved = (days: number, state: 'announced' | 'running' | 'finished' | 'published') =>
    moveEvent(scene.ago(days), { id, userId: curator, body: { state, reason: '' } });
  await moved(19, 'announced');
  await moved(12, 'running');
  const work = scene.ago(12);
  const chair = { userId: expert, id };
  await moveWork(work, chair, { workId, body: { state: 'talking' } });
  const given = [
    [expert, [5, 4, 4, 5]],
    [mentor, [5, 5, 4, 4]],
  ] as const;
  for (const [userId, marks] of given) {
    const list = event.criteria.map((criterion, at) => ({
      work_id: workId,
      criterion_id: criterion.id,
      mark: marks[at] ?? 4,
      typed_at: work.now.toISOString(),
    }));
    await giveMarks(work, { userId, id }, list);
  }
  await putQuestion(
    work,
    { id, workId, userId: coordinator },
    {
      id: uuidv7(),
      asker: personName(DEMO_PEOPLE.mentor),
      text: 'Почему ошибка выше в выходные?',
      answer:
        'Выходных в выборке мало, поэтому в следующем этапе для них строится отдельная модель.',
    },
  );
  const decision = 'Этап принять. Проверить прогноз на выходных днях.';
  await moveWork(work, chair, { workId, body: { state: 'closed', decision, mark: 'хорошо' } });
  await moved(12, 'finished');
  await moved(11, 'published');
  for (const userId of [student, expert, mentor]) {
    await sayPublication(scene.ago(11), { userId, id }, { agreed: true, address: '127.0.0.1' });
  }
}

/** A stage of the research was accepted, and in a week it comes to its pre-defence. */
export async function addControlEvents(scene: Scene, project: DemoProject): Promise<void> {
  await addHeard(scene, project);
  const userId = scene.people.curator;
  const { id } = await createEvent(scene.ago(3), userId, {
    kind: 'predefence',
    title: 'Предзащита кафедры вычислительной техники',
    description: 'Доклад до 10 минут, затем вопросы. Презентацию загрузите заранее.',
    materials_due: dateFrom(scene.now, 4),
    materials: ['final_report', 'presentation', 'supervisor_review'],
    ...eventOf(scene, project, 7),
  });
  await moveEvent(scene.ago(3), { id, userId, body: { state: 'announced', reason: '' } });
}
