import { textAttribute } from '@pv/editor-schema';
import { blockHit } from '../../hits.ts';
import type { Reading } from '../../reading/read-document.ts';
import { defineRule } from '../../rule.ts';
import { texSymbols } from './tex.ts';

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
    const formulas = reading.blocks.filter(({ node }) => node.type === 'formula');
    if (formulas.length === 0) return;
    const mentioned = mentionedSymbols(reading);
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

/** Every symbol that stands in the running text: as an inline formula or as a typed letter. */
function mentionedSymbols({ units }: Reading): Set<string> {
  const symbols = new Set<string>();
  const byLetter = new Map(Object.entries(LETTERS).map(([name, letter]) => [letter, `\\${name}`]));
  for (const { inlines, text } of units) {
    for (const { node } of inlines) {
      if (node.type !== 'formulaInline') continue;
      for (const symbol of texSymbols(textAttribute(node, 'tex'))) symbols.add(symbol);
    }
    for (const [letter] of text.matchAll(
      /(?<![\p{L}'’])[A-Za-z](?=\p{L}{0,4}(?!\p{L}))|\p{Script=Greek}/gu,
    )) {
      symbols.add(byLetter.get(letter) ?? letter);
    }
  }
  return symbols;
}
