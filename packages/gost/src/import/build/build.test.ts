import { describe, expect, test } from 'vitest';
import { importMessy } from '../../../test/messy-docx/import-messy.ts';
import {
  cell,
  h,
  math,
  mathRun,
  p,
  picture,
  r,
  row,
  table,
} from '../../../test/messy-docx/pieces.ts';

const TEXT = p('Обычный текст абзаца, который стоит между прочим и ничем не примечателен.');
const MONO = { font: 'Courier New' };
const chapter = (body: readonly string[], options?: Parameters<typeof importMessy>[1]) =>
  importMessy([h(1, 'Глава'), ...body], options).then((made) => ({
    ...made,
    lines: made.lines.slice(1),
  }));

describe('pages begun by hand', () => {
  const FEED = '<w:r><w:br w:type="page"/></w:r>';

  test('stand where they were begun: alone in a line, within one, or as a setting of the paragraph', async () => {
    const { lines } = await chapter([TEXT, p(FEED), TEXT, p(`${r('до')}${FEED}${r('после')}`)]);
    expect(lines.slice(1)).toEqual(['pageBreak', lines[0], 'до', 'pageBreak', 'после']);
    const own = await chapter([TEXT, h(2, 'Раздел', { newPage: true }), TEXT]);
    expect(own.lines[1]).toBe('pageBreak');
  });

  test('a section begins on its own page and ends on it: neither has one more', async () => {
    const made = await importMessy([h(1, 'Первая'), p(FEED), TEXT, p(FEED), h(1, 'Вторая'), TEXT]);
    expect(made.lines).not.toContain('pageBreak');
  });
});

describe('tables', () => {
  const small = table(row(['а', 'б']), row(['в', 'г']));

  test('a caption above, its name on the next line, or a caption below', async () => {
    expect((await chapter([p('Таблица 1 – Итоги'), p(''), small])).lines[0]).toBe('table1 Итоги');
    expect(
      (await chapter([p('Таблица 1', { align: 'right' }), p('Итоги', { align: 'center' }), small]))
        .lines[0],
    ).toBe('table1 Итоги');
    expect((await chapter([small, p('Таблица 1 – Итоги'), TEXT])).lines[0]).toBe('table1 Итоги');
  });

  test('between two tables a caption belongs to the second', async () => {
    const { lines } = await chapter([p('Таблица 1 – А'), small, p('Таблица 2 – Б'), small]);
    expect(lines.filter((line) => line.startsWith('table'))).toEqual(['table1 А', 'table2 Б']);
  });

  test('a table without a caption is told of', async () => {
    const { lines, warnings } = await chapter([TEXT, small]);
    expect(lines[1]).toBe('table1');
    expect(warnings).toContain('table_without_caption');
  });

  test('the parts of a table torn in two become one again', async () => {
    const { lines, setAside } = await chapter([
      p('Таблица 1 – Итоги'),
      table(row(['Имя', 'Ток'], { header: true }), row(['а', '1'])),
      p('Продолжение таблицы 1'),
      table(row(['Имя', 'Ток']), row(['б', '2'])),
      TEXT,
      p('Окончание таблицы 1'),
      table(row(['в', '3'])),
    ]);
    expect(lines.slice(0, 5)).toEqual([
      'table1 Итоги',
      '  !Имя | !Ток',
      '  а | 1',
      '  б | 2',
      '  в | 3',
    ]);
    expect(setAside.repeatedHeader).toBe('Имя\tТок');
  });

  test.each([
    ['that no row was marked as', ['Имя | Ток', 'имя | А'], ['Имя | Ток', 'имя | А']],
    ['by the numbers of its columns alone', ['Имя | Ток', '1 | 2'], ['1 | 2']],
  ])('a continuation repeats the head %s', async (_, head, again) => {
    const rows = (texts: string[]) => texts.map((text) => row(text.split(' | ')));
    const { lines } = await chapter([
      p('Таблица 1 – Итоги'),
      table(...rows([...head, 'а | 1'])),
      p('Продолжение таблицы 1'),
      table(...rows([...again, 'б | 2'])),
    ]);
    expect(lines.map((line) => line.replace(/[ !]+/g, ''))).toEqual([
      'table1Итоги',
      ...[...head, 'а | 1', 'б | 2'].map((line) => line.replaceAll(' ', '')),
    ]);
  });

  test('a continuation of another table stays apart', async () => {
    const { lines } = await chapter([
      p('Таблица 1 – Итоги'),
      small,
      p('Продолжение таблицы 7'),
      table(row(['в', '3'])),
    ]);
    expect(lines.filter((line) => /^table|^Прод/.test(line))).toEqual([
      'table1 Итоги',
      'Продолжение таблицы 7',
      'table2',
    ]);
  });

  test('a bold first row is taken for a head, with a word about it', async () => {
    const bold = (text: string) => cell(p(text, { bold: true }));
    const { lines, warnings } = await chapter([
      p('Таблица 1 – Итоги'),
      table(row([bold('Имя'), bold('Ток')]), row(['а', '1'])),
    ]);
    expect(lines[1]).toBe('  !Имя | !Ток');
    expect(warnings).toContain('table_header_assumed');
  });

  test('short words over a column of numbers are a head', async () => {
    const { lines } = await chapter([
      p('Таблица 1 – Токи'),
      table(row(['Имя', 'Ток']), row(['а', '1,5']), row(['б', '2'])),
      p('Таблица 2 – Слова'),
      table(row(['да', 'нет']), row(['ночь', 'день']), row(['свет', 'тьма'])),
    ]);
    expect(lines.filter((line) => line.includes('|'))).toEqual([
      '  !Имя | !Ток',
      '  а | 1,5',
      '  б | 2',
      '  да | нет',
      '  ночь | день',
      '  свет | тьма',
    ]);
  });

  test('names over three columns of a table with a caption are a head', async () => {
    const rows = [row(['№', 'Прибор', 'Цвет']), row(['а', 'Весы', 'Белый'])];
    expect((await chapter([p('Таблица 1 – Приборы'), table(...rows)])).lines[1]).toBe(
      '  !№ | !Прибор | !Цвет',
    );
    expect((await chapter([table(...rows)])).lines[1]).toBe('  № | Прибор | Цвет');
  });

  test('a frame of one cell around text is unpacked', async () => {
    const { lines } = await chapter([table(row([cell(p('Важно.') + p('Очень.'))]))]);
    expect(lines).toEqual(['Важно.', 'Очень.']);
  });

  test('lists, pictures and formulas live in cells', async () => {
    const { lines } = await chapter([
      p('Таблица 1 – Итоги'),
      table(
        row([
          cell(p('– раз', { list: [1, 0] }) + p('два', { list: [1, 0] })),
          cell(p(picture('img1'))),
        ]),
        row(['а', 'б']),
      ),
    ]);
    expect(lines[1]).toBe('  bullets /   – раз /   два | figure1[1]');
  });
});

describe('code', () => {
  test('monospaced lines are one block, blank lines and indents kept', async () => {
    const { lines } = await chapter([
      TEXT,
      p('def f():', MONO),
      p('    x = 1', MONO),
      p(''),
      p('\tg()', MONO),
      TEXT,
    ]);
    expect(lines[1]).toBe('code def f(): ⏎     x = 1 ⏎  ⏎ \tg()');
  });

  test('code by its style, and code with line breaks, which stands alone', async () => {
    const { lines } = await chapter([
      TEXT,
      p('a\nb', { pStyle: 'Code' }),
      p('c\nd', { pStyle: 'Code' }),
      p('e', { pStyle: 'Code' }),
    ]);
    expect(lines.slice(1)).toEqual(['code a ⏎ b', 'code c ⏎ d', 'code e']);
  });

  test('a caption above or below makes a listing', async () => {
    expect(
      (await chapter([TEXT, p('Листинг 1.1 – Опрос'), p('run()', MONO)])).lines.slice(1),
    ).toEqual(['listing1 Опрос', '  code run()']);
    expect((await chapter([TEXT, p('run()', MONO), p('Листинг 1 – Опрос'), TEXT])).lines[1]).toBe(
      'listing1 Опрос',
    );
  });

  test('between two pieces of code a caption belongs to the second', async () => {
    const { lines } = await chapter([
      TEXT,
      p('a()', MONO),
      p('Листинг 1 – Второй'),
      p('b()', MONO),
    ]);
    expect(lines.slice(1)).toEqual(['code a()', 'listing1 Второй', '  code b()']);
  });

  test('code framed by a table of one cell, or of line numbers and code', async () => {
    const framed = table(row([cell(p('a()', MONO) + p('b()', MONO))]));
    expect((await chapter([TEXT, p('Листинг 1 – Рамка'), framed])).lines.slice(1)).toEqual([
      'listing1 Рамка',
      '  code a() ⏎ b()',
    ]);
    const numbered = table(row([cell(p('1') + p('2')), cell(p('a()', MONO) + p('b()', MONO))]));
    const { lines, setAside } = await chapter([TEXT, numbered]);
    expect(lines[1]).toBe('code a() ⏎ b()');
    expect(setAside.lineNumbers).toBe('1\n2');
  });

  test('where all text is monospaced, the font says nothing', async () => {
    const { lines } = await chapter([p('Набрано на машинке, и весь текст таков.', MONO)]);
    expect(lines).toEqual(['Набрано на машинке, и весь текст таков.']);
  });
});

describe('formulas', () => {
  const formula = math(mathRun('x=1'));

  test('a line with a number beside it is numbered, one without is not', async () => {
    const { lines } = await chapter([
      p(`${formula}${r(',\t(2.1)')}`),
      p(`<m:oMathPara>${formula}</m:oMathPara>`),
      p('По формуле (2.1) и по выражению 2.1.'),
    ]);
    expect(lines).toEqual([
      'formula1 numbered $x=1,$',
      'formula2 $x=1$',
      'По формуле {formula1} и по выражению {formula1}.',
    ]);
  });

  test('a formula set in a table without lines is a formula', async () => {
    const { lines } = await chapter([TEXT, table(row(['', cell(p(formula)), '(3)']))]);
    expect(lines[1]).toBe('formula1 numbered $x=1$');
  });

  test("Word's own numbering of formulas is read", async () => {
    const numbered = `<m:eqArr><m:e>${mathRun('E=m#')}<m:d><m:e>${mathRun('7')}</m:e></m:d></m:e></m:eqArr>`;
    const { lines } = await chapter([p(math(numbered)), p('Формула (7).')]);
    expect(lines).toEqual(['formula1 numbered $E=m$', 'Формула {formula1}.']);
  });

  test('a formula in a line stays in it', async () => {
    expect((await chapter([p(`${r('где ')}${formula}${r(' — ток')}`)])).lines).toEqual([
      'где $x=1$ — ток',
    ]);
  });
});

describe('lists', () => {
  test("Word's lists nest by level and keep their kinds of numbers", async () => {
    const { lines } = await chapter([
      p('раз', { list: [2, 0] }),
      p('внутри', { list: [2, 1] }),
      p('два', { list: [2, 0] }),
      TEXT,
      p('буква', { list: [3, 0] }),
    ]);
    expect(lines).toEqual([
      'ordered digit from 1',
      '  раз',
      '  ordered letter from 1',
      '    внутри',
      '  два',
      expect.stringContaining('Обычный'),
      'ordered letter from 1',
      '  буква',
    ]);
  });

  test('a list that goes on after other text goes on counting', async () => {
    const { lines } = await chapter([p('раз', { list: [2, 0] }), TEXT, p('два', { list: [2, 0] })]);
    expect(lines.filter((line) => line.startsWith('ordered'))).toEqual([
      'ordered digit from 1',
      'ordered digit from 2',
    ]);
  });

  test('two lists in a row stay two', async () => {
    const { lines } = await chapter([p('раз', { list: [2, 0] }), p('заново', { list: [5, 0] })]);
    expect(lines).toEqual(['ordered digit from 1', '  раз', 'ordered digit from 1', '  заново']);
  });

  test('a paragraph with the indent of a list and no marker belongs to its item', async () => {
    const { lines } = await chapter([
      p('раз', { list: [1, 0] }),
      p('ещё о том же', { list: [6, 0] }),
      p('два', { list: [1, 0] }),
    ]);
    expect(lines).toEqual(['bullets', '  раз', '  ещё о том же', '  два']);
  });

  test('typed dashes and numbers are lists, nested by their kind', async () => {
    const { lines } = await chapter([
      p('Этапы:'),
      p('1) сбор:'),
      p('– раз;', { left: 400 }),
      p('– два;', { left: 400 }),
      p('2) разбор.'),
      p('Буквы:'),
      p('а) первая;'),
      p('б) вторая.'),
    ]);
    expect(lines).toEqual([
      'Этапы:',
      'ordered digit from 1',
      '  сбор:',
      '  bullets',
      '    раз;',
      '    два;',
      '  разбор.',
      'Буквы:',
      'ordered letter from 1',
      '  первая;',
      '  вторая.',
    ]);
  });

  test('dashes typed close to their words are a list where it is announced', async () => {
    const close = await chapter([p('Этапы:'), p('-сбор;'), p('–разбор;'), p('- вывод.')]);
    expect(close.lines).toEqual(['Этапы:', 'bullets', '  сбор;', '  разбор;', '  вывод.']);
    const remark = await chapter([p('Этапы.'), p('-Сбор'), p('-разбор')]);
    expect(remark.lines).toEqual(['Этапы.', '-Сбор', '-разбор']);
    const alone = await chapter([p('Число:'), p('-сорок'), TEXT]);
    expect(alone.lines[1]).toBe('-сорок');
  });

  test('dashes at the same indent as numbers that go on are inside them', async () => {
    const { lines } = await chapter([p('1) сбор'), p('- раз'), p('- два'), p('2) разбор')]);
    expect(lines).toEqual([
      'ordered digit from 1',
      '  сбор',
      '  bullets',
      '    раз',
      '    два',
      '  разбор',
    ]);
  });

  test('a lone dash or a lone number begins no list', async () => {
    const body = [p('– Кто там? – спросил он.'), TEXT, p('1. Так начинается фраза.'), TEXT];
    const { lines } = await chapter(body);
    expect(lines[0]).toBe('– Кто там? – спросил он.');
    expect(lines[2]).toBe('1. Так начинается фраза.');
  });

  test('one item after a colon is a list', async () => {
    expect((await chapter([p('Одно условие:'), p('- быть.')])).lines).toEqual([
      'Одно условие:',
      'bullets',
      '  быть.',
    ]);
  });

  test('blank lines between items do not break a list', async () => {
    const { lines } = await chapter([p('Было:'), p('- раз'), p(''), p('- два'), TEXT]);
    expect(lines.slice(1, 4)).toEqual(['bullets', '  раз', '  два']);
  });
});
