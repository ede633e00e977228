import temml from 'temml';
import { describe, expect, test } from 'vitest';
import { part } from '../../../../test/messy-docx/package.ts';
import { mathRun } from '../../../../test/messy-docx/pieces.ts';
import { parseXml } from '../../ooxml/tree.ts';
import { DEFAULT_LIMITS } from '../../package/limits.ts';
import { ommlToLatex } from './omml-to-latex.ts';

const R = mathRun;
const e = (xml: string) => `<m:e>${xml}</m:e>`;
const styled = (text: string, properties: string) =>
  `<m:r><m:rPr>${properties}</m:rPr><m:t>${text}</m:t></m:r>`;

function latex(xml: string, unknown = new Set<string>()): string {
  return ommlToLatex(parseXml(part('m:oMath', xml), 'm', DEFAULT_LIMITS), unknown);
}

const CASES: [string, string, string][] = [
  ['a fraction', `<m:f><m:num>${R('a')}</m:num><m:den>${R('b')}</m:den></m:f>`, '\\frac{a}{b}'],
  [
    'a fraction in a line',
    `<m:f><m:fPr><m:type m:val="lin"/></m:fPr><m:num>${R('a')}</m:num><m:den>${R('b')}</m:den></m:f>`,
    '{a}/{b}',
  ],
  [
    'a binomial',
    `<m:f><m:fPr><m:type m:val="noBar"/></m:fPr><m:num>${R('n')}</m:num><m:den>${R('k')}</m:den></m:f>`,
    '\\binom{n}{k}',
  ],
  ['a power', `<m:sSup>${e(R('x'))}<m:sup>${R('2')}</m:sup></m:sSup>`, 'x^{2}'],
  ['an index on a long base', `<m:sSub>${e(R('ab'))}<m:sub>${R('i')}</m:sub></m:sSub>`, '{ab}_{i}'],
  [
    'both',
    `<m:sSubSup>${e(R('α'))}<m:sub>${R('i')}</m:sub><m:sup>${R('2')}</m:sup></m:sSubSup>`,
    '\\alpha_{i}^{2}',
  ],
  [
    'indexes before',
    `<m:sPre><m:sub>${R('1')}</m:sub><m:sup>${R('2')}</m:sup>${e(R('H'))}</m:sPre>`,
    '{}_{1}^{2}H',
  ],
  [
    'a square root',
    `<m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/>${e(R('x'))}</m:rad>`,
    '\\sqrt{x}',
  ],
  ['a cube root', `<m:rad><m:deg>${R('3')}</m:deg>${e(R('x'))}</m:rad>`, '\\sqrt[3]{x}'],
  [
    'a sum with limits',
    `<m:nary><m:naryPr><m:chr m:val="∑"/><m:limLoc m:val="undOvr"/></m:naryPr><m:sub>${R('i=1')}</m:sub><m:sup>${R('n')}</m:sup>${e(R('x'))}</m:nary>`,
    '\\sum\\limits_{i=1}^{n}{x}',
  ],
  [
    'an integral without limits',
    `<m:nary><m:naryPr><m:subHide m:val="1"/><m:supHide m:val="1"/></m:naryPr><m:sub/><m:sup/>${e(R('x'))}</m:nary>`,
    '\\int{x}',
  ],
  ['parentheses', `<m:d>${e(R('x'))}</m:d>`, '\\left( x\\right)'],
  [
    'bars with several parts',
    `<m:d><m:dPr><m:begChr m:val="⟨"/><m:sepChr m:val="|"/><m:endChr m:val="⟩"/></m:dPr>${e(R('a'))}${e(R('b'))}</m:d>`,
    '\\left\\langle a\\middle|b\\right\\rangle',
  ],
  [
    'a system',
    `<m:d><m:dPr><m:begChr m:val="{"/><m:endChr m:val=""/></m:dPr>${e(`<m:eqArr>${e(R('x=1,&a'))}${e(R('y=2'))}</m:eqArr>`)}</m:d>`,
    '\\begin{cases}x=1,&a \\\\ y=2\\end{cases}',
  ],
  [
    'aligned lines',
    `<m:eqArr>${e(R('a&=b'))}${e(R('c&=d'))}</m:eqArr>`,
    '\\begin{aligned}a&=b \\\\ c&=d\\end{aligned}',
  ],
  [
    'a matrix in brackets',
    `<m:d><m:dPr><m:begChr m:val="["/><m:endChr m:val="]"/></m:dPr>${e(`<m:m><m:mr>${e(R('1'))}${e(R('0'))}</m:mr><m:mr>${e(R('0'))}${e(R('1'))}</m:mr></m:m>`)}</m:d>`,
    '\\left[ \\begin{matrix}1 & 0 \\\\ 0 & 1\\end{matrix}\\right]',
  ],
  [
    'a function',
    `<m:func><m:fName>${styled('sin', '<m:sty m:val="p"/>')}</m:fName>${e(R('x'))}</m:func>`,
    '\\sin{x}',
  ],
  [
    'a function that LaTeX lacks',
    `<m:func><m:fName>${styled('tg', '<m:sty m:val="p"/>')}</m:fName>${e(R('x'))}</m:func>`,
    '\\operatorname{tg}{x}',
  ],
  [
    'a limit',
    `<m:func><m:fName><m:limLow>${e(styled('lim', '<m:sty m:val="p"/>'))}<m:lim>${R('x→0')}</m:lim></m:limLow></m:fName>${e(R('f'))}</m:func>`,
    '\\lim_{x\\to0}{f}',
  ],
  [
    'a brace with a word under it',
    `<m:limLow>${e(`<m:groupChr>${e(R('a+b'))}</m:groupChr>`)}<m:lim>${R('c')}</m:lim></m:limLow>`,
    '\\underbrace{a+b}_{c}',
  ],
  ['an accent', `<m:acc><m:accPr><m:chr m:val="⃗"/></m:accPr>${e(R('v'))}</m:acc>`, '\\vec{v}'],
  ['a wide accent', `<m:acc>${e(R('AB'))}</m:acc>`, '\\widehat{AB}'],
  [
    'a bar above',
    `<m:bar><m:barPr><m:pos m:val="top"/></m:barPr>${e(R('x'))}</m:bar>`,
    '\\overline{x}',
  ],
  ['a box', `<m:borderBox>${e(R('x'))}</m:borderBox>`, '\\boxed{x}'],
  ['Greek before a letter', R('αx'), '\\alpha x'],
  ['signs', R('a≤b·c−d'), 'a\\le b\\cdot c-d'],
  ['special signs', R('50%#{x}'), '50\\%\\#\\{x\\}'],
  ['Cyrillic words', R('vср=s'), 'v\\text{ср}=s'],
  ['plain text', styled(' если x_1 > 0', '<m:nor/>'), '\\text{ если x\\_1 > 0}'],
  ['bold', styled('v', '<m:sty m:val="b"/>'), '\\mathbf{v}'],
  ['double-struck', styled('R', '<m:scr m:val="double-struck"/>'), '\\mathbb{R}'],
  ['italic letters of Unicode', R('\u{1D465}\u{1D6FC}'), 'x\\alpha'],
];

describe('OMML becomes LaTeX', () => {
  test.each(CASES)('%s', (_, xml, expected) => {
    expect(latex(xml)).toBe(expected);
  });

  test.each(CASES)('%s can be read by the converter of the writers', (_, xml) => {
    expect(() => temml.renderToString(latex(xml), { throwOnError: true })).not.toThrow();
  });
});

test('what has no LaTeX keeps its insides and is named', () => {
  const unknown = new Set<string>();
  expect(latex(`<m:novelty>${R('x')}</m:novelty>`, unknown)).toBe('x');
  expect([...unknown]).toEqual(['m:novelty']);
});

test('deleted parts of a formula are gone, inserted ones stay', () => {
  expect(latex(`<w:del>${R('a')}</w:del><w:ins>${R('b')}</w:ins>`)).toBe('b');
});
