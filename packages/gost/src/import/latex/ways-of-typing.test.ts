import type { NodeJson } from '@pv/editor-schema';
import { describe, expect, it } from 'vitest';
import { NOTHING_BESIDE } from '../files-beside.ts';
import { importLatex } from './import-latex.ts';

function told(node: NodeJson): string {
  if (node.type === 'text') return node.text ?? '';
  const inside = (node.content ?? [])
    .map(told)
    .join(/^paragraph|Caption$/.test(node.type) ? '' : ' ');
  return node.type === 'paragraph' ? inside : `${node.type}[${node.attrs?.tex ?? inside}]`;
}

async function taken(text: string) {
  const { snapshot, report } = await importLatex(new TextEncoder().encode(text), NOTHING_BESIDE);
  const parts = snapshot.sections
    .filter(({ kind }) => kind !== 'title')
    .map(({ kind, title, content }) => `${kind} ${title}: ${content.content?.map(told).join(' ')}`);
  return { text: parts.join('\n'), report };
}
const body = async (text: string) => (await taken(text)).text.replace(/^common : /, '');
const unread = async (text: string) =>
  (await taken(text)).report.warnings.filter(({ code }) => code.startsWith('markup_'));

describe('LaTeX as it is typed', () => {
  it('keeps tables that stand in a box or a group, with their captions', async () => {
    const table = String.raw`\begin{tabular}{|c|c|}\hline А & \parbox{3cm}{Б} \\ \hline\end{tabular}`;
    const told = 'tableBlock[tableCaption[Ряд] table[tableRow[tableCell[А] tableCell[Б]]]]';
    for (const around of [String.raw`\resizebox{\textwidth}{!}{%T}`, String.raw`{\small T}`])
      expect(
        await body(
          String.raw`\begin{table}\caption{Ряд}${around.replace('%', '%\n').replace('T', table)}\end{table}`,
        ),
      ).toBe(told);
  });

  it('reads a dollar sign without a pair as a sign, not all that follows as a formula', async () => {
    const typed = String.raw`Между \index{$@\texttt{\$}} %$
знаками. Файл \texttt{$HOME/tex}, $a$$b$ и $\text{если $x$}$. $$\text{\verb|v|}$$ Цена 5$ за штуку, \mintinline{php}{$x}.

\section{Далее} Слова $c$.`;
    expect((await taken(typed)).text).toBe(
      'common : Между знаками. Файл $HOME/tex, formulaInline[a]formulaInline[b] и formulaInline[\\text{если $x$}]. formula[\\text{\\verb|v|}] Цена 5$ за штуку, $x.\nchap Далее: Слова formulaInline[c].',
    );
  });

  it('reads a formula on after a comment, which ends with its line', async () => {
    expect(await body('Сумма $a\\%,% прим.\n  b$.')).toBe('Сумма formulaInline[a\\%,\nb].');
  });

  it('keeps what stands after the contents, as much as it is like a title page', async () => {
    const like = 'Наш университет и его кафедра физики.';
    const { text, report } = await taken(
      String.raw`\begin{titlepage}Университет, кафедра\end{titlepage}\tableofcontents ${like} \section{Обзор} Слова.`,
    );
    expect(text).toBe(`main Содержание: \ncommon : ${like}\nchap Обзор: Слова.`);
    expect(report.warnings.map(({ code }) => code)).not.toContain('contents_missing');
  });

  it('puts accents over letters, and reads one before Cyrillic as a quotation mark', async () => {
    expect(
      await body(String.raw`Poincar\'e, Schr\"{o}dinger, \v{C}ech, \"Стоп\" и \"Пуск\", \~{}5.`),
    ).toBe('Poincaré, Schrödinger, Čech, "Стоп" и "Пуск", ~5.');
  });

  it('prints signs of captions and notes as those of the text, and addresses as they are typed', async () => {
    expect(
      await body(
        String.raw`\begin{figure}\caption{Вид~А --- <<план>>}\end{figure} \url{http://a.ru/~b--c} \texttt{-{}-\textasciitilde}`,
      ),
    ).toBe('figure[Вид\u00a0А — «план»] http://a.ru/~b--c --~');
    const note = String.raw`Да\footnote{См.~А --- \url{a.ru/~b}}.`;
    const { snapshot } = await importLatex(new TextEncoder().encode(note), NOTHING_BESIDE);
    expect(JSON.stringify(snapshot)).toContain('"text":"См. А — a.ru/~b"');
  });

  it('numbers the conclusions of a chapter where the file does', async () => {
    const text = String.raw`\chapter{Раз}Да.\section{Выводы по главе}Нет.`;
    const { snapshot } = await importLatex(new TextEncoder().encode(text), NOTHING_BESIDE);
    expect(JSON.stringify(snapshot)).toContain('"numbered":true');
  });

  it('reads any environment of items as a list', async () => {
    expect(await body(String.raw`\begin{compactitem}\item раз\item два\end{compactitem}`)).toBe(
      'bulletList[listItem[раз] listItem[два]]',
    );
  });

  it('takes the headings of classes for theses, and keeps words from the index out of the text', async () => {
    const { text } = await taken(
      String.raw`\intro Насос\index{насос} нужен. \chapter{Обзор} \texorpdfstring{Вода}{voda}. \Conclusion Итог.`,
    );
    expect(text).toBe(
      'intro Введение: Насос нужен.\nchap Обзор: Вода.\nconclusion Заключение: Итог.',
    );
  });

  it('reads several pictures in a group, named in short and in full', async () => {
    const picture = (name: string) =>
      String.raw`\subcaptionbox[Список]{${name}}{\includegraphics{a}}`;
    expect(
      await body(
        String.raw`\begin{figure}\centerfloat{${picture('Вид')}\hfill${picture('План')}}\caption{Насос}\end{figure}`,
      ),
    ).toMatch(/^partedFigure\[figurePart\[Вид\] figurePart\[План\] figureCaption\[Насос\]\]$/);
  });

  it('reads formulas of several lines, with one label for all of them, and numbers in the way of TeX', async () => {
    expect(
      await body(String.raw`\begin{eqnarray*} a &=& b \end{eqnarray*} $$ c = d \eqno(7) $$`),
    ).toBe(String.raw`formula[\begin{aligned}a &=& b\end{aligned}] formula[c = d]`);
    const { report } = await taken(
      String.raw`\begin{subequations}\label{all}\begin{align} x &= 1 \end{align}\end{subequations} Из \eqref{all}.`,
    );
    expect(report.warnings.map(({ code }) => code)).not.toContain('reference_unresolved');
  });

  it('names code and algorithms by captions with commands in them', async () => {
    expect(
      await body(
        String.raw`\begin{lstlisting}[caption={Вызов \texttt{run}, второй}]
run();
\end{lstlisting}`,
      ),
    ).toBe('listing[listingCaption[Вызов run, второй] codeBlock[run();]]');
    expect(
      await body(String.raw`\begin{algorithm}[h]\caption{Поиск}
\begin{algorithmic}[1] \While{$x > 0$ \And $y_{ij}$} \State Взять $x$ \EndWhile \end{algorithmic}\end{algorithm}`),
    ).toBe(
      'listing[listingCaption[Поиск] codeBlock[while $x > 0$ and $y_{ij}$\n  Взять $x$\nend while]]',
    );
  });

  it('reads an environment with a caption as a float, whatever it is called', async () => {
    expect(
      await body(String.raw`\begin{ListingEnv}[!h]\caption{Пуск}\begin{verbatim}
run();
\end{verbatim}\end{ListingEnv}`),
    ).toBe('listing[listingCaption[Пуск] codeBlock[run();]]');
  });

  it('carries newer definitions of commands out', async () => {
    expect(
      await body(
        String.raw`\NewDocumentCommand{\dev}{O{Насос} m}{#1 <<#2>>}\dev{А} и \dev[Датчик]{Б}.`,
      ),
    ).toBe('Насос «А» и Датчик «Б».');
  });

  it('says nothing of what only arranges the page', async () => {
    expect(
      await unread(
        String.raw`\begin{SingleSpace}\lstset{frame=single}\rule{1cm}{1pt} Текст.\end{SingleSpace}`,
      ),
    ).toEqual([]);
  });
});
