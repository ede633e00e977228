import { emptyPassport, isEmptyValue } from '@pv/contract';
import { expect, it } from 'vitest';
import { DEMO_PEOPLE } from '../../demo/people.ts';
import { DEMO_PASSPORT } from '../../demo/startup-passport.ts';
import { fillForm, projectValue, typeOver } from './autofill.ts';
import type { ApplicationFacts } from './fill-sources.ts';
import { countFilled } from './scene.ts';
import { countFields, TEMPLATES, templateOf } from './templates.ts';

const founder = {
  ...DEMO_PEOPLE.founder,
  fullName: 'Гарипов Тимур Рустамович',
  email: 'founder@demo.ru',
  role: 'Фаундер',
  phone: '+79123456789',
};
const stage = {
  goal: 'Проверить спрос',
  startsAt: '2026-10-01',
  endsAt: '2026-11-30',
  doneAt: null,
};

/** What a startup that has filled its pages tells. */
const FACTS: ApplicationFacts = {
  title: 'Роботы-курьеры',
  aim: '',
  annotation: 'Сервис доставки на тротуарных роботах, которые ездят и зимой.',
  startsAt: '2026-10-01',
  endsAt: '2027-09-30',
  fields: [{ title: 'Цель на год', text: 'Три платных пилота.' }],
  stages: [
    { ...stage, title: 'Гипотезы', plannedResult: '30 интервью' },
    { ...stage, title: 'MVP', plannedResult: '' },
  ],
  passport: {
    fields: { ...emptyPassport(), ...DEMO_PASSPORT },
    readiness: 4,
    confirmed: 4,
    evidence: [],
  },
  leader: founder,
  supervisor: null,
  team: [founder],
};
const BARE: ApplicationFacts = {
  ...FACTS,
  annotation: '',
  fields: [],
  stages: [],
  passport: { fields: emptyPassport(), readiness: null, confirmed: null, evidence: [] },
  leader: null,
  team: [],
};

function form(code: string) {
  const found = templateOf(code);
  if (!found) throw new Error(code);
  return found;
}
const filled = (code: string, facts: ApplicationFacts) =>
  Object.values(fillForm(form(code), facts))
    .flatMap((values) => Object.values(values))
    .filter(({ value }) => !isEmptyValue(value));

it('a startup that is told well fills four fifths of «Студенческий стартап», each with the mark', () => {
  const values = filled('studstartup', FACTS);
  expect(values.length / countFields(form('studstartup'))).toBeGreaterThanOrEqual(0.8);
  expect(values.every(({ project }) => project)).toBe(true);
});

it('where nothing is told, nothing is made up', () => {
  expect(filled('studstartup', BARE).map(({ value }) => value)).toEqual([
    'Роботы-курьеры',
    'Роботы-курьеры',
  ]);
});

it('stages become the calendar plan, by their results or else their goals', () => {
  const { plan } = fillForm(form('studstartup'), FACTS);
  expect(plan?.plan?.value).toEqual([
    ['Гипотезы', '01.10.2026', '30.11.2026', '30 интервью'],
    ['MVP', '01.10.2026', '30.11.2026', 'Проверить спрос'],
  ]);
});

it('a text block goes before the passport where the form says so, and a choice takes what it offers', () => {
  const { about, abstract } = fillForm(form('studstartup'), FACTS);
  // what is made, against what and for whom: a goal of the year is none of that
  expect(abstract?.goal?.value).toMatch(/^Сервис доставки роботами по подписке\. Доставка/);
  for (const code of ['umnik', 'start-1']) {
    expect(filled(code, FACTS).map(({ value }) => value)).toContain(abstract?.goal?.value);
  }
  const [aim, bare] = ['Научить роботов ездить зимой', { ...emptyPassport(), problem: 'Швы' }];
  const goalOf = (facts: ApplicationFacts) => fillForm(form('umnik'), facts).project?.goal?.value;
  expect(goalOf({ ...FACTS, aim })).toBe(aim);
  // a problem is no goal, however little else is told
  const passport = { ...BARE.passport, fields: bare };
  expect(goalOf({ ...BARE, passport })).toBe('');
  expect(filled('rnf', FACTS).map(({ value }) => value)).toContain('Три платных пилота.');
  expect(about?.lot?.value).toBe('devices');
  const [lot] = form('umnik').sections.flatMap(({ fields }) =>
    fields.filter((one) => one.code === 'lot'),
  );
  expect(lot && projectValue({ ...lot, from: ['project.title'] }, FACTS)).toBe('');
});

it('what a project tells is what forms ask for', () => {
  for (const template of TEMPLATES) {
    const told = fillForm(template, FACTS);
    const sections = Object.entries(told).map(([code, values]) => ({ code, values }));
    expect(countFilled(template, sections)).toBe(filled(template.code, FACTS).length);
  }
});

it('what is typed over loses the mark, what is typed the same keeps it', () => {
  const before = { a: { value: 'Да', project: true }, b: { value: 'Да', project: true } };
  expect(typeOver(before, { a: 'Нет', b: 'Да', c: 'Новое' })).toEqual({
    a: { value: 'Нет', project: false },
    b: { value: 'Да', project: true },
    c: { value: 'Новое', project: false },
  });
});

it('every form has its codes once, and lists for what is chosen and laid out in columns', () => {
  for (const { sections } of TEMPLATES) {
    const codes = sections.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const { fields } of sections) {
      expect(new Set(fields.map(({ code }) => code)).size).toBe(fields.length);
      for (const field of fields) {
        if (field.sums_to) expect(fields.map(({ code }) => code)).toContain(field.sums_to);
        expect(field.kind === 'choice', field.code).toBe(field.options !== undefined);
        expect(field.kind === 'table', field.code).toBe(field.columns !== undefined);
      }
    }
  }
});
