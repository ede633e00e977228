import { describe, expect, test } from 'vitest';
import { importMessy } from '../../../test/messy-docx/import-messy.ts';
import { h, p } from '../../../test/messy-docx/pieces.ts';

const TEXT = p('Обычный текст абзаца, который заголовком не является и потому остаётся текстом.');
const lines = async (...body: string[]) =>
  (await importMessy(body)).lines.filter((line) => line.startsWith('#'));

describe('typed numbers', () => {
  test('make a chapter of a long bold line that begins with its word', async () => {
    const name = 'Проектирование и разработка системы мониторинга качества сварных швов';
    expect(
      await lines(
        p('Глава 1. Обзор', { bold: true }),
        TEXT,
        p(`Глава 2. ${name}`, { bold: true }),
        TEXT,
        p('2.1 Замысел', { bold: true }),
        TEXT,
        p('Глава 3. Выводы по работе'),
        TEXT,
      ),
    ).toEqual(['# chap Обзор', `# chap ${name}`, '## Замысел', '# chap Выводы по работе']);
  });

  test('go on after chapters in heading styles, with the sections under them', async () => {
    expect(
      await lines(
        h(1, '1 Обзор'),
        TEXT,
        h(1, '2 Проект'),
        TEXT,
        p('3 Опыты', { bold: true }),
        TEXT,
        p('3.1 Установка', { bold: true }),
        TEXT,
        p('4 Итоги'),
        TEXT,
        p('4.1 Точность'),
        TEXT,
      ),
    ).toEqual([
      '# chap Обзор',
      '# chap Проект',
      '# chap Опыты',
      '## Установка',
      '# chap Итоги',
      '## Точность',
    ]);
  });

  test('are asked about where the chapter above is not there, with every level to choose', async () => {
    const { result } = await importMessy([
      h(1, '1 Обзор'),
      TEXT,
      h(1, '2 Проект'),
      TEXT,
      p('4.1 Точность', { bold: true }),
      TEXT,
    ]);
    const [question] = result.report.questions;
    expect(question).toMatchObject({ kind: 'heading', excerpt: '4.1 Точность' });
    expect(question?.suggested).toBe('heading:2');
    const values = question?.options.map(({ value }) => value);
    expect(values).toEqual(['chapter', 'heading:2', 'heading:3', 'heading:4', 'keep']);
  });

  test('are asked about with a full stop at the end, and where a plain chapter is opened by its section', async () => {
    const { result } = await importMessy([
      h(1, '1 Обзор'),
      TEXT,
      p('3.1. Методика.', { bold: true }),
      TEXT,
      p('5 Опыты'),
      TEXT,
      p('5.1 Ход опытов'),
      TEXT,
    ]);
    expect(result.report.questions.map((one) => [one.excerpt, one.suggested])).toEqual([
      ['3.1. Методика.', 'heading:2'],
      ['5 Опыты', 'chapter'],
      ['5.1 Ход опытов', 'heading:2'],
    ]);
  });

  test('are asked about however many there are', async () => {
    const sections = Array.from({ length: 40 }, (_, index) => [
      p(`${index + 3}.1 Случай`, { bold: true }),
      TEXT,
    ]);
    const { result } = await importMessy([h(1, '1 Обзор'), TEXT, ...sections.flat()]);
    expect(result.report.questions).toHaveLength(40);
  });

  test('keep a numbered introduction with sections a chapter, and ask about it', async () => {
    const {
      lines: all,
      result,
      warnings,
    } = await importMessy([
      p('1. Введение', { bold: true }),
      TEXT,
      p('1.1 Цель', { bold: true }),
      TEXT,
      p('2. Обзор', { bold: true }),
      TEXT,
    ]);
    expect(all.filter((line) => line.startsWith('#'))).toEqual([
      '# chap Введение',
      '## Цель',
      '# chap Обзор',
    ]);
    expect(warnings).not.toContain('heading_renumbered');
    expect(result.report.questions[0]?.options.map(({ value }) => value)).toEqual([
      'section:chap',
      'section:intro',
    ]);
  });

  test('that will be others in the document are told of', async () => {
    const { result } = await importMessy([h(1, '1 Обзор'), TEXT, h(1, '3 Проект'), TEXT]);
    expect(result.report.warnings).toContainEqual(
      expect.objectContaining({ code: 'heading_renumbered', values: { was: '3', now: '2' } }),
    );
  });
});
