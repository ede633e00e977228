import { describe, expect, it } from 'vitest';
import { compileDocument } from '../typst/compile-document.ts';
import { createCompiler } from '../typst/compiler.ts';
import { pdftotext, renderDocx, soffice } from './testing/libreoffice.ts';
import { thesis } from './testing/thesis.ts';
import { writeDocx } from './write-docx.ts';

const LONG = 240_000;

/** Where one of them is missing, the runner lists the tests as skipped and `npm test` says why. */
describe.skipIf(soffice === undefined)('our DOCX opened in LibreOffice', () => {
  it.skipIf(pdftotext === undefined)(
    'shows numbers, references and contents as LibreOffice itself counts them (needs pdftotext)',
    async () => {
      const headingPages = new Map([['intro', 77]]);
      const { lines } = await renderDocx(await writeDocx(thesis(2), { headingPages }));
      const starting = (start: string) => lines.filter((line) => line.startsWith(start));
      expect(lines.some((line) => /^ВВЕДЕНИЕ\.{10,}77$/.test(line))).toBe(true);
      for (const number of ['1', '1.1', '1.8', '2.1', '2.8', 'А.1']) {
        expect(starting(`Рисунок ${number} — `)).toHaveLength(1);
      }
      expect(starting('Таблица 2.1 — ')).toHaveLength(1);
      expect(starting('2.4 Раздел').length).toBeGreaterThanOrEqual(2);
      expect(starting('А.1 Требования').length).toBeGreaterThanOrEqual(2);
      expect(lines).toContain('ВВЕДЕНИЕ');
      expect(lines).toContain('На рисунке А.1 и в разделе 1.');
      expect(lines.some((line) => /рисунке 2\.8 \[\d+\]$/.test(line))).toBe(true);
      expect(lines.some((line) => line.endsWith('(2.12)'))).toBe(true);
      expect(lines.join('\n')).not.toMatch(/Error|Ошибка/);
    },
    LONG,
  );

  it(
    'takes as many pages as our PDF, within a twentieth',
    async () => {
      const document = thesis(3);
      const { pages, headingPages, tableBreaks } = compileDocument(createCompiler(), document);
      expect(pages).toBeGreaterThan(60);
      const rendered = await renderDocx(
        await writeDocx(document, { headingPages, tableBreaks, pages }),
      );
      expect(Math.abs(rendered.pages - pages) / pages).toBeLessThan(0.05);
    },
    LONG,
  );
});
