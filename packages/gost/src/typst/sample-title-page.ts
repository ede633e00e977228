import type { TitlePage } from '../model/document.ts';

/** A title page for tests. */
export const titlePage: TitlePage = {
  ministry: 'Министерство науки и высшего образования Российской Федерации',
  institution: 'ПРИМЕРНЫЙ УНИВЕРСИТЕТ',
  department: '',
  workKind: 'ОТЧЕТ О НАУЧНО-ИССЛЕДОВАТЕЛЬСКОЙ РАБОТЕ',
  workSubkind: '(заключительный)',
  title: 'Исследование',
  codes: ['УДК 004.912'],
  people: [{ role: 'Руководитель', description: 'профессор', name: 'И.\u00a0О.\u00a0Петров' }],
  city: 'Москва',
  year: '2026',
};
