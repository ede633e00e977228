import type { DocumentView } from '@pv/contract';
import type { DocumentSnapshot } from '@pv/editor-schema';
import { demoThesis, RADIOGRAM } from '@pv/editor-schema/demo';

/** The document of the demo as the server would describe it: anybody may write in it. */
export const DEMO_VIEW: DocumentView = {
  id: 'demo',
  stage_id: 'demo',
  project_id: 'demo',
  project_title: 'Обнаружение дефектов сварных швов по радиографическим снимкам',
  stage_title: '',
  updated_at: '2026-01-01T00:00:00.000Z',
  locked: null,
  locked_stages: [],
  stages: null,
  can: { edit: true, export: false, import: false, invite: false, gather: false },
  title_page: {
    ministry: 'МИНИСТЕРСТВО НАУКИ И ВЫСШЕГО ОБРАЗОВАНИЯ РОССИЙСКОЙ ФЕДЕРАЦИИ',
    institution: 'Университет',
    department: 'Кафедра вычислительной техники',
    workKind: 'ВЫПУСКНАЯ КВАЛИФИКАЦИОННАЯ РАБОТА',
    workSubkind: 'бакалавра',
    title: 'Обнаружение дефектов сварных швов по радиографическим снимкам',
    codes: [],
    people: [
      { role: 'Руководитель', description: 'доцент, канд. техн. наук', name: 'О. В. Лебедева' },
      { role: 'Исполнитель', description: 'группа Б-401', name: 'А. С. Ёлкина' },
    ],
    city: 'Москва',
    year: '2026',
  },
};

/** The picture of the text; its bytes come with the app. */
export const DEMO_PICTURE = { id: 'demo-radiogram', ...RADIOGRAM } as const;

/** What the demo begins with: the thesis of the demo project. */
export const demoText = (): DocumentSnapshot => demoThesis(DEMO_PICTURE.id);
