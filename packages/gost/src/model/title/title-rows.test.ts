import { describe, expect, it } from 'vitest';
import type { TitlePage, TitleRow } from '../document.ts';
import { baseProfile, GOST_7_32_2017 } from '../profiles.ts';
import { blocksFor } from './title-blocks.ts';
import { authorsOf, titleRows, titleRowsOf } from './title-rows.ts';

const page: TitlePage = {
  ministry: 'Министерство',
  institution: 'УНИВЕРСИТЕТ',
  department: 'Кафедра',
  workKind: 'ВЫПУСКНАЯ КВАЛИФИКАЦИОННАЯ РАБОТА',
  workSubkind: 'бакалавра',
  title: 'Шум в зале',
  codes: ['УДК 534'],
  people: [
    { role: 'Руководитель', description: 'доцент', name: 'О. В. Лебедева' },
    { role: 'Исполнитель', description: '', name: 'А. С. Иванова' },
  ],
  city: 'Москва',
  year: '2026',
};

const texts = (rows: readonly TitleRow[]): string[] =>
  rows.flatMap((row) => {
    if (row.kind === 'line' || row.kind === 'foot') return [row.text];
    if (row.kind === 'stamps') return [...row.left, ...row.right];
    return row.kind === 'signatures' ? row.people.map(({ who, name }) => `${who} | ${name}`) : [];
  });

const printed = (profile: string, given: Partial<TitlePage> = {}) =>
  texts(titleRowsOf({ ...page, ...given }, baseProfile(profile).titleBlocks));

describe('the title page of a profile', () => {
  it('of a thesis asks for admission and has none of the words of a report', () => {
    const fields = { direction: '09.03.01 Информатика', studyProfile: 'Акустика' };
    expect(printed('thesis', { fields })).toEqual([
      'Министерство',
      'УНИВЕРСИТЕТ',
      'Кафедра',
      'УДК 534',
      'Допустить к защите',
      'Заведующий кафедрой',
      '____________ ______________',
      '«___» __________ 2026 г.',
      'ВЫПУСКНАЯ КВАЛИФИКАЦИОННАЯ РАБОТА',
      'бакалавра',
      'Шум в зале',
      'Направление подготовки 09.03.01 Информатика',
      'Профиль Акустика',
      'Руководитель, доцент | О. В. Лебедева',
      'Исполнитель | А. С. Иванова',
      'Москва 2026',
    ]);
  });

  it('of a report has the fields of clause 6.10.1 in its order, the stamps beside each other', () => {
    const report = {
      workKind: 'ОТЧЕТ О НАУЧНО-ИССЛЕДОВАТЕЛЬСКОЙ РАБОТЕ',
      workSubkind: '(заключительный)',
      fields: {
        institutionShort: 'ун-т',
        agree: 'Директор; И. И. Сидоров',
        approve: 'Ректор; П. П. Петров',
        projectName: 'Акустика залов',
        volume: 'Книга 1',
      },
    };
    expect(printed('gost-7.32-2017', report).slice(2, -1)).toEqual([
      '(УН-Т)',
      'Кафедра',
      'УДК 534',
      'СОГЛАСОВАНО',
      'Директор',
      '____________ И. И. Сидоров',
      '«___» __________ 2026 г.',
      'УТВЕРЖДАЮ',
      'Ректор',
      '____________ П. П. Петров',
      '«___» __________ 2026 г.',
      'ОТЧЕТ',
      'О НАУЧНО-ИССЛЕДОВАТЕЛЬСКОЙ РАБОТЕ',
      'Акустика залов',
      'по теме:',
      'ШУМ В ЗАЛЕ',
      '(заключительный)',
      'Книга 1',
      'Руководитель, доцент | О. В. Лебедева',
      'Исполнитель | А. С. Иванова',
    ]);
  });

  it('of a report has «УТВЕРЖДАЮ» with lines for whoever signs, also while nobody is named', () => {
    const workKind = 'ОТЧЕТ О ПРОЕКТЕ';
    const rows = printed('gost-7.32-2017', { workKind, institution: 'Университет' });
    const at = rows.indexOf('УТВЕРЖДАЮ');
    expect(rows.slice(at + 1, at + 4)).toEqual([
      '_'.repeat(27),
      '____________ ______________',
      '«___» __________ 2026 г.',
    ]);
    expect(rows).not.toContain('СОГЛАСОВАНО');
    expect(rows).toContain('УНИВЕРСИТЕТ');
    expect(printed('gost-r-2.105-2019', { workKind: 'ДОКЛАД' })).not.toContain('УТВЕРЖДАЮ');
  });

  it.each(['«12» мая 2026 г.', '12.05.2026', '12 мая 2026 года'])(
    'has a day that has been typed, %s, instead of the line for it',
    (day) => {
      for (const between of ['; ', ', ', '\n', ' ']) {
        const rows = printed('gost-7.32-2017', {
          fields: { approve: `Ректор; П. П. Петров${between}${day}` },
        });
        const at = rows.indexOf('УТВЕРЖДАЮ');
        expect(rows.slice(at, at + 4)).toEqual([
          'УТВЕРЖДАЮ',
          'Ректор',
          '____________ П. П. Петров',
          day,
        ]);
      }
    },
  );

  it('of a report names the work once where both names are one', () => {
    const fields = { projectName: 'Шум в зале' };
    expect(printed('gost-7.32-2017', { fields })).not.toContain('по теме:');
  });

  it('of a dissertation is that of clause 5.1.2', () => {
    const fields = {
      author: 'Иванова Анна Сергеевна',
      speciality: '1.3.7 Акустика',
      degree: 'кандидата технических наук',
    };
    expect(printed('gost-r-7.0.11-2011', { fields })).toEqual([
      'УНИВЕРСИТЕТ',
      'На правах рукописи',
      'Иванова Анна Сергеевна',
      'Шум в зале',
      'Специальность 1.3.7 Акустика',
      'Диссертация на соискание учёной степени',
      'кандидата технических наук',
      'Научный руководитель:',
      'доцент',
      'О. В. Лебедева',
      'Москва 2026',
    ]);
  });
});

describe('blocks that a writer puts together', () => {
  it('stand in his order, without what he hides, with lines of his own', () => {
    const blocks = [
      { id: 'title', kind: 'title' },
      { id: 'x', kind: 'ownLine', text: 'Для служебного пользования' },
      { id: 'institution', kind: 'institution', hidden: true as const },
      { id: 'ministry', kind: 'ministry' },
      { id: 'y', kind: 'unheard of' },
    ];
    expect(texts(titleRowsOf(page, blocks))).toEqual([
      'Шум в зале',
      'Для служебного пользования',
      'Министерство',
    ]);
  });

  it('name a person once: a block of a role takes him out of the list', () => {
    const blocks = [
      { id: 'people', kind: 'people' },
      { id: 'supervisor', kind: 'supervisor' },
      { id: 'reviewer', kind: 'reviewer', text: 'Рецензент' },
    ];
    expect(texts(titleRowsOf(page, blocks))).toEqual([
      'Исполнитель | А. С. Иванова',
      'Руководитель, доцент | О. В. Лебедева',
      'Рецензент | ',
    ]);
  });

  it('call whoever stands in a block of a role by it, also where his line leaves it out', () => {
    const text =
      'доцент, канд. техн. наук; И. И. Белов\nинженер И. И. Чернов\nРецензент; А. А. Седов';
    const blocks = [{ id: 'reviewer', kind: 'reviewer', text }];
    expect(texts(titleRowsOf(page, blocks))).toEqual([
      'Рецензент, доцент, канд. техн. наук | И. И. Белов',
      'Рецензент, инженер | И. И. Чернов',
      'Рецензент | А. А. Седов',
    ]);
    const consultant = { id: 'c', kind: 'consultants', text: 'по экономике, доцент; Б. Б. Котов' };
    expect(texts(titleRowsOf(page, [consultant]))).toEqual([
      'Консультант по экономике, доцент | Б. Б. Котов',
    ]);
  });
});

describe('what a typed title page has said', () => {
  it('takes its block along to the usual place, and no block twice', () => {
    const blocks = baseProfile('thesis').titleBlocks;
    const kinds = blocksFor(blocks, { approve: 'Ректор; П. П. Петров', direction: '09.03.01' }).map(
      ({ kind }) => kind,
    );
    expect(kinds.slice(3, 6)).toEqual(['codes', 'approve', 'admit']);
    expect(kinds.filter((kind) => kind === 'direction')).toHaveLength(1);
    expect(blocksFor(blocks, {})).toBe(blocks);
  });
});

describe('the authors of a work', () => {
  const person = (role: string, name: string) => ({ role, description: '', name });
  const authors = (people: TitlePage['people'], fields?: TitlePage['fields']) =>
    authorsOf({ ...page, people, ...(fields && { fields }) }).map(({ name }) => name);

  it('are its performers, whoever stands first on the title page', () => {
    const people = [
      person('Научный руководитель', 'О. В. Лебедева'),
      person('Зав. кафедрой', 'П. П. Петров'),
      person('Исполнитель', 'А. С. Ёлкина'),
      person('Исполнитель', 'И. И. Иванов'),
      person('Нормоконтролёр', 'Н. Н. Норов'),
    ];
    expect(authors(people)).toEqual(['А. С. Ёлкина', 'И. И. Иванов']);
    expect(authors(people, { performers: 'Студент; Б. Б. Белов' })).toEqual(['Б. Б. Белов']);
  });

  it('are whoever guides and checks nothing, where no role says it', () => {
    const people = [person('Руководитель', 'О. В. Лебедева'), person('Группа Б-401', 'А. Ёлкина')];
    expect(authors(people)).toEqual(['А. Ёлкина']);
  });
});

describe('signatures that do not fit on the sheet (6.10.1)', () => {
  const profile = GOST_7_32_2017;
  const sheets = (count: number) => {
    const people = Array.from({ length: count }, (_, at) => ({
      role: 'Исполнитель',
      description: '',
      name: `А. А. Иванов ${at}`,
    }));
    const rows = titleRows({ titlePage: { ...page, people }, profile });
    const ends = rows.flatMap((row, at) => (row.kind === 'sheet' ? [at] : []));
    return [0, ...ends].map((from, at) => texts(rows.slice(from, ends[at])));
  };

  it('go on on another one under the words of the standard; place and year stay on the first', () => {
    const [first = [], second = []] = sheets(20);
    expect(first.slice(-2)).toEqual(['Продолжение на следующем листе', 'Москва 2026']);
    expect(second[0]).toBe('Продолжение титульного листа');
    expect(second.at(-1)).toBe('Исполнитель | А. А. Иванов 19');
    expect([...first, ...second].filter((one) => one.includes('Исполнитель'))).toHaveLength(20);
  });

  it('stay on one sheet while they fit', () => {
    expect(sheets(6)).toHaveLength(1);
  });
});
