import { defaultSettings } from '@pv/editor-schema';
import { expect, it } from 'vitest';
import { sharedFields, withTitleOfFile } from './title-of-file.ts';

it('takes the title page of somebody else over without his topic, people and dates', () => {
  const read = {
    department: 'Кафедра физики',
    direction: '09.03.01 Информатика',
    admit: 'Заведующий кафедрой; Н. Н. Норма; «12» мая 2019 г.',
    title: 'Чужая тема',
    people: 'Студент; И. П. Сидоров',
    codes: 'УДК 534',
    projectName: 'Чужая НИР',
    coverBack: 'Научный руководитель: Сидоров И. П.',
    year: '2019',
  };
  const shared = sharedFields(read);
  expect(shared).toEqual({
    department: 'Кафедра физики',
    direction: '09.03.01 Информатика',
    admit: 'Заведующий кафедрой; Н. Н. Норма',
  });
  const own = { ...defaultSettings(), titleFields: { title: 'Своя тема' } };
  const change = withTitleOfFile(own, shared);
  expect(change.titleFields).toEqual({ title: 'Своя тема', ...shared });
  expect(change.titleBlocks?.map(({ kind }) => kind)).toContain('direction');
  expect(withTitleOfFile(own, { department: 'Кафедра' })).not.toHaveProperty('titleBlocks');
});
