import { child, childValue, elements, ownText, type XmlElement } from '../../ooxml/tree.ts';

/** Function names that LaTeX sets upright by a command of their own. */
const COMMANDS = new Set(
  (
    'sin cos tan cot sec csc sinh cosh tanh coth arcsin arccos arctan ' +
    'exp ln lg log lim sup inf max min det dim ker deg gcd hom arg Pr'
  ).split(' '),
);

/** LaTeX of a function name: `\sin`, `\operatorname{tg}`. */
export function functionName(name: string): string {
  return COMMANDS.has(name) ? `\\${name}` : `\\operatorname{${name}}`;
}

/** True for names that stand upright even outside a function, as they are typed by hand. */
function isFunctionName(name: string): boolean {
  return (
    COMMANDS.has(name) || ['tg', 'ctg', 'arctg', 'arcctg', 'sh', 'ch', 'th', 'sgn'].includes(name)
  );
}

/** LaTeX commands of single characters, `character command` one after another. */
const CHARACTER_COMMANDS =
  'α alpha β beta γ gamma δ delta ε varepsilon ϵ epsilon ζ zeta η eta θ theta ϑ vartheta ι iota κ kappa λ lambda ' +
  'μ mu µ mu ν nu ξ xi π pi ϖ varpi ρ rho ϱ varrho σ sigma ς varsigma τ tau υ upsilon φ varphi ϕ phi χ chi ψ psi ω omega ' +
  'Γ Gamma Δ Delta ∆ Delta Θ Theta Λ Lambda Ξ Xi Π Pi Σ Sigma Υ Upsilon Φ Phi Ψ Psi Ω Omega ' +
  '∞ infty ∂ partial ∇ nabla ∀ forall ∃ exists ∄ nexists ∅ emptyset ∈ in ∉ notin ∋ ni ⊂ subset ⊃ supset ⊆ subseteq ⊇ supseteq ' +
  '∪ cup ∩ cap ∖ setminus ∧ wedge ∨ vee ¬ neg ⊕ oplus ⊗ otimes ⊥ perp ∥ parallel ∠ angle ' +
  '± pm ∓ mp × times ÷ div ⋅ cdot · cdot ∙ bullet ∗ ast ∘ circ ≤ le ≥ ge ≠ ne ≈ approx ≡ equiv ≅ cong ∼ sim ≃ simeq ∝ propto ≪ ll ≫ gg ≺ prec ≻ succ ' +
  '→ to ← leftarrow ↔ leftrightarrow ⇒ Rightarrow ⇐ Leftarrow ⇔ Leftrightarrow ↑ uparrow ↓ downarrow ↦ mapsto ⟶ longrightarrow ⟵ longleftarrow ⟹ Longrightarrow ⟺ Longleftrightarrow ' +
  '… ldots ⋯ cdots ⋮ vdots ⋱ ddots ′ prime ℏ hbar ℓ ell ℜ Re ℑ Im ℵ aleph ∴ therefore ∵ because ' +
  '∑ sum ∏ prod ∐ coprod ∫ int ∬ iint ∭ iiint ∮ oint ⋃ bigcup ⋂ bigcap ⋁ bigvee ⋀ bigwedge ⨁ bigoplus ⨂ bigotimes ' +
  '⌈ lceil ⌉ rceil ⌊ lfloor ⌋ rfloor ⟨ langle ⟩ rangle 〈 langle 〉 rangle ‖ Vert √ surd ° degree № text{№} ■ blacksquare □ square';

const BY_CHARACTER: ReadonlyMap<string, string> = (() => {
  const words = CHARACTER_COMMANDS.split(' ');
  const map = new Map<string, string>();
  for (let at = 0; at + 1 < words.length; at += 2) map.set(words[at] ?? '', `\\${words[at + 1]}`);
  for (const sign of '#$%&_{}') map.set(sign, `\\${sign}`);
  map.set('−', '-');
  map.set('–', '-');
  map.set('~', '\\sim');
  map.set('^', '\\hat{}');
  map.set('\\', '\\backslash');
  map.set('°', '^{\\circ}');
  map.set('\u00A0', '\\ ');
  map.set('\u2003', '\\quad');
  return map;
})();

/** Characters that take no room and mean nothing in LaTeX: invisible operators and joiners. */
const INVISIBLE = /[\u200B-\u200F\u2061-\u2064\uFEFF]/gu;

/** Text of a formula without characters that cannot be seen. */
function visible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** LaTeX of one character; a letter or a digit is itself. */
export function characterToLatex(character: string): string {
  const command = BY_CHARACTER.get(character);
  if (command !== undefined) return command;
  const plain = character.normalize('NFKC');
  return plain === character ? character : Array.from(plain, characterToLatex).join('');
}

/** Joins pieces of LaTeX; a command and a letter after it are kept apart by a space. */
export function joinLatex(pieces: readonly string[]): string {
  let joined = '';
  for (const piece of pieces) {
    const runsTogether = /\\[a-zA-Z]+$/.test(joined) && /^[a-zA-Z]/.test(piece);
    joined += runsTogether ? ` ${piece}` : piece;
  }
  return joined;
}

const SCRIPTS: Readonly<Record<string, string>> = {
  'double-struck': 'mathbb',
  script: 'mathcal',
  fraktur: 'mathfrak',
  'sans-serif': 'mathsf',
  monospace: 'mathtt',
};

/** LaTeX of `m:r`, ECMA-376 part 1, clause 22.1.2.87. */
export function mathRun(run: XmlElement, aligned: boolean): string {
  const properties = child(run, 'm:rPr');
  const text = visible(
    elements(run)
      .map((element) => (element.name === 'm:t' || element.name === 'w:t' ? ownText(element) : ''))
      .join(''),
  );
  if (text === '') return '';
  if (child(properties, 'm:nor')) return textCommand(text);
  const style = mathValue(properties, 'm:sty');
  if (style === 'p' && isFunctionName(text.trim())) return functionName(text.trim());
  const latex = mixed(text, aligned);
  const script = SCRIPTS[mathValue(properties, 'm:scr') ?? ''];
  if (script) return `\\${script}{${latex}}`;
  if (style === 'b') return `\\mathbf{${latex}}`;
  if (style === 'bi') return `\\boldsymbol{${latex}}`;
  return style === 'p' && /^\p{L}{2,}$/u.test(text) && !CYRILLIC.test(text)
    ? `\\mathrm{${latex}}`
    : latex;
}

/** `m:val` of a child, or null. Math attributes have their own prefix. */
export function mathValue(element: XmlElement | null, name: string): string | null {
  return child(element, name)?.attributes['m:val'] ?? childValue(element, name);
}

const CYRILLIC = /[\u0400-\u04FF]/;

/** Formula text: Cyrillic words become `\text`, an alignment sign stays one, all else goes by character. */
function mixed(text: string, aligned: boolean): string {
  const pieces = text.match(/[\u0400-\u04FF]+(?: +[\u0400-\u04FF]+)*|[^\u0400-\u04FF]/gu) ?? [];
  return joinLatex(
    pieces.map((piece, index) => {
      if (CYRILLIC.test(piece)) return textCommand(piece);
      if (piece === ' ') return index > 0 && index < pieces.length - 1 ? '\\ ' : '';
      return piece === '&' && aligned ? '&' : characterToLatex(piece);
    }),
  );
}

/** `\text{…}` with the signs that LaTeX would read as commands escaped. */
function textCommand(text: string): string {
  const escaped = text
    .replace(/[#$%&_{}]/g, (sign) => `\\${sign}`)
    .replaceAll('^', '\\textasciicircum ')
    .replace(/(?<!\\)\\(?![#$%&_{}]|textasciicircum)/g, '\\textbackslash ');
  return `\\text{${escaped}}`;
}
