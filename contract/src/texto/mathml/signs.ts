/** The kind of a sign, which decides the space around it: TeX's kinds, without those that only TeX's fonts need. */
export type Kind = 'letter' | 'upright' | 'binary' | 'relation' | 'open' | 'close' | 'punctuation'

export interface Sign {
  kind: Kind
  character: string
}

const NAMED: Readonly<Record<Kind, string>> = {
  letter: `alpha α beta β gamma γ delta δ epsilon ϵ varepsilon ε zeta ζ eta η theta θ iota ι kappa κ lambda λ mu μ nu ν
    xi ξ pi π rho ρ sigma σ tau τ upsilon υ phi ϕ varphi φ chi χ psi ψ omega ω ell ℓ partial ∂`,
  upright: `Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Phi Φ Psi Ψ Omega Ω infty ∞ degree ° angle ∠ forall ∀
    exists ∃ emptyset ∅ varnothing ∅ neg ¬ hbar ℏ nabla ∇ triangle △ % % $ $ # # & & _ _`,
  binary:
    'times × cdot ⋅ div ÷ pm ± mp ∓ ast ∗ circ ∘ cup ∪ cap ∩ setminus ∖ wedge ∧ vee ∨ land ∧ lor ∨',
  relation: `leq ≤ le ≤ geq ≥ ge ≥ neq ≠ ne ≠ lt < gt > approx ≈ equiv ≡ sim ∼ cong ≅ propto ∝ perp ⊥ parallel ∥
    mid ∣ to → rightarrow → leftarrow ← leftrightarrow ↔ uparrow ↑ downarrow ↓ Rightarrow ⇒ implies ⟹ Leftarrow ⇐
    Leftrightarrow ⇔ iff ⟺ longrightarrow ⟶ rightleftharpoons ⇌ mapsto ↦ in ∈ notin ∉ ni ∋ subset ⊂ subseteq ⊆
    supset ⊃ supseteq ⊇ ll ≪ gg ≫ therefore ∴`,
  open: '{ { lbrace { langle ⟨ lfloor ⌊ lceil ⌈',
  close: '} } rbrace } rangle ⟩ rfloor ⌋ rceil ⌉',
  punctuation: 'ldots … dots … cdots ⋯ vdots ⋮ ddots ⋱ colon :',
}

const TYPED: Readonly<Record<Kind, string>> = {
  letter: '',
  upright: '. / | @ " °',
  binary: '+ - * × ÷ · ±',
  relation: '= < > : ≤ ≥ ≠ ≈ → ← ⇒ ⇔ ∈ ∉ ⇌',
  open: '( [',
  close: ') ] ! ?',
  punctuation: ', ; …',
}

/** Keyboard characters that stand for another character in a formula than in words. */
const WRITTEN = new Map([
  ['-', '−'],
  ['*', '∗'],
  ['·', '⋅'],
])

/** Signs by how they are written: a command without its backslash, or a character. */
export const COMMANDS = signsOf(NAMED, 2)
export const CHARACTERS = signsOf(TYPED, 1)

function signsOf(lists: Readonly<Record<Kind, string>>, step: 1 | 2): ReadonlyMap<string, Sign> {
  const signs = new Map<string, Sign>()
  for (const [kind, list] of Object.entries(lists) as [Kind, string][]) {
    const words = list.split(/\s+/).filter((word) => word !== '')
    for (let at = 0; at < words.length; at += step) {
      const [written = '', character = written] = words.slice(at, at + step)
      signs.set(written, { kind, character: WRITTEN.get(character) ?? character })
    }
  }
  return signs
}

/** Function names of TeX, and those of Brazilian schools that KaTeX knows. */
export const FUNCTIONS = namesIn(
  'arccos arcsin arctan arctg arg cos cosec cosh cot cotg coth csc deg dim exp ker lg ln log sec sin sinh tan tanh tg',
)
/** Functions whose subscript stands below them in display style. */
export const LIMIT_FUNCTIONS = namesIn('det gcd inf lim max min sup')
/** Large operators; `hasLimits` says whether their limits stand above and below them in display style. */
export const LARGE = new Map([
  ['sum', { character: '∑', hasLimits: true }],
  ['prod', { character: '∏', hasLimits: true }],
  ['bigcup', { character: '⋃', hasLimits: true }],
  ['bigcap', { character: '⋂', hasLimits: true }],
  ['int', { character: '∫', hasLimits: false }],
  ['iint', { character: '∬', hasLimits: false }],
  ['oint', { character: '∮', hasLimits: false }],
])

/** The width of TeX's space commands, in em. */
export const SPACES = new Map([
  [',', 0.1667],
  ['thinspace', 0.1667],
  [':', 0.2222],
  ['>', 0.2222],
  [';', 0.2778],
  ['!', -0.1667],
  ['enspace', 0.5],
  ['quad', 1],
  ['qquad', 2],
])

/** Signs over or under a base; `isWide` says whether the sign is as wide as the base. */
export const ACCENTS = new Map([
  ['vec', { character: '\u20D7', isWide: false }],
  ['hat', { character: '^', isWide: false }],
  ['bar', { character: 'ˉ', isWide: false }],
  ['tilde', { character: '~', isWide: false }],
  ['dot', { character: '˙', isWide: false }],
  ['ddot', { character: '¨', isWide: false }],
  ['overline', { character: '‾', isWide: true }],
  ['widehat', { character: '^', isWide: true }],
  ['overrightarrow', { character: '→', isWide: true }],
  ['overleftarrow', { character: '←', isWide: true }],
  ['overbrace', { character: '⏞', isWide: true }],
  ['underbrace', { character: '⏟', isWide: true }],
  ['underline', { character: '‾', isWide: true }],
])

function namesIn(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}

/** Brackets that grow with their content, by how they are written. */
export const BRACKETS: ReadonlyMap<string, string> = new Map([
  ...Array.from('()[]|/', (bracket) => [bracket, bracket] as const),
  ...Object.entries({
    '\\{': '{',
    '\\}': '}',
    '\\lbrace': '{',
    '\\rbrace': '}',
    '\\langle': '⟨',
    '\\rangle': '⟩',
    '\\lfloor': '⌊',
    '\\rfloor': '⌋',
    '\\lceil': '⌈',
    '\\rceil': '⌉',
    '\\lvert': '|',
    '\\rvert': '|',
    '\\vert': '|',
    '\\|': '‖',
  }),
])

/** All signs, as they are written in a formula. */
export const SIGNS: readonly string[] = [
  ...[...COMMANDS.keys()].map((name) => `\\${name}`),
  ...CHARACTERS.keys(),
]

/** Every character that formulas are drawn with, besides letters and digits. The formula font must contain them. */
export function signsOfFormulas(): string {
  const drawn = [...COMMANDS, ...CHARACTERS, ...LARGE, ...ACCENTS].map(
    ([, { character }]) => character,
  )
  return [...new Set([...drawn, ...BRACKETS.values(), ...Array.from('√′ℂℕℚℝℤ')])]
    .toSorted()
    .join('')
}
