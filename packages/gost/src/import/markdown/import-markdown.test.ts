import type { NodeJson } from '@pv/editor-schema';
import { describe, expect, it } from 'vitest';
import { ImportError } from '../errors.ts';
import { NOTHING_BESIDE } from '../files-beside.ts';
import { importMarkdown } from './import-markdown.ts';

const read = (text: string) => importMarkdown(new TextEncoder().encode(text), NOTHING_BESIDE);

/** A node in short: its type, and what stands in it. */
function told(node: NodeJson): string {
  if (node.type === 'text') {
    const marks = (node.marks ?? []).map(({ type }) => type).join('+');
    return marks ? `${marks}(${node.text})` : (node.text ?? '');
  }
  const own = node.attrs?.tex ?? (node.type === 'footnote' ? node.attrs?.text : '');
  const inside = (node.content ?? []).map(told).join(node.type === 'paragraph' ? '' : ' ');
  return `${node.type}[${own}${inside}]`;
}
async function sections(text: string) {
  const { snapshot } = await read(text);
  return snapshot.sections
    .filter(({ kind }) => kind !== 'title')
    .map(
      ({ kind, title, content }) =>
        `${kind} ${title}: ${(content.content ?? []).map(told).join(' ')}`,
    );
}

const THESIS = `# Введение

Датчики **нужны** всем, _особенно_ \`малым\` станциям[^1] и $E = mc^2$.

# 1 Обзор

## 1.1 Методы

На рисунке 1 показана схема, в таблице 1 — числа, подробнее в [1].

![Схема](схема.png)

Рисунок 1 — Схема датчика

Таблица 1 — Измерения

| Опыт | Значение |
|------|----------|
| Первый | 10 |
| Второй | 20 |

- первое;
- второе:
  1. внутри;
  2. ещё.

$$
a = b + c \\tag{1}
$$

\`\`\`python
print("да")
\`\`\`

# Список использованных источников

1. Иванов И. И. Датчики. — М. : Наука, 2020. — 100 с.

[^1]: Малые станции не имеют охраны.
`;

describe('a text in Markdown', () => {
  it('has lowered and raised words as Pandoc writes them, and pictures of HTML', async () => {
    const { snapshot } = await read(
      '# Обзор\n\nH~2~O, x^2^ и ~~нет~~ 2^3.\n\n<p align="center"><img src="a.png" alt="Схема"></p>',
    );
    const chapter = JSON.stringify(snapshot.sections.at(-1));
    expect(chapter.match(/"(?:sub|super)script"/g)).toEqual(['"subscript"', '"superscript"']);
    expect(chapter).toContain('"type":"figure"');
    expect(chapter).toContain('нет 2^3.');
  });

  it('becomes sections with live numbers, objects and sources', async () => {
    const { snapshot, report } = await read(THESIS);
    expect(snapshot.sections.map(({ kind, title }) => `${kind} ${title}`)).toEqual([
      'title ',
      'intro Введение',
      'chap Обзор',
      'references Список использованных источников',
    ]);
    expect((await sections(THESIS)).slice(0, 2)).toEqual([
      'intro Введение: paragraph[Датчики bold(нужны) всем, italic(особенно) code(малым) станциямfootnote[Малые станции не имеют охраны.] и formulaInline[E = mc^2].]',
      'chap Обзор: heading[Методы] paragraph[На рисунке crossReference[] показана схема, в таблице crossReference[] — числа, подробнее в citation[].] figure[Схема датчика] tableBlock[tableCaption[Измерения] table[tableRow[tableHeader[paragraph[Опыт]] tableHeader[paragraph[Значение]]] tableRow[tableCell[paragraph[Первый]] tableCell[paragraph[10]]] tableRow[tableCell[paragraph[Второй]] tableCell[paragraph[20]]]]] bulletList[listItem[paragraph[первое;]] listItem[paragraph[второе:] orderedList[listItem[paragraph[внутри;]] listItem[paragraph[ещё.]]]]] formula[a = b + c] codeBlock[print("да")]',
    ]);
    expect(snapshot.sources[0]?.raw).toContain('Датчики');
    expect(report.warnings.map(({ code }) => code)).toContain('picture_external');
  });

  it('has words whole that a program has marked for hyphens', async () => {
    expect(await sections('# Глава\n\nВир\u00ADтуализация.')).toEqual([
      'chap Глава: paragraph[Виртуализация.]',
    ]);
  });

  it('has the dashes that Pandoc types with hyphens, and leaves those of code', async () => {
    expect(await sections('# Глава\n\nЦель --- найти, с. 5--7, ключ --all и `a---b`.')).toEqual([
      'chap Глава: paragraph[Цель — найти, с. 5–7, ключ --all и code(a---b).]',
    ]);
  });

  it('gives the picture its words as a caption where none is typed', async () => {
    expect(await sections('# Глава\n\n![Схема датчика](a.png)\n\nТекст.')).toEqual([
      'chap Глава: figure[Схема датчика] paragraph[Текст.]',
    ]);
  });

  it('reads the captions, names and references of Pandoc', async () => {
    const text = `# Глава {#sec:a}

См. рисунок [-@fig:a], [@fig:b], @tbl:t, таблицу [-@tbl:u] и раздел [-@sec:a], @user.

![Схема](a.png){#fig:a width=50%}

![Прибор](b.png){#fig:b}

| А | Б |
|---|---|
| 1 | 2 |

Table: Числа {#tbl:t}

: Итоги {#tbl:u}

| В | Г |
|---|---|
| 3 | 4 |

Текст {как есть}.`;
    const { report } = await read(text);
    const cells = (one: string, two: string, three: string, four: string) =>
      `table[tableRow[tableHeader[paragraph[${one}]] tableHeader[paragraph[${two}]]] tableRow[tableCell[paragraph[${three}]] tableCell[paragraph[${four}]]]]`;
    expect(await sections(text)).toEqual([
      [
        'chap Глава: paragraph[См. рисунок crossReference[], рисунок\u00a0crossReference[], таблица\u00a0crossReference[], таблицу crossReference[] и раздел crossReference[], @user.]',
        'figure[Схема] figure[Прибор]',
        `tableBlock[tableCaption[Числа] ${cells('А', 'Б', '1', '2')}]`,
        `tableBlock[tableCaption[Итоги] ${cells('В', 'Г', '3', '4')}]`,
        'paragraph[Текст {как есть}.]',
      ].join(' '),
    ]);
    const codes = report.warnings.map(({ code }) => code);
    expect(codes).not.toContain('figure_without_caption');
    expect(codes).not.toContain('reference_unresolved');
  });

  it('makes figures with captions of the pictures in a line, each of its own', async () => {
    const text =
      '# Глава\n\nСмотри ![Первый](a.png){#fig:a} и ![Второй](b.png) здесь.\n\nЕщё ![](c.png) тут.\n\n![Третий](d.png)\n\n- пункт ![Четвёртый](e.png)';
    expect(await sections(text)).toEqual([
      'chap Глава: paragraph[Смотри  и  здесь.] figure[Первый] figure[Второй] paragraph[Ещё  тут.] figure[] figure[Третий] bulletList[listItem[paragraph[пункт]]] figure[Четвёртый]',
    ]);
  });

  it('leaves references to what nothing is called as typed, and tells of them', async () => {
    const text =
      '# Глава\n\nСогласно [@ivanov2020, с. 5] и [@petrov], рисунок [-@fig:нет].\n\n# Список использованных источников\n\n1. Иванов И. И. Датчики. — М., 2020. {#ref-ivanov2020}';
    const { report } = await read(text);
    expect((await sections(text))[0]).toBe(
      'chap Глава: paragraph[Согласно citation[] и [@petrov], рисунок [-@fig:нет].]',
    );
    expect(
      report.warnings.flatMap(({ code, values }) => (values.was ? [[code, values.was]] : [])),
    ).toEqual([
      ['reference_unresolved', '@fig:нет'],
      ['citation_unresolved', '@petrov'],
    ]);
  });

  it('takes the only heading over all others for the title of the work', async () => {
    const { snapshot, report } = await read(
      '# Датчики воды\n\n## Введение\n\nТекст.\n\n## Обзор\n\nТекст.',
    );
    expect(snapshot.settings.titleFields).toEqual({ title: 'Датчики воды' });
    expect(report.setAside).toContainEqual({ kind: 'titlePage', text: 'Датчики воды' });
    expect(snapshot.sections.map(({ kind }) => kind)).toEqual(['title', 'intro', 'chap']);
  });

  it('keeps the words of what it does not know, and tells of it', async () => {
    const text =
      '---\ntitle: Датчики\n---\n\n# Глава\n\n<div>слово</div>\n\nH<sub>2</sub>O ~~зачёркнуто~~ <kbd>Esc</kbd> <!-- тайна -->';
    const { snapshot, report } = await read(text);
    expect(snapshot.settings.titleFields).toEqual({ title: 'Датчики' });
    expect(await sections(text)).toEqual([
      'chap Глава: paragraph[слово] paragraph[Hsubscript(2)O зачёркнуто Esc]',
    ]);
    expect(report.warnings.filter(({ code }) => code === 'markup_unknown')).toHaveLength(3);
    expect(report.setAside.map(({ kind, text: words }) => [kind, words.trim()])).toEqual([
      ['titlePage', 'title: Датчики'],
      ['hidden', 'тайна'],
    ]);
  });

  it('ends a formula at its end, though its name stands there', async () => {
    const text =
      '# Глава\n\nПо @eq:x и формуле [-@eq:y].\n\n$$ a = b $$ {#eq:x}\n\n$$\nc = d\n$$ {#eq:y}\n\nДалее.';
    expect(await sections(text)).toEqual([
      'chap Глава: paragraph[По crossReference[] и формуле crossReference[].] formula[a = b] formula[c = d] paragraph[Далее.]',
    ]);
  });

  it('tells of every formula that cannot be read', async () => {
    const { report } = await read(
      '# Глава\n\nПусть $\\frac{1}{$ и $a_1$.\n\n$$\ny=\\foo{x}\n$$\n\n$$\ny=\\frac{1}{2}\n$$',
    );
    expect(
      report.warnings.flatMap(({ code, values, place }) =>
        code === 'formula_unreadable' ? [[values.text, place?.path]] : [],
      ),
    ).toEqual([
      ['\\frac{1}{', [0, 1]],
      ['y=\\foo{x}', [1]],
    ]);
  });

  it('is refused where it is no text, is empty or goes too deep', async () => {
    const code = async (bytes: Uint8Array) =>
      importMarkdown(bytes, NOTHING_BESIDE).catch((error: unknown) =>
        error instanceof ImportError ? error.code : error,
      );
    expect(await code(new Uint8Array())).toBe('import_not_text');
    expect(await code(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]))).toBe('import_not_text');
    expect(await code(new TextEncoder().encode('%PDF-1.7'))).toBe('import_pdf');
    const wide = `${'|а'.repeat(2000)}|\n${'|-'.repeat(2000)}|\n${'|б|\n'.repeat(2000)}`;
    expect(await code(new TextEncoder().encode(wide))).toBe('import_too_big');
    expect(await code(new TextEncoder().encode(`${'> '.repeat(1000)}слово`))).toBe(
      'import_too_big',
    );
  });

  it.each([
    ['signs of stress', 'a**b'.repeat(50_000)],
    [
      'openings without an end',
      Array.from({ length: 3000 }, (_, at) => '`'.repeat(at + 1)).join(' '),
    ],
  ])('is refused at once where thousands of %s would take minutes', async (_, text) => {
    await expect(
      importMarkdown(new TextEncoder().encode(text), NOTHING_BESIDE),
    ).rejects.toMatchObject({ code: 'import_too_big', reason: 'too_many_elements' });
  });

  it('is read in Windows-1251 too', async () => {
    const { snapshot } = await importMarkdown(
      new Uint8Array([
        0x23, 0x20, 0xc3, 0xeb, 0xe0, 0xe2, 0xe0, 0x0a, 0x0a, 0xd2, 0xe5, 0xea, 0xf1, 0xf2,
      ]),
      NOTHING_BESIDE,
    );
    expect(snapshot.sections.at(-1)?.title).toBe('Глава');
  });

  it('names code as Pandoc does, and leaves out what only arranges the page', async () => {
    expect(
      await sections(
        '# Обзор\n\n\\newpage\n\n::: {.wide}\nТекст.\n:::\n\n> [!NOTE]\n> Важно.\n\n```{.python #lst:a caption="Опрос"}\nrun()\n```\n\nListing: Пуск {#lst:b}\n\n```\n\\newpage\n```\n\nСм. листинг [-@lst:a].\n',
      ),
    ).toEqual([
      'chap Обзор: paragraph[Текст.] paragraph[Важно.] listing[listingCaption[Опрос] codeBlock[run()]] listing[listingCaption[Пуск] codeBlock[\\newpage]] paragraph[См. листинг crossReference[].]',
    ]);
  });
});
