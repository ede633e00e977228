import { defaultSettings, type SectionKind } from '@pv/editor-schema';
import { numberDocument } from '@pv/gost';
import { type Translate, translate } from '@pv/texts';
import { describe, expect, it } from 'vitest';
import { sectionName } from './CheckPanel.tsx';
import { NO_SECTION } from './group-findings.ts';

const t: Translate = (key, ...params) => translate('ru', key, ...params);

function names(...sections: [kind: SectionKind, title: string][]) {
  const heads = sections.map(([kind, title], index) => ({
    id: `s${index}`,
    kind,
    title,
    order: `a${index}`,
  }));
  const content = { type: 'doc', content: [{ type: 'paragraph' }] };
  const numbering = numberDocument({
    version: 1,
    settings: defaultSettings(),
    sections: heads.map((head) => ({ ...head, content })),
    sources: [],
  });
  return (id: string) => sectionName(id, { heads, numbering, profile: 'gost-7.32-2017', t });
}

describe('the name of a section in the panel', () => {
  it('is its number and heading for chapters and appendices', () => {
    const name = names(['chap', 'Обзор'], ['chap', ''], ['applications', 'Листинги']);
    expect(['s0', 's1', 's2'].map(name)).toEqual([
      '1 Обзор',
      '2 Без названия',
      'Приложение А — Листинги',
    ]);
  });

  it('is that of the standard for structural elements', () => {
    const name = names(['title', ''], ['intro', ''], ['references', '']);
    expect(['s0', 's1', 's2'].map(name)).toEqual([
      'Титульный лист',
      'Введение',
      'Список использованных источников',
    ]);
  });

  it('says what is in no section', () => {
    const name = names();
    expect(name(NO_SECTION.sources)).toBe('Список источников');
    expect(name(NO_SECTION.document)).toBe('Документ в целом');
  });
});
