/** LaTeX commands that have a character of their own. A command in neither list is read as its name: `\sin`. */
export const SIGNS = pairsOf(`
  times × cdot · div ÷ pm ± mp ∓ ast ∗ circ ° degree ° angle ∠ perp ⊥ parallel ∥ ldots … dots … cdots … infty ∞
  leq ≤ le ≤ geq ≥ ge ≥ neq ≠ ne ≠ lt < gt > approx ≈ equiv ≡ sim ∼ propto ∝ sum Σ prod Π int ∫ partial ∂
  to → rightarrow → leftarrow ← leftrightarrow ↔ Rightarrow ⇒ Leftrightarrow ⇔ rightleftharpoons ⇌
  in ∈ notin ∉ subset ⊂ cup ∪ cap ∩ emptyset ∅ forall ∀ exists ∃
  alpha α beta β gamma γ delta δ epsilon ε varepsilon ε eta η theta θ kappa κ lambda λ mu μ nu ν xi ξ pi π rho ρ
  sigma σ tau τ phi φ varphi φ chi χ psi ψ omega ω
  Gamma Γ Delta Δ Theta Θ Lambda Λ Sigma Σ Phi Φ Psi Ψ Omega Ω`)
/** Commands that only change how something looks, so that words leave them out. */
export const LOOKS = new Set(
  `left right big Big displaystyle limits text textrm textbf textit mathrm mathbf mathit mathbb mathcal operatorname
  overline underline vec hat bar boxed ce`.split(/\s+/),
)

export const RAISED = pairsOf(
  '0 ⁰ 1 ¹ 2 ² 3 ³ 4 ⁴ 5 ⁵ 6 ⁶ 7 ⁷ 8 ⁸ 9 ⁹ + ⁺ - ⁻ = ⁼ ( ⁽ ) ⁾ n ⁿ i ⁱ x ˣ y ʸ',
)

export const LOWERED = pairsOf(
  '0 ₀ 1 ₁ 2 ₂ 3 ₃ 4 ₄ 5 ₅ 6 ₆ 7 ₇ 8 ₈ 9 ₉ + ₊ - ₋ = ₌ ( ₍ ) ₎ a ₐ n ₙ i ᵢ x ₓ',
)

/** Builds a map from a list of pairs: 'a b c d' maps a to b and c to d. */
function pairsOf(words: string): ReadonlyMap<string, string> {
  const all = words.trim().split(/\s+/)
  return new Map(
    all.flatMap((word, index) => (index % 2 === 0 ? [[word, all[index + 1] ?? '']] : [])),
  )
}
