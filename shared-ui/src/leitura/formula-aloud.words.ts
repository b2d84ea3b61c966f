/** Turns 'name words; name words' into a map. */
const namesOf = (lines: string): ReadonlyMap<string, string> =>
  new Map(
    lines
      .trim()
      .split(/\s*[;\n]\s*/)
      .map((line) => {
        const [name = '', ...words] = line.split(' ')
        return [name, words.join(' ')] as const
      }),
  )

/** How a sign or a command of TeX is spoken. */
export const SPOKEN = namesOf(String.raw`
  + mais; - menos; − menos; = é igual a; < é menor que; > é maior que; / dividido por; * vezes; ! fatorial; | barra; ' linha; ° graus
  ( abre parênteses; ) fecha parênteses; [ abre colchetes; ] fecha colchetes
  \{ abre chaves; \} fecha chaves; \% por cento; \$ cifrão
  \times vezes; \cdot vezes; \ast vezes; \div dividido por; \pm mais ou menos; \mp menos ou mais
  \neq é diferente de; \ne é diferente de; \leq é menor ou igual a; \le é menor ou igual a; \lt é menor que
  \geq é maior ou igual a; \ge é maior ou igual a; \gt é maior que; \approx é aproximadamente igual a
  \equiv é equivalente a; \sim é semelhante a; \cong é congruente a; \propto é proporcional a
  \to tende a; \rightarrow seta para a direita; \longrightarrow seta para a direita; \leftarrow seta para a esquerda
  \leftrightarrow seta para os dois lados; \rightleftharpoons em equilíbrio com
  \Rightarrow implica; \implies implica; \Leftrightarrow se e somente se; \iff se e somente se
  \infty infinito; \partial derivada parcial; \nabla nabla; \sum somatório; \prod produtório; \int integral
  \in pertence a; \notin não pertence a; \subset está contido em; \subseteq está contido em ou é igual a
  \supset contém; \cup união; \cap interseção; \setminus menos; \emptyset conjunto vazio; \varnothing conjunto vazio
  \forall para todo; \exists existe; \neg não; \land e; \wedge e; \lor ou; \vee ou; \mid tal que
  \angle ângulo; \perp é perpendicular a; \parallel é paralelo a; \triangle triângulo; \circ grau; \degree grau
  \ldots reticências; \dots reticências; \cdots reticências; \vdots reticências
  \sin seno de; \sen seno de; \cos cosseno de; \tan tangente de; \tg tangente de; \cot cotangente de; \sec secante de
  \csc cossecante de; \log logaritmo; \ln logaritmo natural de; \lim limite; \max máximo; \min mínimo; \det determinante de
  \alpha alfa; \beta beta; \gamma gama; \delta delta; \epsilon épsilon; \varepsilon épsilon; \zeta zeta; \eta eta
  \theta teta; \iota iota; \kappa capa; \lambda lambda; \mu mi; \nu ni; \xi csi; \pi pi; \rho rô; \sigma sigma; \tau tau
  \phi fi; \varphi fi; \chi qui; \psi psi; \omega ômega; \Gamma gama maiúsculo; \Delta delta; \Theta teta maiúsculo
  \Lambda lambda maiúsculo; \Sigma sigma maiúsculo; \Phi fi maiúsculo; \Psi psi maiúsculo; \Omega ômega maiúsculo`)

/** What is spoken before the argument of a command that stands over or around it. */
export const AROUND = namesOf(String.raw`
  \vec vetor; \overrightarrow vetor; \hat versor; \overline segmento; \bar média de; \underline`)

export const SETS = namesOf(
  'N o conjunto dos naturais; Z o conjunto dos inteiros; Q o conjunto dos racionais; R o conjunto dos reais; C o conjunto dos complexos',
)

/** What is spoken before the limits below and above these commands. */
export const LIMITS: Readonly<Record<string, readonly [string, string]>> = {
  '\\sum': ['com', 'até'],
  '\\prod': ['com', 'até'],
  '\\int': ['de', 'até'],
  '\\lim': ['quando', 'elevado a'],
  '\\log': ['na base', 'elevado a'],
}

/** Commands that change only the appearance of their text, which is not spoken. */
export const PLAIN = new Set(
  String.raw`\text \textrm \textbf \textit \texttt \mathrm \mathbf \mathit \mathsf \mathcal \operatorname \boxed \ce`.split(
    ' ',
  ),
)

/** The names of the denominators of small fractions, in singular and plural. */
export const PARTS: readonly (readonly [string, string])[] = [
  ['', ''],
  ['', ''],
  ['meio', 'meios'],
  ['terço', 'terços'],
  ['quarto', 'quartos'],
  ['quinto', 'quintos'],
  ['sexto', 'sextos'],
  ['sétimo', 'sétimos'],
  ['oitavo', 'oitavos'],
  ['nono', 'nonos'],
  ['décimo', 'décimos'],
]

export const ROOTS: Readonly<Record<string, string>> = {
  '': 'raiz quadrada de',
  '2': 'raiz quadrada de',
  '3': 'raiz cúbica de',
  '4': 'raiz quarta de',
}
