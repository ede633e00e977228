import type { HeardEvent, HeardWork, Seat } from '../event/heard.ts';
import { STUDENT, samplePlan } from './sample.ts';

const seat = (id: string, role: Seat['role'], fullName: string, signedName: string): Seat => ({
  id,
  role,
  fullName,
  signedName,
  about: 'канд. техн. наук, доцент',
});

/** A thesis that was heard and closed, with one question; its supervisor sits in the committee. */
export function heardWork(overrides: Partial<HeardWork> = {}): HeardWork {
  const { stages: _, ...subject } = samplePlan();
  return {
    ...subject,
    people: [STUDENT, { ...seat('', 'member', 'Орлов Игорь Павлович', ''), role: 'supervisor' }],
    absent: false,
    materials: [
      { material: 'final_report', there: true },
      { material: 'review', there: false },
    ],
    questions: [{ asker: 'Громов П. С.', text: 'Почему поплавок?', answer: 'Он дешевле.' }],
    excluded: [{ seatId: 'own', role: 'supervisor' }],
    outcome: {
      result: 4.35,
      place: 1,
      trimmed: false,
      marked: { done: 1, of: 1 },
      means: { new: 4, talk: 4.5 },
      sheets: { chair: { marks: { new: 4, talk: 5 }, result: 4.349999 } },
    },
    decision: 'Признать работу защищённой.\nРекомендовать к внедрению.',
    mark: 'отлично',
    ...overrides,
  };
}

/** A defence with one work, a chair, a secretary and a member. */
export function sampleHeard(overrides: Partial<HeardEvent> = {}): HeardEvent {
  return {
    kind: 'defence',
    title: 'Защита кафедры измерительных систем',
    day: '2026-06-18',
    startsAt: '10:00',
    clock: 'московское',
    place: 'ауд. 305',
    scale: { min: 2, max: 5 },
    criteria: [
      { id: 'new', title: 'Актуальность', percent: 40 },
      { id: 'talk', title: 'Доклад и ответы', percent: 60 },
    ],
    committee: [
      seat('chair', 'chair', 'Громов Павел Сергеевич', 'П. С. Громов'),
      seat('own', 'member', 'Орлов Игорь Павлович', 'И. П. Орлов'),
      seat('secretary', 'secretary', 'Захарова Ольга Ильинична', 'О. И. Захарова'),
    ],
    works: [heardWork()],
    ...overrides,
  };
}
