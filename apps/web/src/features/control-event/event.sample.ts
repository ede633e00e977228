import type { ControlEvent, EventWork } from '@pv/contract';

/** A readable id by its number. */
export const idOf = (number: number) =>
  `0192f0a0-0000-7000-8000-${number.toString().padStart(12, '0')}`;

/** The seat of the reader. */
export const SEAT = idOf(50);

/** A work that is heard. */
export const workOf = (number: number, change: Partial<EventWork> = {}): EventWork => ({
  id: idOf(number),
  project_id: idOf(100 + number),
  project_type: 'nir',
  title: `Работа ${number}`,
  annotation: '',
  starts_at: '10:00',
  minutes: 20,
  open: false,
  authors: ['Белова А. И.'],
  supervisors: [],
  state: 'talking',
  begun_at: '2027-06-10T07:00:00Z',
  materials: [],
  excluded: [],
  marked: { done: 0, of: 2 },
  marks: [],
  questions: [],
  result: null,
  place: null,
  decision: '',
  mark: '',
  decides: false,
  ...change,
});

/** A defence that runs, as a member of its committee sees it. */
export const eventOf = (change: Partial<ControlEvent> = {}): ControlEvent => ({
  id: idOf(1),
  type: 'nir',
  kind: 'defence',
  title: 'Защита группы 4101',
  description: '',
  day: '2027-06-10',
  starts_at: '10:00',
  slot_minutes: 20,
  time_zone: 'Europe/Moscow',
  place: '',
  link: null,
  materials_due: null,
  materials: [],
  closed: false,
  scale: { min: 1, max: 5 },
  criteria: [
    { id: idOf(20), title: 'Новизна', weight: 40, anchors: [{ mark: 4, text: 'Есть новое.' }] },
    { id: idOf(21), title: 'Доклад', weight: 60, anchors: [] },
  ],
  trimmed: false,
  state: 'running',
  cancel_reason: '',
  version: 1,
  organiser: 'Орлова М. П.',
  works: [workOf(2)],
  committee: [
    {
      id: SEAT,
      role: 'member',
      user_id: idOf(3),
      name: 'Громов',
      post: '',
      email: null,
      link: null,
    },
  ],
  me: {
    member_id: SEAT,
    role: 'member',
    organiser: false,
    publication: false,
    can: {
      edit: false,
      delete: false,
      move: [],
      run: false,
      mark: true,
      close: false,
      question: false,
      print: false,
    },
  },
  updated_at: '2027-06-10T07:00:00Z',
  ...change,
});
