import { describe, expect, it } from 'vitest';
import { noisePicture } from '../docx/testing/picture.ts';
import {
  appendix,
  chapter,
  documentOf,
  figure,
  formula,
  heading,
  list,
  listing,
  paragraph,
  reference,
  table,
  text,
} from '../docx/testing/sample.ts';
import type { Block } from '../model/document.ts';
import { writeLatex } from './write-latex.ts';

const bodyOf = (...blocks: Block[]) =>
  (writeLatex(documentOf([chapter(blocks)])).text.split('\\newpage\n\n')[1] ?? '')
    .split('\n\n')
    .slice(1, -1);

describe('a document as LaTeX', () => {
  it('has live numbers, captions and references', () => {
    const asset = noisePicture('noise', 4, 3);
    const { text: written, pictures } = writeLatex(
      documentOf(
        [
          chapter([
            heading({ id: 'h', number: '1.1', text: 'Методы' }),
            paragraph('См. ', reference({ target: 'f', targetKind: 'figure', label: '1.1' }), '.'),
            figure({
              id: 'f',
              images: [{ asset: 'noise', width: 50, alt: '' }],
              caption: [text('Схема')],
            }),
            formula({ id: 'e', number: '1.1', tex: 'a = b' }),
            listing({ id: 'l', number: '1.1', caption: [text('Расчёт')] }),
          ]),
          appendix([paragraph('Протокол.')]),
        ],
        { assets: new Map([[asset.id, asset]]) },
      ),
    );
    for (const piece of [
      String.raw`\subsection{Методы}\label{o:h}`,
      String.raw`См. \ref{o:f}.`,
      '\\begin{figure}[h]\n\\centering\n\\includegraphics[width=0.5\\textwidth]{pictures/1.png}\n\\caption{Схема}\\label{o:f}\n\\end{figure}',
      '\\begin{equation}\na = b \\tag{1.1}\\label{o:e}\n\\end{equation}',
      String.raw`\numbered{1.1}{o:l}Листинг 1.1 — Расчёт`,
      '\\appendix\n\n\\renewcommand{\\thesection}{А}\n\\section{Акт}',
    ]) {
      expect(written).toContain(piece);
    }
    expect(pictures.map(({ name }) => name)).toEqual(['pictures/1.png']);
  });

  it('says what stands in the text and means nothing in LaTeX as it stands', () => {
    expect(bodyOf(paragraph(String.raw`5 % {a}_b & $c$ #d ~ \e -- "f"`))).toEqual([
      String.raw`5 \% \{a\}\_b \& \$c\$ \#d \textasciitilde{} \textbackslash{}e -{}- \textquotedbl{}f\textquotedbl{}`,
    ]);
  });

  it('prints a formula that is broken off as it is typed, and none of its comments', () => {
    const written = (tex: string) => bodyOf(formula({ id: 'e', number: null, tex }))[0];
    for (const whole of [
      String.raw`\{ \text{если $x$} \}`,
      String.raw`\begin{cases}1 \\ 2\end{cases}`,
    ])
      expect(written(whole)).toBe(String.raw`\[ ${whole} \]`);
    expect(written('a\\%, % прим.\nb')).toBe('\\[ a\\%, b \\]');
    for (const [broken, typed] of Object.entries({
      'a_{1': String.raw`a\_\{1`,
      'a $ b': String.raw`a \$ b`,
      '1}': String.raw`1\}`,
      '\\end{document}': String.raw`\textbackslash{}end\{document\}`,
    }))
      expect(written(broken)).toBe(String.raw`\[ \texttt{${typed}} \]`);
  });

  it('writes tables with heads that are repeated, and lists with letters', () => {
    expect(
      bodyOf(table({ id: 't', caption: [text('Числа')] }), list('letter', ['раз;', 'два.'])),
    ).toEqual([
      expect.stringMatching(
        /^\\begin\{longtable\}\{\|p\{[\d.]+\\textwidth\}\|p\{[\d.]+\\textwidth\}\|\}\n\\caption\{Числа\}\\label\{o:t\} \\\\ \\hline\nГрафа & Число \\\\ \\hline\n\\endhead\nДлина & 5 \\\\ \\hline\n\\end\{longtable\}$/,
      ),
      '\\begin{itemize}\n\\item[а)] раз;\n\\item[б)] два.\n\\end{itemize}',
    ]);
  });
});
