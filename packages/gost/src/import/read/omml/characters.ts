/** LaTeX commands of single characters, `character command` one after another. */
const COMMANDS =
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
  const words = COMMANDS.split(' ');
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
export function visible(text: string): string {
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
