import { type Project, ROLE_IDS, type RoleCode, type TaskSet } from '@pv/contract';
import { idOf, PROJECT } from '../set/task.sample.ts';

export const ANNA = { id: idOf(7), name: 'Ёлкина А. Ю.' };
export const BORIS = { id: idOf(8), name: 'Фомин Б. В.' };
/** He reads tasks, and is given none. */
export const VIKTOR = { id: idOf(9), name: 'Цой В. Г.' };

const member = (person: typeof ANNA, role: RoleCode = 'researcher') => ({
  user_id: person.id,
  name: person.name,
  role_id: ROLE_IDS[role],
  post: '',
  institution: '',
  is_creator: person === ANNA,
  is_me: person === ANNA,
  joined_at: '2026-05-01T09:00:00.000Z',
});

/** A project with two people, their curator and one stage, as far as its tasks ask for it. */
export const project = {
  id: PROJECT,
  type: 'nir',
  title: 'Стенд для испытаний',
  time_zone: 'Europe/Moscow',
  completion_status: 'none',
  team: [member(ANNA), member(BORIS), member(VIKTOR, 'curator')],
  stages: [{ id: idOf(5), number: 1, title: 'Опыты', can: { edit_plan: false } }],
} as unknown as Project;

/** What the server answers to a page of these tasks. */
export const answersOf = (set: TaskSet) => ({
  'task.ofProject': () => set,
  'project.get': () => project,
});
