import { type NodeJson, nodeText } from '@pv/editor-schema';
import { describe, expect, it } from 'vitest';
import { cell, documentOf, chapter as part, table } from '../../docx/testing/sample.ts';
import { writeLatex } from '../../latex/write-latex.ts';
import { ImportError } from '../errors.ts';
import { NOTHING_BESIDE } from '../files-beside.ts';
import { importLatex } from './import-latex.ts';

const read = (text: string) => importLatex(new TextEncoder().encode(text), NOTHING_BESIDE);

function told(node: NodeJson): string {
  if (node.type === 'text') {
    const marks = (node.marks ?? []).map(({ type }) => type).join('+');
    return marks ? `${marks}(${node.text})` : (node.text ?? '');
  }
  const own = node.attrs?.tex ?? (node.type === 'footnote' ? node.attrs?.text : '');
  const inside = (node.content ?? []).map(told).join(node.type === 'paragraph' ? '' : ' ');
  return `${node.type}[${own}${inside}]`;
}
async function chapter(text: string) {
  const { snapshot } = await read(text);
  const found = snapshot.sections.find(({ kind }) => kind === 'chap');
  return (found?.content.content ?? []).map(told).join(' ');
}

describe('a text in LaTeX', () => {
  it('becomes sections with live references and sources', async () => {
    const { snapshot, report } = await read(String.raw`\documentclass{article}
\title{Датчики воды}
\begin{document}
\maketitle
\section*{Введение}
Датчики \textbf{нужны} всем\footnote{Почти.} --- так <<говорят>> \cite[с.~5]{ivanov,petrov}.
\section{Обзор}\label{sec:a}
\subsection{Методы}
Формула $a_1$ и \eqref{eq}, см. раздел \ref{sec:a}.
\begin{equation}\label{eq} a = \frac{1}{2} \end{equation}
\section*{Заключение}
Всё.
\begin{thebibliography}{9}
\bibitem{ivanov} Иванов И. И. Датчики. --- М., 2020.
\bibitem{petrov} Петров П. П. Вода. --- М., 2021.
\end{thebibliography}
\appendix
\section{Протокол}
Испытания прошли.
\end{document}`);
    expect(snapshot.sections.map(({ kind, title }) => `${kind} ${title}`)).toEqual([
      'title ',
      'intro Введение',
      'chap Обзор',
      'conclusion Заключение',
      'references Список использованных источников',
      'applications Протокол',
    ]);
    const [, intro, chap] = snapshot.sections;
    expect((intro?.content.content ?? []).map(told).join(' ')).toBe(
      'paragraph[Датчики bold(нужны) всемfootnote[Почти.] — так «говорят» citation[].]',
    );
    expect((chap?.content.content ?? []).map(told).join(' ')).toBe(
      String.raw`heading[Методы] paragraph[Формула formulaInline[a_{1}] и crossReference[], см. раздел crossReference[].] formula[a = \frac{1}{2}]`,
    );
    expect(snapshot.sources.map(({ raw }) => raw)).toEqual([
      'Иванов И. И. Датчики. — М., 2020.',
      'Петров П. П. Вода. — М., 2021.',
    ]);
    expect(snapshot.settings.titleFields).toEqual({ title: 'Датчики воды' });
    expect(report.warnings.map(({ code }) => code)).not.toContain('markup_unknown');
  });

  it('gives pictures, tables, lists and code with their captions', async () => {
    expect(
      await chapter(String.raw`\section{Обзор}
\begin{figure}[h]\centering\includegraphics[width=0.5\textwidth]{a.png}\caption{Схема}\label{f}\end{figure}
На рисунке \ref{f} схема.
\begin{table}\caption{Числа}\begin{tabular}{|l|c|}\hline Опыт & Число \\ \midrule Первый & 10 \\ \multicolumn{2}{c}{Итог} \\ \hline\end{tabular}\end{table}
\begin{itemize}\item раз;\begin{enumerate}\item внутри;\end{enumerate}\item два.\end{itemize}
\begin{lstlisting}[language=Python]
print("да") % нет
\end{lstlisting}`),
    ).toBe(
      'figure[Схема] paragraph[На рисунке crossReference[] схема.] tableBlock[tableCaption[Числа] table[tableRow[tableHeader[paragraph[Опыт]] tableHeader[paragraph[Число]]] tableRow[tableCell[paragraph[Первый]] tableCell[paragraph[10]]] tableRow[tableCell[paragraph[Итог]]]]] bulletList[listItem[paragraph[раз;] orderedList[listItem[paragraph[внутри;]]]] listItem[paragraph[два.]]] codeBlock[print("да") % нет]',
    );
  });

  it('reads high and wide cells, as the export writes them, and no numbers of rules', async () => {
    const rows = [
      [cell('Опыт', { rowspan: 2 }), cell('Замеры', { colspan: 2 })],
      [cell('Первый'), cell('Второй')],
      [cell('Среднее', { colspan: 2, rowspan: 2 }), cell('10')],
      [cell('20')],
    ];
    const written = writeLatex(
      documentOf([
        part([
          table({
            columns: [0.4, 0.3, 0.3],
            rows: rows.map((own) => ({ header: false, cells: own })),
          }),
        ]),
      ]),
    ).text;
    const { snapshot } = await read(written);
    const found = snapshot.sections
      .flatMap(({ content }) => content.content ?? [])
      .find(({ type }) => type === 'tableBlock')?.content?.[1];
    const shape = (found?.content ?? []).map((row) =>
      (row.content ?? []).map((one) => [nodeText(one), one.attrs?.colspan, one.attrs?.rowspan]),
    );
    expect(shape).toEqual([
      [
        ['Опыт', 1, 2],
        ['Замеры', 2, 1],
      ],
      [
        ['Первый', 1, 1],
        ['Второй', 1, 1],
      ],
      [
        ['Среднее', 2, 2],
        ['10', 1, 1],
      ],
      [['20', 1, 1]],
    ]);
    expect(
      await chapter(
        String.raw`\section{Обзор} \begin{tabular}{ll} \multirow{2}{*}{Два} & раз \\ \cline{2-2} & \makecell{два\\три} \\ \cmidrule(lr){1-2} А & \cellcolor{gray}Б \end{tabular}`,
      ),
    ).toBe(
      'tableBlock[tableCaption[] table[tableRow[tableCell[paragraph[Два]] tableCell[paragraph[раз]]] tableRow[tableCell[paragraph[дваhardBreak[]три]]] tableRow[tableCell[paragraph[А]] tableCell[paragraph[Б]]]]]',
    );
  });

  it('prints no widths of columns and boxes', async () => {
    expect(
      await chapter(
        String.raw`\section{Обзор} \begin{tabularx}{\textwidth}{|X|X|} А & Б \\ \end{tabularx} \begin{wrapfigure}{r}{5cm}\includegraphics{a.png}\caption{Схема}\end{wrapfigure}`,
      ),
    ).toBe(
      'tableBlock[tableCaption[] table[tableRow[tableCell[paragraph[А]] tableCell[paragraph[Б]]]]] figure[Схема]',
    );
  });

  it('has references to the formulas whose numbers are typed', async () => {
    const formula = (number: string) =>
      String.raw`\begin{equation} a \tag{${number}}\label{f${number}} \end{equation}`;
    const text = String.raw`\section{Обзор} По \eqref{f1.2}. ${formula('1.1')} ${formula('1.2')}`;
    expect(await chapter(text)).toBe('paragraph[По crossReference[].] formula[a] formula[a]');
  });

  it('prints quotes, raised letters and words of another language', async () => {
    expect(
      await chapter(
        String.raw`\section{Обзор}\label{s} {\fontsize{14}{16}\selectfont м\textsuperscript{2}}, CO\textsubscript{2}, \enquote{вода}, \foreignlanguage{english}{water}, \nameref{s}.`,
      ),
    ).toBe('paragraph[мsuperscript(2), COsubscript(2), «вода», water, crossReference[].]');
  });

  it('prints the name of what has no number, and tells of it', async () => {
    const text = String.raw`\section{Обзор} По \ref{t}. \begin{table}\caption{Числа}\label{t}\end{table}`;
    expect(await chapter(text)).toBe('paragraph[По [t].] paragraph[Числа]');
    const { report } = await read(text);
    expect(report.warnings).toContainEqual(
      expect.objectContaining({ code: 'reference_unresolved', values: { was: 't' } }),
    );
  });

  it.each([
    String.raw`\begin{subfigure}{5cm}\includegraphics{a}\caption{Слева}\label{a}\end{subfigure}\hfill\begin{subfigure}{5cm}\includegraphics{b}\caption{Справа}\end{subfigure}`,
    String.raw`\subfloat[Слева\label{a}]{\includegraphics{a}} \subfloat[Справа]{\includegraphics{b}}`,
    String.raw`\subcaptionbox{Слева\label{a}}{\includegraphics{a}}\subcaptionbox{Справа}{\includegraphics{b}}`,
    String.raw`\begin{minipage}{5cm}\includegraphics{a}\\ а) Слева\label{a}\end{minipage}\begin{minipage}{5cm}\includegraphics{b}\\ б) Справа\end{minipage}`,
  ])('has a figure of several pictures with their names: %s', async (pictures) => {
    const text = String.raw`\section{Обзор} По рис. \ref{a}. \begin{figure}${pictures}\caption{Схема}\label{f}\end{figure}`;
    expect(await chapter(text)).toBe(
      'paragraph[По рис. crossReference[].] partedFigure[figurePart[Слева] figurePart[Справа] figureCaption[Схема]]',
    );
  });

  it('has boxes with captions side by side as figures', async () => {
    const box = (name: string) =>
      String.raw`\begin{minipage}{5cm}\includegraphics{${name}}\caption{${name}}\end{minipage}`;
    const text = String.raw`\section{Обзор} \begin{figure}${box('А')}${box('Б')}\end{figure}`;
    expect(await chapter(text)).toBe('figure[А] figure[Б]');
  });

  it('has numbers with their units as siunitx prints them, and names of those not known', async () => {
    const text = String.raw`\section{Обзор} При \SI{25.5}{\celsius}, \qty{90}{\kilo\metre\per\hour}, \num{1e-3}, \si{\metre\squared}, \si{\newton\metre\per\square\milli\second}, \ang{45} и \unit{\furlong}.`;
    expect(await chapter(text)).toBe(
      'paragraph[При 25,5\u00a0°C, 90\u00a0km/h, 1e-3, m², N·m/ms², 45° и furlong.]',
    );
  });

  it('takes a percent sign in an address for what it is', async () => {
    const text = String.raw`\section{Обзор} См. \url{http://a.ru/%D0%B0_b} и \href{http://a.ru/\%20}{сайт}. % дальше`;
    const { snapshot } = await read(text);
    expect(JSON.stringify(snapshot)).toContain('"href":"http://a.ru/%20"');
    expect(await chapter(text)).toBe('paragraph[См. link(http://a.ru/%D0%B0_b) и link(сайт).]');
  });

  it('keeps the place of a figure that has no picture', async () => {
    const text = String.raw`\section{Обзор} По рис. \ref{f}. \begin{figure}\caption{Схема}\label{f}\end{figure}`;
    expect(await chapter(text)).toBe('paragraph[По рис. crossReference[].] figure[Схема]');
    const { report } = await read(text);
    expect(report.warnings.map(({ code }) => code)).toContain('picture_unsupported');
  });

  it('prints no colours, a caption outside of a float, and what a long table repeats once', async () => {
    const text = String.raw`\section{Обзор} \textcolor{red}{Вода} {\color{blue}течёт} по рис. \ref{f}.
\begin{center}\includegraphics{a}\captionof{figure}{Схема}\label{f}\end{center}
\begin{longtable}{|c|c|}\caption{Числа}\\ А & Б \\ \endfirsthead \multicolumn{2}{c}{Дальше} \\ А & Б \\ \endhead \hline \multicolumn{2}{r}{Ниже} \\ \endfoot Всего & 2 \\ \endlastfoot 1 & 2 \\ \end{longtable}`;
    expect(await chapter(text)).toBe(
      'paragraph[Вода течёт по рис. crossReference[].] figure[Схема] tableBlock[tableCaption[Числа] table[tableRow[tableHeader[paragraph[А]] tableHeader[paragraph[Б]]] tableRow[tableCell[paragraph[1]] tableCell[paragraph[2]]] tableRow[tableCell[paragraph[Всего]] tableCell[paragraph[2]]]]]',
    );
    const { report } = await read(text);
    const aside = report.setAside.map(({ text: words }) => words).join();
    expect(aside).toMatch(/Дальше.*Ниже/s);
  });

  it('keeps the words of commands that it does not know, and names them', async () => {
    const text = String.raw`\section{Обзор} \важно{слово} \begin{теорема}Вода течёт.\end{теорема} \ref{нет} \input{глава} % тайна`;
    const { report } = await read(text);
    expect(await chapter(text)).toContain('Вода течёт.');
    expect(
      report.warnings
        .filter(({ code }) => code === 'markup_unknown')
        .map(({ values }) => values.what),
    ).toContain(String.raw`\begin{теорема}`);
    expect(report.warnings.map(({ code }) => code)).toContain('reference_unresolved');
    expect(report.setAside).toContainEqual({ kind: 'hidden', text: ' тайна' });
  });

  it('has the words of commands that it defines, in formulas and names of its own letters too', async () => {
    const text = String.raw`\newcommand{\firm}{завод Заря}\newcommand{\unit}[1]{#1~кВт}\def\ГОСТ{ГОСТ~7.32}
\newcommand{\eps}{\ensuremath{\varepsilon}\xspace}
\begin{document}\section{Обзор} Наш \firm{} делает по \ГОСТ. При \unit{5} и \eps.  Где $\eps=1$.\end{document}`;
    expect(await chapter(text)).toBe(
      String.raw`paragraph[Наш завод Заря делает по ГОСТ 7.32. При 5 кВт и formulaInline[\varepsilon]. Где formulaInline[{\varepsilon}=1].]`,
    );
    const { report } = await read(text);
    expect(report.warnings.map(({ code }) => code)).not.toContain('markup_unknown');
  });

  it('has what its environments begin and end with, and no names of their counters', async () => {
    const text = String.raw`\newenvironment{пример}[1][]{\refstepcounter{primer}\par\textbf{Пример. #1} \itshape}{\par}
\newenvironment{sys}{\left\{\begin{array}{l}}{\end{array}\right.}\let\eps\varepsilon
\begin{document}\section{Обзор} Вода.
\begin{пример}[Насос]
Качает.
\end{пример}
Так. \[ \begin{sys} \eps=1 \end{sys} \]\end{document}`;
    expect(await chapter(text)).toBe(
      String.raw`paragraph[Вода.] paragraph[bold(Пример. Насос) italic( Качает.)] paragraph[Так.] formula[\left\{\begin{array}{l}\varepsilon=1\end{array}\right.]`,
    );
  });

  it('has theorems with the numbers that LaTeX prints, and code of its own environments', async () => {
    const definitions = String.raw`\newtheorem{theorem}{Теорема}[section]\newtheorem{lemma}[theorem]{Лемма}
\newtheorem*{note}{Замечание}\lstnewenvironment{py}[1][]{\lstset{#1}}{}
\newenvironment{code}{\VerbatimEnvironment\begin{Verbatim}}{\end{Verbatim}}\newminted{sql}{}`;
    const text = String.raw`По лемме \ref{l}.
\begin{theorem}[Пифагор] $a^2$. \end{theorem}
\begin{lemma}\label{l} Да. \end{lemma}
\begin{proof}[Ход] Ясно. \end{proof}
\begin{note} Нет. \end{note}
\begin{py}[frame=single]
if x: # {1}
    y % 2
\end{py}
Текст.
\begin{code}
a
  b
\end{code}
Текст.
\begin{sqlcode}
SELECT 1 % 2
\end{sqlcode}`;
    expect(
      await chapter(`${definitions}\\begin{document}\\section{Обзор}${text}\\end{document}`),
    ).toBe(
      [
        'paragraph[По лемме 1.2.]',
        'paragraph[bold(Теорема\u00a01.1) (Пифагор)bold(.) formulaInline[a^{2}].]',
        'paragraph[bold(Лемма\u00a01.2.) Да.]',
        'paragraph[bold(Ход.) Ясно.]',
        'paragraph[bold(Замечание.) Нет.]',
        'codeBlock[if x: # {1}\n    y % 2] paragraph[Текст.]',
        'codeBlock[a\n  b] paragraph[Текст.]',
        'codeBlock[SELECT 1 % 2]',
      ].join(' '),
    );
  });

  it('has chapters where no heading has a number, and a heading with a star among others is none', async () => {
    const kinds = async (text: string) =>
      (await read(text)).snapshot.sections.map(({ kind }) => kind).slice(1);
    const heading = String.raw`\section*{Обзор} Да. `;
    expect(await kinds(heading)).toEqual(['chap']);
    expect(await kinds(String.raw`${heading}\section{Итог} Да.`)).toEqual(['common', 'chap']);
    expect(await kinds(String.raw`\appendix ${heading}\section{Акт} Да.`)).toEqual([
      'chap',
      'applications',
    ]);
  });

  it('that breaks off is read to where it does', async () => {
    const { snapshot } = await read(
      String.raw`\documentclass{article}\begin{document}\section{Обзор} Вода {и лёд`,
    );
    expect(snapshot.sections.map(({ kind }) => kind)).toEqual(['title', 'chap']);
  });

  it('says of an unknown command whether words stayed in its place', async () => {
    const text = String.raw`\section{Обзор} Наш \firm{} по \ГОСТ, \важно{слово}.`;
    expect(await chapter(text)).toBe('paragraph[Наш по , слово.]');
    const { report } = await read(text);
    const told = (code: string) =>
      report.warnings.filter((one) => one.code === code).map(({ values }) => values.what);
    expect(told('markup_lost')).toEqual([String.raw`\firm`, String.raw`\ГОСТ`]);
    expect(told('markup_unknown')).toEqual([String.raw`\важно`]);
  });

  it('tells of every formula that cannot be read', async () => {
    const { report } = await read(
      String.raw`\section{Обзор} Пусть $y=\foo{x}$ и $a_1$. \begin{align} a &= b \\ c &= \мой{d} \end{align} \[ y = \frac{1}{2} \]`,
    );
    expect(report.warnings.filter(({ code }) => code === 'formula_unreadable')).toHaveLength(2);
  });

  it('is refused where it is no text, is empty or goes too deep', async () => {
    const code = async (bytes: Uint8Array) =>
      importLatex(bytes, NOTHING_BESIDE).catch((error: unknown) =>
        error instanceof ImportError ? error.code : error,
      );
    const text = (value: string) => new TextEncoder().encode(value);
    expect(await code(new Uint8Array())).toBe('import_not_text');
    expect(await code(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]))).toBe('import_not_text');
    expect(await code(text(`${'{'.repeat(400)}а${'}'.repeat(400)}`))).toBe('import_too_big');
  });
});
