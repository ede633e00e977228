import { SECTION_KINDS, type SectionKind } from '@pv/editor-schema';
import { type Translate, translate } from '@pv/texts';
import { expect, it } from 'vitest';
import { isOffered, kindName } from './section-title.ts';

const t: Translate = (key, ...params) => translate('ru', key, ...params);
const names = (profile: string, ...kinds: SectionKind[]) =>
  kinds.map((kind) => kindName(kind, profile, t));

it('calls an element as the standard of the document does', () => {
  expect(names('thesis', 'main', 'references')).toEqual([
    'Содержание',
    'Список использованных источников',
  ]);
  expect(names('mirea', 'abstract')).toEqual(['Аннотация']);
  expect(names('gost-r-7.0.11-2011', 'main', 'intro', 'references')).toEqual([
    'Оглавление',
    'Введение',
    'Список литературы',
  ]);
  expect(names('gost-r-7.0.11-2011-autoreferat', 'title', 'intro')).toEqual([
    'Обложка',
    'Общая характеристика работы',
  ]);
});

it('offers a dissertation no abstract, and no two elements of one name', () => {
  const offered = (profile: string) => SECTION_KINDS.filter((kind) => isOffered(kind, profile));
  expect(offered('thesis')).toEqual(SECTION_KINDS);
  const kinds = offered('gost-r-7.0.11-2011');
  expect(kinds).not.toContain('abstract');
  expect(new Set(names('gost-r-7.0.11-2011', ...kinds)).size).toBe(kinds.length);
});
