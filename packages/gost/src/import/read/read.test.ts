import { describe, expect, test } from 'vitest';
import { importMessy } from '../../../test/messy-docx/import-messy.ts';
import { field, h, note, p, picture, r } from '../../../test/messy-docx/pieces.ts';

const lines = async (...args: Parameters<typeof importMessy>) =>
  (await importMessy([h(1, 'Глава'), ...args[0]], args[1])).lines.slice(1);

describe('text', () => {
  test('words split over runs, soft hyphens and breaks come out whole', async () => {
    const body = [
      p(`${r('вир')}${r('туа\u00ADли')}<w:r><w:softHyphen/></w:r>${r('зация\nсерверов\tдома')}`),
    ];
    expect(await lines(body)).toEqual(['виртуализация⏎серверов дома']);
  });

  test('a non-breaking hyphen and no-break spaces stay what they are', async () => {
    expect(await lines([p(`${r('IP')}<w:r><w:noBreakHyphen/></w:r>${r('адрес № 5')}`)])).toEqual([
      'IP\u2011адрес № 5',
    ]);
  });

  test('marks come from the run, its style and its paragraph; wrong fonts and sizes leave none', async () => {
    const body = [
      p(
        r('прямо ') +
          r('жирно', { bold: true }) +
          r(' курсив', { style: 'Emph' }) +
          r('2', { raised: true }) +
          r(' шрифт', { font: 'Comic Sans MS', size: 9 }),
      ),
    ];
    expect(await lines(body)).toEqual(['прямо *жирно*/ курсив/^superscript^2^superscript^ шрифт']);
  });

  test('a monospaced word in a line is code', async () => {
    const body = [
      p(`${r('команда ')}${r('ls -l', { font: 'Consolas', bold: true })}${r(' готова')}`),
    ];
    expect(await lines(body)).toEqual(['команда `ls -l` готова']);
  });

  test('characters of picture fonts become letters, and unknown ones are told of', async () => {
    const sym = (font: string, char: string) =>
      `<w:r><w:sym w:font="${font}" w:char="${char}"/></w:r>`;
    const body = [p(`${r('угол ')}${sym('Symbol', 'F061')}${r(' ')}${sym('Wingdings', 'F001')}`)];
    const { lines: all, warnings } = await importMessy([h(1, 'Глава'), ...body]);
    expect(all[1]).toBe('угол α □');
    expect(warnings).toContain('symbol_unknown');
  });

  test('hidden text is set aside', async () => {
    const { lines: all, setAside } = await importMessy([
      h(1, 'Глава'),
      p(`${r('видно')}${r(' тайно', { hidden: true })}`),
    ]);
    expect(all[1]).toBe('видно');
    expect(setAside.hidden).toBe(' тайно');
  });

  test('the same content in newer and older markup is read once', async () => {
    const body = [
      p(
        `${r('до ')}<mc:AlternateContent><mc:Choice Requires="x">${r('новое')}</mc:Choice><mc:Fallback>${r('старое')}</mc:Fallback></mc:AlternateContent>`,
      ),
      p(
        `${r('до ')}<mc:AlternateContent><mc:Choice Requires="x"><x:y xmlns:x="x"/></mc:Choice><mc:Fallback>${r('старое')}</mc:Fallback></mc:AlternateContent>`,
      ),
    ];
    expect(await lines(body)).toEqual(['до новое', 'до старое']);
  });

  test('elements that are not known only carry their insides', async () => {
    const body = [`<w:customXml>${p(`<w:smartTag>${r('внутри')}</w:smartTag>`)}</w:customXml>`];
    expect(await lines(body)).toEqual(['внутри']);
  });
});

test('comments are counted', async () => {
  const { result, warnings } = await importMessy([h(1, 'Глава')], { comments: 3 });
  expect(result.report.counts.comments).toBe(3);
  expect(warnings).toContain('comments_taken');
});

describe('notes', () => {
  test('footnotes and endnotes stand where they are referred to', async () => {
    const body = [
      p(`${r('Закон')}${note(4)}${r(' и указ')}<w:r><w:endnoteReference w:id="2"/></w:r>`),
    ];
    const footnotes = {
      4: p(r('Собрание ') + r('законодательства', { italic: true })) + p('1996.'),
    };
    const endnotes = { 2: p('Там же') };
    expect(await lines(body, { footnotes, endnotes })).toEqual([
      'Закон{note: Собрание законодательства 1996.} и указ{note: Там же}',
    ]);
  });

  test('symbols, breaks and hyphens of a note are read as in the text', async () => {
    const inside = `${r('угол\tα\u00ADβ ')}<w:r><w:sym w:font="Symbol" w:char="F061"/></w:r>${r('\uF062')}<w:r><w:noBreakHyphen/></w:r>`;
    expect(await lines([p(`${r('Слово')}${note(1)}`)], { footnotes: { 1: p(inside) } })).toEqual([
      'Слово{note: угол αβ αβ\u2011}',
    ]);
  });

  test('a note of a heading follows the heading', async () => {
    const { lines: all } = await importMessy(
      [h(1, `${r('Глава')}${note(1)}`), h(2, `${r('Часть')}${note(1)}`)],
      {
        footnotes: { 1: p('Примечание') },
      },
    );
    expect(all).toEqual(['# chap Глава', '{note: Примечание}', '## Часть', '{note: Примечание}']);
  });
});

describe('fields and links', () => {
  const links = [
    { id: 'web', type: 'hyperlink', target: 'https://example.org/a?b=1&c=2', external: true },
    { id: 'js', type: 'hyperlink', target: 'javascript:alert(1)', external: true },
    { id: 'file', type: 'hyperlink', target: 'file:///c:/a.docx', external: true },
  ];
  const link = (id: string, text: string) => `<w:hyperlink r:id="${id}">${r(text)}</w:hyperlink>`;

  test('web links are kept, others are dropped with a word about it, and none is opened', async () => {
    const { lines: all, result } = await importMessy(
      [
        h(1, 'Глава'),
        p(link('web', 'сайт') + r(' ') + link('js', 'скрипт') + r(' ') + link('file', 'файл')),
      ],
      { links },
    );
    expect(all[1]).toBe('<сайт|https://example.org/a?b=1&c=2> скрипт файл');
    const dropped = result.report.warnings.filter((warning) => warning.code === 'link_dropped');
    expect(dropped.map((warning) => warning.values.address)).toEqual([
      'javascript:alert(1)',
      'file:///c:/a.docx',
    ]);
    expect(dropped[0]?.place?.path).toEqual([0]);
  });

  test('a link made by a field is a link too', async () => {
    const body = [p(`${r('см. ')}${field(' HYPERLINK "mailto:a@example.org" ', 'почту')}`)];
    expect(await lines(body)).toEqual(['см. <почту|mailto:a@example.org>']);
  });

  test('the code of a field is not text, its result is', async () => {
    const nested = field(' IF 1 ', field(' QUOTE "внутри" ', 'внутри'));
    expect(await lines([p(`${r('а ')}${nested}${r(' б')}`)])).toEqual(['а внутри б']);
  });
});

describe('text boxes and pictures', () => {
  const box = (inside: string) =>
    `<w:r><w:pict><v:shape><v:textbox><w:txbxContent>${inside}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`;

  test('the paragraphs of a text box follow the one that it hangs on', async () => {
    const { lines: all, result } = await importMessy([
      h(1, 'Глава'),
      p(`${r('Якорь')}${box(p('В рамке') + p('ещё'))}`),
      p('Дальше'),
    ]);
    expect(all.slice(1)).toEqual(['Якорь', 'В рамке', 'ещё', 'Дальше']);
    expect(result.report.counts.textBoxes).toBe(1);
  });

  test('a picture and its caption in a text box become a figure', async () => {
    const inside = p(picture('img1')) + p('Рисунок 1 – В рамке');
    expect(await lines([p(box(inside))])).toEqual(['figure1[1] В рамке']);
  });

  test('a formula of the old editor leaves a square where it stood', async () => {
    const ole = '<w:r><w:object><v:shape/><o:OLEObject ProgID="Equation.3"/></w:object></w:r>';
    const { lines: all, warnings } = await importMessy([
      h(1, 'Глава'),
      p(`${r('где ')}${ole}${r(' — ток')}`),
    ]);
    expect(all[1]).toBe('где $\\square$ — ток');
    expect(warnings).toContain('formula_object');
  });
});
