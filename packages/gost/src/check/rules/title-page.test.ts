import type { DocumentSettings } from '@pv/editor-schema';
import { describe, expect, it } from 'vitest';
import { EMPTY_TITLE_PAGE } from '../../model/complete-title-page.ts';
import type { TitlePage } from '../../model/document.ts';
import { baseProfile } from '../../model/profiles.ts';
import { paragraph, section, snapshot, text } from '../../model/sample-document.ts';
import { checkDocument } from '../check-document.ts';
import { contextOf } from '../context-of.ts';
import type { RuleId } from '../registry.ts';
import { found } from '../testing/judge.ts';
import {
  autoreferatWith,
  dissertationWith,
  performersOf,
  reportWith,
  titleBreaches,
} from '../testing/title-breaches.ts';

const FULL = {
  ministry: 'Министерство',
  institution: 'УНИВЕРСИТЕТ',
  institutionShort: 'ПУ',
  codes: 'УДК 534.2\nРег. № НИОКТР 1\nРег. № ИКРБС 2',
  approve: 'Ректор, 01.02.2026; И. И. Иванов',
  workSubkind: '(заключительный)',
  people: 'Руководитель НИР; профессор; О. В. Лебедева',
  title: 'Шум в зале',
  projectName: 'Акустика',
  city: 'Москва',
  year: '2026',
};
const DISSERTATION = 'gost-r-7.0.11-2011';
const rules = Object.keys(titleBreaches) as RuleId[];

describe('the rules of the title page', () => {
  it('find nothing in a report whose title page is whole', () => {
    const report = reportWith(FULL, 'title');
    expect(rules.filter((rule) => found(rule, report).length > 0)).toEqual([]);
  });

  it('name what is missing', () => {
    const report = reportWith({ ...FULL, approve: '', city: '' }, 'title');
    expect(found('G32-6.10.1-fields', report)[0]?.values).toEqual({
      list: 'имя и должность в «УТВЕРЖДАЮ», место',
    });
  });

  it('want whoever approves with his position, whoever agrees where he is named, and every block printed', () => {
    const missing = (fields: Record<string, string>, settings: Partial<DocumentSettings> = {}) => {
      const report = reportWith({ ...FULL, ...fields }, 'title');
      const given = { ...report, settings: { ...report.settings, ...settings } };
      return found('G32-6.10.1-fields', given).map(({ values }) => values.list);
    };
    expect(missing({ approve: 'Ректор', agree: 'Директор; ' })).toEqual([
      'имя и должность в «УТВЕРЖДАЮ», имя и должность в «СОГЛАСОВАНО»',
    ]);
    expect(missing({ agree: 'Директор; И. И. Сидоров' })).toEqual([]);
    const blocks = baseProfile('gost-7.32-2017').titleBlocks;
    const titleBlocks = blocks.map((block) =>
      block.kind === 'approve' ? { ...block, hidden: true as const } : block,
    );
    expect(missing({}, { titleBlocks })).toEqual(['имя и должность в «УТВЕРЖДАЮ»']);
    const file = { asset: 'a', name: 'title.pdf', pages: 1, place: 'title' } as const;
    expect(missing({ approve: '' }, { insertedPages: [file] })).toEqual([]);
  });

  it('find a supervisor in the block that is his, and want none of ready pages', () => {
    const supervised = (titleFields: Record<string, string>, settings = {}) => {
      const work = snapshot([section('title', 'title', '')], { profile: 'thesis', titleFields });
      const given = { ...work, settings: { ...work.settings, ...settings } };
      const named = checkDocument(given, contextOf(EMPTY_TITLE_PAGE));
      return named.every(({ rule }) => rule !== 'V-title-supervisor');
    };
    expect(supervised({})).toBe(false);
    expect(supervised({ supervisor: 'доцент; О. В. Лебедева' })).toBe(true);
    const file = { asset: 'a', name: 'title.pdf', pages: 1, place: 'title' };
    expect(supervised({}, { insertedPages: [file] })).toBe(true);
  });

  it('read what the profiles and the project give, without anything typed', () => {
    const report = snapshot([section('title', 'title', '')]);
    const known = {
      ...EMPTY_TITLE_PAGE,
      workKind: 'ОТЧЕТ О НАУЧНО-ИССЛЕДОВАТЕЛЬСКОЙ РАБОТЕ',
    };
    const findings = (page: TitlePage) =>
      checkDocument(report, contextOf(page)).flatMap(({ rule, values }) =>
        rule === 'G32-6.10.1-fields' ? [values.list] : [],
      );
    const [all] = findings(known);
    expect(all).toContain('министерство');
    const [fewer] = findings({ ...known, ministry: 'Министерство' });
    expect(fewer).not.toContain('министерство');
    expect(findings(EMPTY_TITLE_PAGE)).toEqual([]);
  });

  it('ask nothing of a thesis', () => {
    const thesis = reportWith({ workKind: 'ВЫПУСКНАЯ КВАЛИФИКАЦИОННАЯ РАБОТА' }, 'title');
    expect(rules.filter((rule) => found(rule, thesis).length > 0)).toEqual([]);
  });

  it.each(['1.2.2026', '2026-02-01', '01/02/2026', '01.02.26'])(
    'do not take the date %s',
    (date) => {
      const report = reportWith({ ...FULL, approve: `Ректор, ${date}; И. И. Иванов` }, 'title');
      expect(found('G32-6.10.1-date', report)[0]?.values).toEqual({ date });
    },
  );

  it.each(['01.02.2026', '«1» февраля 2026 г.'])('take the date %s', (date) => {
    const report = reportWith({ ...FULL, approve: `Ректор, ${date}; И. И. Иванов` }, 'title');
    expect(found('G32-6.10.1-date', report)).toEqual([]);
  });
});

describe('the rules of performers', () => {
  it('find nothing in a list that has everybody in order with what he has done', () => {
    const report = performersOf(
      'Руководитель НИР, профессор; О. В. Лебедева; раздел 1',
      'Исполнитель, инженер; А. С. Иванова; разделы 2, 3',
      'Нормоконтроль, инженер; Н. Н. Норма',
    );
    const own = rules.filter((rule) => /perform|author|6\.11/.test(rule));
    expect(own.filter((rule) => found(rule, report).length > 0)).toEqual([]);
  });
});

describe('the rules of a dissertation', () => {
  const WHOLE =
    'Актуальность темы. Степень разработанности. Цели работы и её задачи. Научная новизна. ' +
    'Теоретическая и практическая значимость. Методология и методы. Положения, выносимые на защиту. ' +
    'Степень достоверности и апробация.';

  it('find nothing in an introduction and in terms that are as they have to be', () => {
    expect(found('D11-5.3.1-intro', dissertationWith('intro', WHOLE))).toEqual([]);
    expect(found('D11-9.2.1-autoref-parts', autoreferatWith('intro', WHOLE))).toEqual([]);
    const terms = dissertationWith('terms', 'Использованы термины:', 'сеть: Связь узлов');
    expect(found('D11-5.5.3-terms', terms)).toEqual([]);
  });

  it('let the parts of an introduction be told apart by bold words, as a report may not', () => {
    const bold = section('intro', 'i', '', paragraph(text('Научная новизна.', 'bold')));
    const rulesIn = (settings = {}) =>
      checkDocument(snapshot([bold], settings)).map(({ rule }) => rule);
    expect(rulesIn()).toContain('G32-6.1.1-bold');
    expect(rulesIn({ profile: DISSERTATION })).not.toContain('G32-6.1.1-bold');
  });

  it('want the branch of science beside the degree, and the words about the manuscript', () => {
    const fields = {
      institution: 'Университет',
      author: 'Иванова Анна Сергеевна',
      speciality: '1.3.7 Акустика',
      people: 'Научный руководитель; О. В. Лебедева',
      city: 'Москва',
      year: '2026',
    };
    const missing = (degree: string, titleBlocks = baseProfile(DISSERTATION).titleBlocks) => {
      const work = snapshot([section('title', 't', '')], {
        profile: DISSERTATION,
        titleFields: { ...fields, degree },
      });
      const settings = { ...work.settings, titleBlocks: [...titleBlocks] };
      return found('D11-5.1.2-title', { ...work, settings }).map(({ values }) => values.list);
    };
    expect(missing('кандидата технических наук')).toEqual([]);
    expect(missing('доктора искусствоведения')).toEqual([]);
    expect(missing('кандидата наук')).toEqual(['искомая степень и отрасль науки']);
    const bare = baseProfile(DISSERTATION).titleBlocks.filter(({ kind }) => kind !== 'manuscript');
    expect(missing('кандидата технических наук', bare)).toEqual(['«На правах рукописи»']);
  });

  it('want no abstract, and the abbreviations after the conclusion', () => {
    const whole = (...kinds: Parameters<typeof section>[0][]) =>
      checkDocument(
        snapshot(
          kinds.map((kind) => section(kind, kind, 'Обзор', paragraph(WHOLE))),
          { profile: DISSERTATION },
        ),
      ).filter(({ rule }) => rule === 'G32-4-required' || rule === 'G32-4-order');
    const order = ['title', 'main', 'intro', 'chap', 'conclusion'] as const;
    expect(whole(...order, 'abbreviations', 'references')).toEqual([]);
    expect(found('D11-4-abstract', dissertationWith('intro', WHOLE))).toEqual([]);
    const ofAbstract = checkDocument(dissertationWith('abstract', 'Цель работы.')).filter(
      ({ place }) => place.sectionId === 'a',
    );
    expect(ofAbstract.map(({ rule }) => rule)).toEqual(['D11-4-abstract']);
    expect(whole('intro', 'chap', 'conclusion').map(({ values }) => values.name)).toEqual([
      'Титульный лист',
      'Оглавление',
    ]);
    expect(whole('title', 'main', 'abbreviations', 'intro', 'chap', 'conclusion')).toMatchObject([
      { rule: 'G32-4-order', standard: 'ГОСТ Р 7.0.11-2011', clause: '4' },
    ]);
    expect(whole('title', 'main', 'intro', 'chap')).toMatchObject([
      { rule: 'G32-4-required', standard: 'ГОСТ Р 7.0.11-2011', values: { name: 'Заключение' } },
    ]);
  });

  it('are asked of nothing else', () => {
    const report = reportWith({}, 'title', 'intro');
    const own = rules.filter((rule) => rule.startsWith('D11'));
    expect(own.filter((rule) => found(rule, report).length > 0)).toEqual([]);
  });
});

describe('limits of a university', () => {
  it('are told with its own clause', () => {
    const document = snapshot([section('abstract', 'a', '', paragraph('Текст.'))], {
      profile: 'bmstu',
    });
    expect(found('G32-5.3.2.1-keywords-count', document)).toEqual([]);
    const few = {
      ...document,
      settings: { ...document.settings, profileOverrides: { keywordsMin: 3 } },
    };
    expect(found('G32-5.3.2.1-keywords-count', few)).toMatchObject([
      { clause: 'оформление', values: { count: 0, least: 3 } },
    ]);
  });
});
