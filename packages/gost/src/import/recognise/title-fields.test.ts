import { describe, expect, it } from 'vitest';
import { importMessy } from '../../../test/messy-docx/import-messy.ts';
import { cell, h, p, row, table } from '../../../test/messy-docx/pieces.ts';
import { readTitleFields } from './title-fields.ts';

describe('a typed title page', () => {
  it('gives who approves and admits, the direction, the profile and the codes', () => {
    const text = [
      'УДК 534.2',
      'УТВЕРЖДАЮ',
      'Проректор по научной работе',
      '____________ П. П. Петров',
      '«12» мая 2026 г.',
      'Допустить к защите',
      'Заведующий кафедрой Н. Н. Норма',
      'ВЫПУСКНАЯ КВАЛИФИКАЦИОННАЯ РАБОТА',
      'Направление подготовки 09.03.01 Информатика',
      'Профиль «Программная инженерия»',
    ].join('\n');
    expect(readTitleFields(text)).toMatchObject({
      codes: 'УДК 534.2',
      approve: 'Проректор по научной работе; П. П. Петров; «12» мая 2026 г.',
      admit: 'Заведующий кафедрой; Н. Н. Норма',
      direction: '09.03.01 Информатика',
      studyProfile: 'Программная инженерия',
    });
  });

  it('of a dissertation gives its author, name, speciality and degree', () => {
    const lines = [
      'Северный университет',
      'На правах рукописи',
      'Иванова Анна Сергеевна',
      'Шум в зале',
      'ответственных встреч',
      'Специальность 1.3.7 — Акустика',
      'Диссертация на соискание учёной степени',
      'кандидата технических наук',
      'Москва 2026',
    ];
    const said = {
      author: 'Иванова Анна Сергеевна',
      title: 'Шум в зале ответственных встреч',
      speciality: '1.3.7 — Акустика',
      degree: 'кандидата технических наук',
    };
    expect(readTitleFields(lines.join('\n'))).toMatchObject(said);
    const back = ['Работа выполнена в Институте акустики', 'Оппоненты: А. А. Белов'];
    const cover = [...lines.slice(1), ...back].join('\n');
    expect(readTitleFields(cover)).toEqual({
      ...said,
      city: 'Москва',
      year: '2026',
      coverBack: back.join('\n'),
    });
  });

  it('of a thesis gives the name between its kind and what is known to follow', () => {
    const lines = ['ВЫПУСКНАЯ КВАЛИФИКАЦИОННАЯ РАБОТА', 'бакалавра', 'Шум в зале', 'встреч'];
    const title = 'Шум в зале встреч';
    expect(readTitleFields([...lines, 'Студент А. С. Иванова'].join('\n'))).toMatchObject({
      workSubkind: 'бакалавра',
      title,
    });
    expect(readTitleFields(lines.join('\n'))).not.toHaveProperty('title');
    const other = ['ВЫПУСКНАЯ КВАЛИФИКАЦИОННАЯ РАБОТА', 'по направлению 09.03.01', 'Студент'];
    expect(readTitleFields(other.join('\n'))).not.toHaveProperty('title');
  });

  it('as many universities print it gives every line its field', () => {
    const lines = [
      'МИНОБРНАУКИ РОССИИ',
      'Федеральное государственное бюджетное образовательное учреждение',
      '«ВОЛЖСКИЙ ТЕХНИЧЕСКИЙ УНИВЕРСИТЕТ»',
      '(ФГБОУ ВО «ВТУ»)',
      'Институт информационных технологий',
      'Кафедра «Программная инженерия»',
      'ВЫПУСКНАЯ КВАЛИФИКАЦИОННАЯ РАБОТА БАКАЛАВРА',
      'по направлению подготовки 09.03.04 «Программная инженерия»',
      'Студент группы ПИ-41 ______ И. И. Иванов',
      'Консультант по экономике, канд. экон. наук ______ О. О. Орлова',
      'Нормоконтролёр ______ Н. Н. Нормов',
    ];
    expect(readTitleFields(lines.join('\n'))).toEqual({
      ministry: lines[0],
      institution: lines.slice(1, 3).join('\n'),
      institutionShort: 'ФГБОУ ВО «ВТУ»',
      department: lines.slice(4, 6).join('\n'),
      workKind: 'ВЫПУСКНАЯ КВАЛИФИКАЦИОННАЯ РАБОТА',
      workSubkind: 'БАКАЛАВРА',
      direction: '09.03.04 «Программная инженерия»',
      people: [
        'Студент группы ПИ-41; И. И. Иванов',
        'Консультант по экономике; канд. экон. наук; О. О. Орлова',
        'Нормоконтролёр; Н. Н. Нормов',
      ].join('\n'),
    });
  });

  it('are read from cells beside each other, each about something of its own', async () => {
    const { result } = await importMessy([
      p('Министерство образования'),
      p('Кафедра акустики'),
      table(
        row(['Направление подготовки 09.04.01 Информатика', '', 'Студент Иванова А. С.']),
        row(['Руководитель', 'доцент', 'О. В. Лебедева']),
        row([cell('', { merge: 'restart' })]),
        row([cell('', { merge: 'continue' })]),
      ),
      h(1, 'Введение'),
      p('Текст.'),
    ]);
    expect(result.snapshot.settings.titleFields).toMatchObject({
      direction: '09.04.01 Информатика',
      people: 'Студент; А. С. Иванова\nРуководитель; доцент; О. В. Лебедева',
    });
  });

  it('takes no name from an empty form', () => {
    const text = 'УТВЕРЖДАЮ\nЗаведующий кафедрой\n________\nВЫПУСКНАЯ КВАЛИФИКАЦИОННАЯ РАБОТА';
    expect(readTitleFields(text)).not.toHaveProperty('approve');
  });

  it('of a report gives the work, the report and its kind', () => {
    const text = [
      'УНИВЕРСИТЕТ',
      '(СУ)',
      'УДК 534.2',
      'ОТЧЕТ',
      'О НАУЧНО-ИССЛЕДОВАТЕЛЬСКОЙ РАБОТЕ',
      'Акустика больших залов',
      'по теме:',
      'ШУМ В ЗАЛЕ',
      'ОТВЕТСТВЕННЫХ ВСТРЕЧ 2020',
      '(промежуточный, этап 2)',
      'Книга 1',
      'Руководитель НИР, профессор ______ О. В. Лебедева',
      'Москва 2026',
    ].join('\n');
    expect(readTitleFields(text)).toMatchObject({
      institutionShort: 'СУ',
      workKind: 'ОТЧЕТ О НАУЧНО-ИССЛЕДОВАТЕЛЬСКОЙ РАБОТЕ',
      projectName: 'Акустика больших залов',
      title: 'ШУМ В ЗАЛЕ ОТВЕТСТВЕННЫХ ВСТРЕЧ 2020',
      workSubkind: '(промежуточный, этап 2)',
      volume: 'Книга 1',
      people: 'Руководитель НИР; профессор; О. В. Лебедева',
    });
  });

  it('of a report takes no name that nothing ends', () => {
    const text = 'ОТЧЕТ О НИР\nШум в зале\nПрограмма 5\nРуководитель Н. Н. Норма';
    expect(readTitleFields(text)).not.toHaveProperty('title');
  });
});
