import { nodeText, walk } from '@pv/editor-schema';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { applyAnswers } from './apply-answers.ts';
import { importDocument } from './import-document.ts';

const BIB = `@book{ivanov, author={Иванов, И. И.}, title={Датчики}, publisher={Наука}, address={М.}, year=2020, pages={100}}
@online{site, title={Вода}, url={http://a.ru/x_y}, urldate={2024-01-02}}
@book{spare, title={Лишняя}, year=2001}`;

async function zipped(files: Record<string, string | Uint8Array>) {
  const zip = new JSZip();
  for (const [name, text] of Object.entries(files)) zip.file(name, text);
  return importDocument(await zip.generateAsync({ type: 'uint8array' }), 'thesis.zip');
}
type Taken = Awaited<ReturnType<typeof zipped>>;

/** How often the text cites a source of the list. */
function cited({ snapshot }: Taken): number {
  let count = 0;
  for (const { content } of snapshot.sections) {
    walk(content, (node) => {
      if (node.type !== 'citation') return;
      count += snapshot.sources.some(({ id }) => JSON.stringify(node).includes(id)) ? 1 : 0;
    });
  }
  return count;
}
const words = ({ snapshot }: Taken) =>
  snapshot.sections.map(({ title, content }) => `${title}: ${nodeText(content).trim()}`);
const told = ({ report }: Taken, code: string) =>
  report.warnings.filter((one) => one.code === code).map(({ values }) => values);

describe('a file of BibTeX beside a text', () => {
  it('gives a text in LaTeX the sources that it cites, with their fields', async () => {
    const taken = await zipped({
      'main.tex': String.raw`\documentclass{article}\addbibresource{refs.bib}
\begin{document}
\section{Обзор}
Вода \cite{none,site}, датчики \parencite[см.][с.~5]{ivanov}.
\printbibliography
\end{document}`,
      'refs.bib': BIB,
    });
    expect(taken.snapshot.sources.map(({ csl }) => csl?.title)).toEqual(['Вода', 'Датчики']);
    expect(taken.snapshot.sources[0]?.csl).toMatchObject({
      type: 'webpage',
      URL: 'http://a.ru/x_y',
    });
    expect(taken.snapshot.sources[1]?.raw).toContain('Иванов, И. И. Датчики');
    expect(cited(taken)).toBe(2);
    expect(taken.snapshot.sections.at(-1)?.kind).toBe('references');
    expect(told(applyAnswers(taken, {}), 'citation_unresolved')).toEqual([{ was: 'none' }]);
    expect(told(taken, 'sources_uncited')).toEqual([{ count: 1, taken: 2 }]);
    expect(told(taken, 'markup_unknown')).toEqual([]);
  });

  it('gives a text in Markdown its sources, beside those of its front matter', async () => {
    const taken = await zipped({
      'thesis.md': `---
bibliography: refs.bib
nocite: '@spare'
references:
- id: petrov
  type: book
  title: Реки
  author: [{family: Петров, given: П. П.}]
  issued: {year: 2019}
---

# Обзор

Реки [@petrov, с. 7] и вода [@site; @ivanov].

# Список литературы

::: {#refs}
:::
`,
      'refs.bib': BIB,
    });
    const titles = taken.snapshot.sources.map(({ csl }) => csl?.title);
    expect(titles).toEqual(['Лишняя', 'Реки', 'Вода', 'Датчики']);
    expect(taken.snapshot.sources[1]?.raw).toContain('2019');
    expect(cited(taken)).toBe(2);
    expect(words(taken).join()).not.toContain(':::');
  });

  it('stands before the appendices of a text that has no place for it', async () => {
    const taken = await zipped({
      'thesis.md':
        '# Обзор\n\nВода [@site].\n\n# Приложения насосов\n\nДа.\n\n# Приложение А. Акт\n\nПринято.',
      'refs.bib': BIB,
    });
    const kinds = taken.snapshot.sections.map(({ kind }) => kind);
    expect(kinds.slice(-3)).toEqual(['chap', 'references', 'applications']);
  });

  it('that cannot be read is named, and the text comes in all the same', async () => {
    const taken = await zipped({
      'main.tex': String.raw`\section{Обзор} Вода \cite{a}.`,
      'broken.bib': '@book{a, title={Опоры\n@book{c, title={Валы}}',
      'binary.bib': new Uint8Array([0, 1, 2, 3]),
    });
    expect(words(taken).join()).toContain('Вода [a].');
    expect(told(taken, 'source_unreadable').map(({ text }) => text)).toEqual([
      '@book{a, title={Опоры',
      'binary.bib',
    ]);
  });
});

describe('a text in several files', () => {
  it('is read as one where LaTeX puts them together, and what nothing names is told', async () => {
    const taken = await zipped({
      'README.md': 'Как собрать',
      'main.tex': String.raw`\documentclass{report}
\begin{document}
\input{chapters/one}
% \input{chapters/old}
\include{chapters/two.tex}
\input{chapters/absent}
\end{document}`,
      'chapters/one.tex': String.raw`\chapter{Обзор} Первая. \input{chapters/one}`,
      'chapters/two.tex': String.raw`\documentclass[../main]{subfiles}\begin{document}\chapter{Итог} Вторая.\end{document}`,
      'chapters/old.tex': 'Старая.',
    });
    expect(words(taken).slice(1)).toEqual(['Обзор: Первая.', 'Итог: Вторая.']);
    expect(told(taken, 'file_unread').map(({ text }) => text)).toEqual([
      'README.md',
      'chapters/old.tex',
    ]);
    expect(told(taken, 'markup_lost').map(({ what }) => what)).toEqual([
      String.raw`\input{chapters/one}`,
      String.raw`\input{chapters/absent}`,
    ]);
  });

  it('has the code of files as listings', async () => {
    const taken = await zipped({
      'main.tex': String.raw`\section{Обзор} \lstinputlisting[caption={Опрос}]{src/main.py}`,
      'src/main.py': 'print("да") # \\input{x}',
    });
    const [block] = taken.snapshot.sections.at(-1)?.content.content ?? [];
    expect([block?.type, block && nodeText(block)]).toEqual([
      'listing',
      'Опросprint("да") # \\input{x}',
    ]);
  });

  it('takes in what is named without braces, from another folder, and from the folder of a chapter', async () => {
    const taken = await zipped({
      'main.tex': String.raw`\section{Обзор} \input one \import{chapters/}{two} \input absent
\inputminted{python}{a.py}`,
      'one.tex': 'Первая.',
      'chapters/two.tex': String.raw`Вторая. \input{three}`,
      'chapters/three.tex': 'Третья.',
      'a.py': 'print(1)',
    });
    expect(words(taken).join()).toContain('Первая. Вторая. Третья.');
    expect(taken.snapshot.sections.at(-1)?.content.content?.map(({ type }) => type)).toContain(
      'codeBlock',
    );
    expect(told(taken, 'markup_lost')).toEqual([{ what: String.raw`\input{absent}`, count: 1 }]);
    expect(told(taken, 'file_unread')).toEqual([]);
  });

  it('takes nothing in where code and comments only name it', async () => {
    const code = String.raw`\begin{verbatim}
\input{one}
\end{verbatim}`;
    const taken = await zipped({
      'main.tex': String.raw`\section{Обзор} \verb|\input{one}| 5\% \\\input{one}
${code}
% \input{one}
\begin{comment}\input{one}\end{comment}`,
      'one.tex': 'Первая.',
    });
    expect(words(taken)).toContain(String.raw`Обзор: \input{one} 5%  Первая.\input{one}`);
    expect(taken.report.setAside.map(({ text }) => text).join()).toContain(String.raw`\input{one}`);
  });

  it('is found whatever the case of its name, if none fits better', async () => {
    const taken = await zipped({
      'Main.tex': String.raw`\section{Обзор} \input{Chapters/One} \input{two}`,
      'chapters/one.TEX': 'Первая.',
      'TWO.tex': 'Третья.',
      'two.tex': 'Вторая.',
    });
    expect(words(taken)).toContain('Обзор: Первая. Вторая.');
  });

  it('comes in without what is empty or no text', async () => {
    const taken = await zipped({
      'main.tex': String.raw`\documentclass{article}\begin{document}\section{Обзор}
Вода.\input{empty}\lstinputlisting{picture.bin}\end{document}`,
      'empty.tex': '\n',
      'picture.bin': new Uint8Array([0, 1, 2]),
    });
    expect(words(taken)).toContain('Обзор: Вода.picture.bin');
    expect(told(taken, 'markup_unknown')).toEqual([{ what: '\\lstinputlisting', count: 1 }]);
  });

  it('is found by Russian names, as Windows and macOS pack them', async () => {
    const zip = new JSZip();
    zip.file('main.tex', '\\section{Обзор} \\input{вода} \\input{чай}');
    zip.file('вода.tex', 'Вода.');
    zip.file('чай.tex'.normalize('NFD'), 'Чай.');
    const windows = new Uint8Array([0xa2, 0xae, 0xa4, 0xa0, ...Buffer.from('.tex')]);
    const packed = await zip.generateAsync({
      type: 'uint8array',
      // the types know of texts only
      encodeFileName: (name) =>
        (name === 'вода.tex' ? windows : Buffer.from(name)) as unknown as string,
    });
    expect(words(await importDocument(packed, 'thesis.zip'))).toContain('Обзор: Вода. Чай.');
  });

  it('begins with the whole work, not with a chapter that can be printed alone', async () => {
    const taken = await zipped({
      'a.tex': String.raw`\documentclass[main]{subfiles}\begin{document}Вода.\end{document}`,
      'main.tex': String.raw`\documentclass{article}\begin{document}\section{Обзор}
\subfile{a}\end{document}`,
    });
    expect(words(taken)).toContain('Обзор: Вода.');
    expect(told(taken, 'file_unread')).toEqual([]);
  });

  it.each([
    ['слово '.repeat(900), 'total_too_big'],
    ['', 'too_many_elements'],
  ])('that grows without end is refused', async (last, reason) => {
    const many = (name: string) => `\\input{${name}}`.repeat(60);
    const taken = zipped({
      'main.tex': many('a'),
      'a.tex': many('b'),
      'b.tex': many('c'),
      'c.tex': many('d'),
      'd.tex': last,
    });
    await expect(taken).rejects.toMatchObject({ code: 'import_too_big', reason });
  });
});
