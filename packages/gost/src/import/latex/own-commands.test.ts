import { describe, expect, it } from 'vitest';
import { ImportError } from '../errors.ts';
import { carryOut } from './own-commands.ts';

/** What is printed by a text with these definitions. */
const by = (definitions: string, text: string) =>
  carryOut(`${definitions}\n${text}`).replace(/^\s+/, '');

describe('a command that the text defines', () => {
  it.each([
    [
      String.raw`\newcommand{\firm}{завод Заря}`,
      String.raw`Наш \firm{} и \firm.`,
      'Наш завод Заря{} и завод Заря.',
    ],
    [String.raw`\newcommand*\unit[1]{#1~кВт}`, String.raw`\unit{5}, \unit 7`, '5~кВт, 7~кВт'],
    [
      String.raw`\newcommand{\at}[2][зимой]{#2 #1}`,
      String.raw`\at{дом}, \at[летом]{сад}`,
      'дом зимой, сад летом',
    ],
    [
      String.raw`\newcommand{\a}{раз}\renewcommand{\a}{два}\providecommand{\a}{три}`,
      String.raw`\a`,
      'два',
    ],
    [
      String.raw`\def\pair#1#2{#1--#2}\def\ГОСТ{ГОСТ~7.32}`,
      String.raw`\pair{а}{б} по \ГОСТ`,
      'а--б по ГОСТ~7.32',
    ],
    [String.raw`\newcommand{\m}{мир\xspace}`, String.raw`\m стоит, \m.`, 'мир стоит, мир.'],
    [
      String.raw`\newcommand{\be}{\begin{equation}}`,
      String.raw`\be x`,
      String.raw`\begin{equation}x`,
    ],
    [String.raw`\newcommand{\kw}{\unit}\newcommand{\unit}[1]{#1 кВт}`, String.raw`\kw{5}`, '5 кВт'],
    [
      String.raw`\newcommand{\eps}{\varepsilon}\DeclareMathOperator*{\argmax}{arg\,max}`,
      String.raw`$\argmax_\eps x$`,
      String.raw`$\operatorname*{arg\,max}_\varepsilon x$`,
    ],
    [
      String.raw`\newcommand{\note}[1]{% тайна
важно: #1}`,
      String.raw`\note{вода}`,
      'важно: вода',
    ],
    [
      String.raw`\newcommand{\a}{раз}\let\b\a\renewcommand{\a}{два}\let\c=\b\let\d=я`,
      String.raw`\a, \b, \c, \d`,
      'два, раз, раз, я',
    ],
    [
      String.raw`\let\old\phi \let\phi\varphi \let\varphi\old`,
      String.raw`$\phi\varphi$`,
      String.raw`$\varphi\phi$`,
    ],
  ])('is carried out: %s', (definitions, text, printed) => {
    expect(by(definitions, text)).toBe(printed);
  });

  it('may be an environment, with arguments, within another and itself', () => {
    const definitions = String.raw`\newenvironment{note}[2][Важно]{\textbf{#1.} #2:}{(конец)}
\newenvironment*{wide}{\begin{quote}\itshape}{\end{quote}}\newenvironment{outer}{\begin{wide}}{\end{wide}}
\renewenvironment{quote}{\bfseries}{}\newenvironment{slant}{{\bf Да.} \itshape}{}`;
    expect(
      by(
        definitions,
        String.raw`\begin{note}{вода}да \begin{note}[Ещё]{лёд}нет\end{note}\end{note}`,
      ),
    ).toBe(String.raw`\textbf{Важно.} вода:да \textbf{Ещё.} лёд:нет(конец)(конец)`);
    expect(by(definitions, String.raw`\begin{outer}да\end{outer}\begin{slant}нет\end{slant}`)).toBe(
      String.raw`\begin{quote}\itshape да\end{quote}\begin{sloppypar}{\bf Да.} \itshape нет\end{sloppypar}`,
    );
  });

  it('that is an environment stays as typed where it lacks an argument or never began', () => {
    const text = String.raw`\end{note} {\begin{note}} \begin{code}x\end{code}`;
    const definitions = String.raw`\newenvironment{note}[1]{#1}{да}`;
    expect(by(definitions, text)).toBe(text);
    const verbatim = String.raw`\newenvironment{code}{\begin{Verbatim}}{\end{Verbatim}} {да}`;
    expect(carryOut(verbatim)).toBe(verbatim);
  });

  it('stays as typed in code and in comments', () => {
    const text = String.raw`\verb|\firm| \begin{lstlisting}
\firm \newcommand{\a}{б}
\end{lstlisting} % \firm`;
    expect(by(String.raw`\newcommand{\firm}{завод}`, text)).toBe(text);
  });

  it('does not take the meaning of headings and layout from the reader', () => {
    const text = String.raw`\section{Обзор}\maketitle`;
    expect(
      by(String.raw`\renewcommand{\section}[1]{#1}\renewcommand{\maketitle}{Титул}`, text),
    ).toBe(text);
  });

  it('stays where it goes round in itself or lacks what it wants', () => {
    expect(by(String.raw`\def\a{слово \b}\def\b{и \a}`, String.raw`\a.`)).toBe(
      String.raw`слово и \a.`,
    );
    expect(by(String.raw`\newcommand{\unit}[1]{#1 кВт}`, String.raw`{\unit} \unit{5`)).toBe(
      String.raw`{\unit} \unit{5`,
    );
  });

  it('is refused where it would never end or grow without measure', () => {
    const levels = Array.from(
      { length: 60 },
      (_, at) => `\\def\\${'a'.repeat(at + 2)}{\\${'a'.repeat(at + 1)}\\${'a'.repeat(at + 1)}}`,
    );
    const open = '\\unit{'.repeat(20_000);
    for (const text of [
      `\\def\\a{да}${levels.join('')}\\${'a'.repeat(61)}`,
      `\\def\\unit#1{#1}${open}`,
    ])
      expect(() => carryOut(text)).toThrow(ImportError);
  });
});
