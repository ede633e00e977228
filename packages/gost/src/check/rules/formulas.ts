import { type NodeJson, textAttribute } from '@pv/editor-schema';
import { addressOf, blockHit, replaceIn, unitHit } from '../hits.ts';
import type { BlockRef } from '../reading/block.ts';
import type { Reading } from '../reading/read-document.ts';
import { perStretch } from '../reading/read-section.ts';
import { perText } from '../reading/text-unit.ts';
import { defineRule } from '../rule.ts';

/** The formula with a comma at its end; null when it ends with a sign already, or is empty or unusual. */
export function withFinalComma(tex: string): string | null {
  const bare = tex.trimEnd();
  if (bare === '' || /[,;.!?]$|\\\\$|\\tag\{[^}]*\}$|(?<!\\)\\$/.test(bare)) return null;
  if (/[,;.](?:\\[,;: ]|\s|\\quad|\\qquad)*\\end\{[a-z*]+\}$/.test(bare)) return null;
  return `${bare},`;
}

const COMMAND =
  /\\(?:text|mathrm|operatorname\*?|begin|end|label|tag|mathit|textit)\s*\{[^}]*\}|\\[A-Za-z]+/g;
const GREEK =
  /^\\(?:alpha|beta|gamma|delta|epsilon|varepsilon|zeta|eta|theta|vartheta|iota|kappa|lambda|mu|nu|xi|rho|sigma|tau|upsilon|phi|varphi|chi|psi|omega|Gamma|Delta|Theta|Lambda|Xi|Sigma|Upsilon|Phi|Psi|Omega)$/;

/** An index, a word or a letter, belongs to the symbol before it, and so do a transposition and a star. */
const INDEX =
  /_(?:\{(?:[^{}]|\{[^{}]*\})*\}|\\[A-Za-z]+|[A-Za-z]{2,}|[A-Za-z\d])|\^(?:\{?(?:T|\\top|\*|\\ast)\}?)/g;

/** Letters that a formula uses as symbols, Latin and Greek (by command), without indexes' words. */
export function texSymbols(tex: string): string[] {
  const bare = tex.replace(INDEX, ' ');
  const greek = (bare.match(/\\[A-Za-z]+/g) ?? []).filter((command) => GREEK.test(command));
  const latin = bare.replace(COMMAND, ' ').match(/[A-Za-z]/g) ?? [];
  return [...new Set([...latin, ...greek])];
}

const texOf = ({ node }: BlockRef): string => textAttribute(node, 'tex');

/** A formula that nobody has typed yet. */
export const formulaEmpty = defineRule({
  id: 'G32-6.8.1-empty',
  clause: '6.8.1',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'none',
  values: [],
  *check({ blocks, units }) {
    for (const block of blocks) {
      if (block.node.type === 'formula' && texOf(block).trim() === '') yield blockHit(block, {});
    }
    for (const unit of units) {
      for (const { node, from, to } of unit.inlines) {
        const empty = node.type === 'formulaInline' && textAttribute(node, 'tex').trim() === '';
        if (empty) yield unitHit(unit, [from, to], {});
      }
    }
  },
});

/** Formulas that follow each other without text between them are separated by a comma. */
export const formulasInRow = defineRule({
  id: 'E105-6.10.1-formula-comma',
  clause: '6.10.1',
  standard: 'ГОСТ Р 2.105-2019',
  severity: 'practice',
  fix: 'signs',
  values: [],
  *check({ blocks }) {
    for (const block of blocks) {
      if (block.node.type !== 'formula' || block.next?.node.type !== 'formula') continue;
      const tex = withFinalComma(texOf(block));
      if (tex === null) continue;
      yield blockHit(block, {}, [{ kind: 'attrs', at: addressOf(block), attrs: { tex } }]);
    }
  },
});

const ASTERISK = /(?<![\^_{*\\])\s*\*\s*(?=[\dA-Za-zА-Яа-я\\({[])/gu;

/** Multiplication is «·» or «×», never an asterisk. An index x^* stays. */
export const formulaAsterisk = defineRule({
  id: 'G32-6.8.1-asterisk',
  clause: '6.8.1',
  standard: 'ГОСТ 7.32-2017',
  severity: 'should',
  fix: 'signs',
  values: [],
  *check({ blocks }) {
    for (const block of blocks) {
      if (block.node.type !== 'formula') continue;
      const tex = texOf(block).replace(ASTERISK, ' \\cdot ');
      if (tex === texOf(block) || /\\begin\{[a-z]+\*|\\operatorname\*/.test(tex)) continue;
      yield blockHit(block, {}, [{ kind: 'attrs', at: addressOf(block), attrs: { tex } }]);
    }
  },
});

/** A reference to a formula brings its own parentheses: «в формуле (1)». */
export const formulaParentheses = defineRule({
  id: 'G32-6.8.4-reference',
  clause: '6.8.4',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'signs',
  values: [],
  *check({ references, numbering }) {
    for (const { target, unit, offset } of references) {
      if (numbering.byId.get(target)?.kind !== 'formula') continue;
      if (unit.text.charAt(offset - 1) !== '(' || unit.text.charAt(offset + 1) !== ')') continue;
      yield unitHit(unit, [offset - 1, offset + 2], {}, [
        replaceIn(unit, offset - 1, offset, ''),
        replaceIn(unit, offset + 1, offset + 2, ''),
      ]);
    }
  },
});

const COLON = /^\s*где[\s\u00A0]*:[\s\u00A0]*/iu;
const CAPITAL = /^\s*Где(?![\p{L}])/u;

/** Paragraphs that explain the formula above them. */
function* explanations({ blocks }: Reading): Generator<BlockRef> {
  for (const block of blocks) {
    const afterFormula = block.previous?.node.type === 'formula';
    if (afterFormula && block.node.type === 'paragraph' && block.unit) yield block;
  }
}

/** The explanation of symbols begins with «где» without a colon. */
export const whereColon = defineRule({
  id: 'G32-6.8.2-where',
  clause: '6.8.2',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'signs',
  values: [],
  *check(reading) {
    for (const { unit } of explanations(reading)) {
      const colon = unit ? COLON.exec(unit.text) : null;
      if (!unit || !colon) continue;
      const to = colon[0].length;
      const from = colon[0].search(/[\s\u00A0]*:/u);
      yield unitHit(unit, [0, to], {}, [replaceIn(unit, from, to, ' ')]);
    }
  },
});

/** «Где» goes on with the sentence of the formula: a small letter. */
export const whereCapital = defineRule({
  id: 'G32-6.8.2-where-case',
  clause: '6.8.2',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'case',
  values: [],
  *check(reading) {
    for (const { unit } of explanations(reading)) {
      if (!unit || !CAPITAL.test(unit.text)) continue;
      const at = unit.text.search(/\S/);
      yield unitHit(unit, [at, at + 3], {}, [replaceIn(unit, at, at + 1, 'г')]);
    }
  },
});

/** A formula that «где» goes on from ends with a comma. */
export const whereComma = defineRule({
  id: 'V-where-comma',
  clause: 'формулы',
  standard: 'Практика ВКР',
  severity: 'practice',
  fix: 'signs',
  values: [],
  *check(reading) {
    for (const { unit, previous } of explanations(reading)) {
      if (!unit || !previous || !/^\s*где(?!\p{L})/iu.test(unit.text)) continue;
      const tex = withFinalComma(textAttribute(previous.node, 'tex'));
      if (tex === null) continue;
      yield blockHit(previous, {}, [{ kind: 'attrs', at: addressOf(previous), attrs: { tex } }]);
    }
  },
});

/** Indexes, constants and signs of operations that need no explanation. */
const COMMON = new Set([
  'i',
  'j',
  'k',
  'n',
  'm',
  'e',
  'd',
  'x',
  'y',
  'z',
  '\\Delta',
  '\\Sigma',
  '\\delta',
]);

/** Symbols are explained under the formula or earlier; one that no text mentions is not explained. */
export const symbolUnexplained = defineRule({
  id: 'G32-6.8.2-unexplained',
  clause: '6.8.2',
  standard: 'ГОСТ 7.32-2017',
  severity: 'should',
  fix: 'none',
  values: ['symbols'],
  *check(reading) {
    const formulas = formulasIn(reading.sections).flat();
    if (formulas.length === 0) return;
    const mentioned = new Set(mentionedSymbols(reading.sections).flat());
    for (const block of formulas) {
      const symbols = texSymbols(textAttribute(block.node, 'tex'));
      const unknown = symbols.filter((symbol) => !COMMON.has(symbol) && !mentioned.has(symbol));
      for (const symbol of unknown) mentioned.add(symbol);
      if (unknown.length > 0) yield blockHit(block, { symbols: unknown.map(toLetter).join(', ') });
    }
  },
});

const LETTERS: Record<string, string> = {
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  epsilon: 'ε',
  varepsilon: 'ε',
  zeta: 'ζ',
  eta: 'η',
  theta: 'θ',
  vartheta: 'θ',
  iota: 'ι',
  kappa: 'κ',
  lambda: 'λ',
  mu: 'μ',
  nu: 'ν',
  xi: 'ξ',
  rho: 'ρ',
  sigma: 'σ',
  tau: 'τ',
  upsilon: 'υ',
  phi: 'φ',
  varphi: 'φ',
  chi: 'χ',
  psi: 'ψ',
  omega: 'ω',
  Gamma: 'Γ',
  Theta: 'Θ',
  Lambda: 'Λ',
  Xi: 'Ξ',
  Upsilon: 'Υ',
  Phi: 'Φ',
  Psi: 'Ψ',
  Omega: 'Ω',
};

const toLetter = (symbol: string): string => LETTERS[symbol.slice(1)] ?? symbol;

const isIndex = ({ marks }: NodeJson): boolean =>
  marks?.some(({ type }) => type === 'subscript') === true;

const byLetter = new Map(Object.entries(LETTERS).map(([name, letter]) => [letter, `\\${name}`]));

/** Every symbol that stands in a text: as an inline formula or as a typed letter. */
const symbolsOf = perText(({ inlines, text }) => {
  const symbols = new Set<string>();
  for (const { node, from } of inlines) {
    // «E» before a subscript of any length
    const base = isIndex(node) && /(?<!\p{L})(\p{L})$/u.exec(text.slice(0, from))?.[1];
    if (base) symbols.add(byLetter.get(base) ?? base);
    if (node.type !== 'formulaInline') continue;
    for (const symbol of texSymbols(textAttribute(node, 'tex'))) symbols.add(symbol);
  }
  for (const [letter] of text.matchAll(
    /(?<![\p{L}'’])[A-Za-z](?=\p{L}{0,4}(?!\p{L}))|\p{Script=Greek}/gu,
  )) {
    symbols.add(byLetter.get(letter) ?? letter);
  }
  return symbols;
});

const mentionedSymbols = perStretch(({ units }) => [
  ...new Set(units.flatMap((unit) => [...symbolsOf(unit)])),
]);

const formulasIn = perStretch(({ blocks }) => blocks.filter(({ node }) => node.type === 'formula'));
