/** One criterion of a rubric, graded from 0 to `maximo` in steps of `passo`. */
export interface Criterio {
  id: string
  nome: string
  descricao: string
  maximo: number
  passo: number
}

/** The scheme by which an essay is graded. */
export interface Rubrica {
  id: IdDeRubrica
  nome: string
  descricao: string
  criterios: readonly Criterio[]
  /**
   * The greatest difference between the grades of two correctors, in total and for one criterion, before a third one
   * corrects the essay too.
   */
  desacordo: { total: number; criterio: number }
}

export const IDS_DE_RUBRICAS = ['enem', 'rumo'] as const
export type IdDeRubrica = (typeof IDS_DE_RUBRICAS)[number]

const competencia = (id: string, nome: string, descricao: string): Criterio => {
  return { id, nome, descricao, maximo: 200, passo: 40 }
}
const vinte = (id: string, nome: string, descricao: string): Criterio => {
  return { id, nome, descricao, maximo: 20, passo: 1 }
}

/** All rubrics. Their ids and those of their criteria never change, so that old corrections stay readable. */
export const RUBRICAS: Readonly<Record<IdDeRubrica, Rubrica>> = {
  enem: {
    id: 'enem',
    nome: 'Competências do Enem',
    descricao: 'As cinco competências do Enem, cada uma de 0 a 200, de 40 em 40.',
    // From Inep's handbook for candidates (A redação no Enem).
    desacordo: { total: 100, criterio: 80 },
    criterios: [
      competencia('norma', 'Norma-padrão', 'Domínio da escrita formal da língua portuguesa.'),
      competencia('tema', 'Tema e repertório', 'Compreensão da proposta e uso de outros saberes.'),
      competencia('argumentos', 'Argumentos', 'Seleção e organização de fatos e opiniões.'),
      competencia('coesao', 'Coesão', 'Ligação entre as partes do texto.'),
      competencia('intervencao', 'Intervenção', 'Proposta que respeita os direitos humanos.'),
    ],
  },
  rumo: {
    id: 'rumo',
    nome: 'Critérios do Rumo',
    descricao:
      'Cinco critérios próprios, cada um de 0 a 20. Não são os de nenhuma banca: servem para estudar.',
    // The same shares of the maximum as for `enem`.
    desacordo: { total: 10, criterio: 8 },
    criterios: [
      vinte('tema', 'Tema', 'O texto responde ao que a proposta pede.'),
      vinte('genero', 'Gênero', 'O texto é do gênero pedido, com título e parágrafos.'),
      vinte('coerencia', 'Coerência', 'As ideias combinam entre si e levam a um fim.'),
      vinte('coesao', 'Coesão', 'Frases e parágrafos se ligam uns aos outros.'),
      vinte('norma', 'Norma-padrão', 'Ortografia, concordância, pontuação e escolha das palavras.'),
    ],
  },
}

/** The points by the id of the criterion. A criterion that is null or missing has not been graded yet. */
export type Notas = Readonly<Record<string, number | null>>

export function isNota({ maximo, passo }: Criterio, nota: number): boolean {
  return nota >= 0 && nota <= maximo && nota % passo === 0
}

export function notasOf({ maximo, passo }: Criterio): number[] {
  return Array.from({ length: maximo / passo + 1 }, (_, step) => step * passo)
}

export function maximoOf({ criterios }: Rubrica): number {
  return criterios.reduce((sum, { maximo }) => sum + maximo, 0)
}

/** The criteria that have no grade, or one that is not allowed. */
export function missingNotas({ criterios }: Rubrica, notas: Notas): Criterio[] {
  return criterios.filter((criterio) => {
    const nota = notas[criterio.id] ?? null
    return nota === null || !isNota(criterio, nota)
  })
}

/** The total grade of an essay; null while a criterion has no valid grade. Unknown criteria are ignored. */
export function notaOf(rubrica: Rubrica, notas: Notas): number | null {
  if (missingNotas(rubrica, notas).length > 0) return null
  return rubrica.criterios.reduce((sum, { id }) => sum + (notas[id] ?? 0), 0)
}
