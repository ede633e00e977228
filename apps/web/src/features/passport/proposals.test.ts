import type { Project } from '@pv/contract';
import { expect, it } from 'vitest';
import { proposalsOf } from './proposals.ts';

const block = (title: string, content: string) => ({ title, content, kind: 'text' });

const project = (more: object) =>
  ({
    annotation: '',
    info_fields: [],
    task_fields: [],
    team: [],
    stages: [],
    ...more,
  }) as unknown as Project;

it('proposes for each field what the project says under a like title, the concept before the task', () => {
  const proposals = proposalsOf(
    project({
      annotation: 'Сервис доставки. Ездит и зимой.',
      info_fields: [
        block('Решение', 'Робот'),
        block('Чем отличается', 'Снег'),
        block('Рынок', ' '),
      ],
      task_fields: [
        block('Проблема', 'Дорого'),
        block('Идея', 'Иное'),
        block('Цель на год', 'Три'),
      ],
      team: [{ name: 'Иванов И. И.', post: 'инженер', is_creator: true }],
      stages: [
        { kind: 'start', title: 'Начало', ends_at: '2027-01-01' },
        { kind: 'numeric', title: 'Пилот', ends_at: '2027-02-01' },
        { kind: 'numeric', title: 'Продажи', ends_at: null },
      ],
    }),
  );
  expect(proposals).toEqual({
    solution: 'Робот',
    advantage: 'Снег',
    problem: 'Дорого',
    slogan: 'Сервис доставки.',
    product: 'Сервис доставки. Ездит и зимой.',
    contacts: 'Иванов И. И., инженер',
    milestones: [{ title: 'Пилот', until: '2027-02-01' }],
  });
});

it('proposes nothing of a project that says nothing', () => {
  expect(proposalsOf(project({}))).toEqual({});
});
