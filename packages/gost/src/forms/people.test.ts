import { expect, test } from 'vitest';
import { type FormPerson, peopleFields } from './people.ts';

const student = (fullName: string, about = ''): FormPerson => ({
  role: 'author',
  fullName,
  signedName: '',
  about,
});
const printed = (...people: FormPerson[]) =>
  peopleFields('bachelor', people, ['author', 'supervisor']).map((field) => [
    field.kind === 'field' && field.label,
    field.kind === 'field' && field.value,
  ]);

test('several students stand in one line under one word', () => {
  expect(printed(student('Иванова Анна', 'группа ИС-41'), student('Петров Илья'))[0]).toEqual([
    'Студенты',
    'Иванова Анна, группа ИС-41; Петров Илья',
  ]);
});

test('one student is a student, and who is not known is a line to fill', () => {
  const [one, other] = printed(student('Петров Илья'));
  expect(one).toEqual(['Студент', 'Петров Илья']);
  expect(other?.[0]).toBe('Руководитель');
  expect(other?.[1]).toMatch(/^_+$/);
});
