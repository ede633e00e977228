import type { DocumentView } from '@pv/contract';

/** The document of the demo as the server would describe it: anybody may write in it. */
export const DEMO_VIEW: DocumentView = {
  id: 'demo',
  stage_id: 'demo',
  project_id: 'demo',
  project_title: 'Влияние освещённости на рост микрозелени',
  stage_title: '',
  updated_at: '2026-01-01T00:00:00.000Z',
  locked: null,
  can: { edit: true, export: false, import: false },
  title_page: {
    ministry: 'МИНИСТЕРСТВО НАУКИ И ВЫСШЕГО ОБРАЗОВАНИЯ РОССИЙСКОЙ ФЕДЕРАЦИИ',
    institution: 'Университет',
    department: 'Кафедра физиологии растений',
    workKind: 'ВЫПУСКНАЯ КВАЛИФИКАЦИОННАЯ РАБОТА',
    workSubkind: 'бакалавра',
    title: 'Влияние освещённости на рост микрозелени',
    codes: [],
    people: [
      { role: 'Руководитель', description: 'доцент, канд. биол. наук', name: 'О. В. Лебедева' },
      { role: 'Исполнитель', description: 'группа Б-401', name: 'А. С. Ёлкина' },
    ],
    city: 'Москва',
    year: '2026',
  },
};
