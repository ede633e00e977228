import { Document, Packer, Paragraph } from 'docx';
import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import { renderDocx, soffice } from '../testing/libreoffice.ts';
import { groupBrackets } from './group-brackets.ts';
import { math } from './math.ts';

const DEVIATION = 'D = (q_m-\\bar q)^2';

const fileOf = (tex: string): Promise<Uint8Array> =>
  Packer.toBuffer(
    new Document({ sections: [{ children: [new Paragraph({ children: [math(tex)] })] }] }),
  );

describe('brackets with a power', () => {
  it.each([
    ['(a+b)^2', '\\left(a+b\\right)^2'],
    ['((a+b)^2+c)_i', '\\left(\\left(a+b\\right)^2+c\\right)_i'],
    ['[x] ^{2}', '\\left[x\\right] ^{2}'],
    ['\\{x\\}^2', '\\left\\{x\\right\\}^2'],
    ["(uv)'", "\\left(uv\\right)'"],
    ['\\frac{(a)^2}{b}', '\\frac{\\left(a\\right)^2}{b}'],
  ])('become a pair: %s', (tex, grouped) => {
    expect(groupBrackets(tex)).toBe(grouped);
  });

  it.each([
    'f(x) + g(y)',
    'f(x)g^2',
    '\\left( a \\right)^2',
    '\\bigl( a \\bigr)^2',
    '{(a}b)^2',
    '(a & b)^2',
    '\\sqrt[3]{x}^2',
    'b)^2',
  ])('are left as they are where there is no pair to make: %s', (tex) => {
    expect(groupBrackets(tex)).toBe(tex);
  });

  it('are one thing that is raised in Word', async () => {
    const zip = await JSZip.loadAsync(await fileOf(DEVIATION));
    const xml = (await zip.file('word/document.xml')?.async('string')) ?? '';
    expect(xml).toMatch(/<m:sSup><m:sSupPr\/><m:e><m:d>.*<\/m:d><\/m:e><m:sup>/);
    expect(xml).not.toMatch(/<m:t>[()]<\/m:t>/);
  });

  it.skipIf(soffice === undefined)(
    'are read by LibreOffice without its signs of an error',
    async () => {
      const { lines } = await renderDocx(await fileOf(DEVIATION));
      expect(lines.join('\n')).not.toContain('¿');
    },
    120_000,
  );
});
