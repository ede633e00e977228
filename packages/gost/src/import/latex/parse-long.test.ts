import { expect, it } from 'vitest';
import { NOTHING_BESIDE } from '../files-beside.ts';
import { importLatex } from './import-latex.ts';

it('a text of hundreds of pages is read whole, its code and its environments in one piece', async () => {
  const filler = 'Слово за словом идёт текст о $\\sigma$ и насосах. '.repeat(20);
  const code = '\\begin{verbatim}\n\\section{x} } \\begin{y}\n\\end{verbatim}';
  const section = (at: number) =>
    `\\section{Раздел ${at}}\\label{s${at}}\n${filler} \\ref{s0}\n${at % 100 === 0 ? code : ''}\n`;
  const body = Array.from({ length: 420 }, (_, at) => section(at)).join('');
  const text = `\\documentclass{article}\n\\begin{document}\n${body}\\begin{center}\n\\section{Последний}\n\\end{center}\\end{document}`;
  expect(text.length).toBeGreaterThan(400_000);
  const { snapshot, report } = await importLatex(new TextEncoder().encode(text), NOTHING_BESIDE);
  expect(report.counts).toMatchObject({ chapters: 421, codeBlocks: 5, crossReferences: 420 });
  expect(snapshot.sections.at(-1)?.title).toBe('Последний');
});
