import { notificationTitle } from '@pv/contract';
import { type Locale, translateDynamic } from '@pv/texts';
import { expect, it } from 'vitest';

const told = { project: null, actor: 'Петров П. И.', settled: false };
const place = {
  section: 'project',
  stage_id: null,
  stage_number: null,
  stage_title: null,
} as const;
const person = 'Орлова В. П.';
const signed = { ...told, reason: 'approved', variant: 'signed', place, said: { person } } as const;
const settled = { ...told, place, said: { count: 10 }, settled: true } as const;
const nudge = { ...settled, reason: 'reminder', variant: 'nudge' } as const;
const answer = { ...settled, reason: 'your_move', variant: 'answer' } as const;
const stalled = { ...settled, reason: 'stalled', variant: 'waits' } as const;
const today = { ...settled, reason: 'deadline', variant: 'today' } as const;

type Told = Parameters<typeof notificationTitle>[0];

it.each<[Locale, Told, string]>([
  ['ru', signed, 'Подписано, согласование пошло дальше: проект. Ход передан: Орлова В. П.'],
  ['en', signed, 'Signed: the project. Passed to Орлова В. П.'],
  ['ru', answer, 'Вас просили о пересмотре: проект'],
  ['en', answer, 'You were asked to reopen: the project'],
  ['ru', nudge, 'Петров П. И.: напоминание, проект'],
  ['en', nudge, 'Reminder from Петров П. И.: the project'],
  ['ru', stalled, 'Без движения на 10-й день: проект'],
  ['en', stalled, 'No progress by day 10: the project'],
  ['ru', today, 'Наступил срок: проект'],
  ['en', today, 'Reached its due date: the project'],
])('a notification reads in %s', (locale, one, sentence) => {
  expect(notificationTitle(one, (key, given) => translateDynamic(locale, key, given))).toBe(
    sentence,
  );
});
