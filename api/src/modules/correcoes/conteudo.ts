import type { Correcao, MudancasDeCorrecao } from '@rumo/contract'
import { type IdDeRubrica, isNota, isWithin, type Notas, RUBRICAS } from '@rumo/contract/rules'

export type Conteudo = Pick<Correcao, 'rubrica' | 'notas' | 'anotacoes' | 'parecer'>

type Changes = Pick<MudancasDeCorrecao, keyof Conteudo>

/**
 * The content of a correction after a change. Another rubric has other criteria, so a change of the rubric drops the
 * grades by the old one.
 */
export function changeConteudo(before: Conteudo, changes: Changes): Conteudo {
  const {
    rubrica = before.rubrica,
    anotacoes = before.anotacoes,
    parecer = before.parecer,
  } = changes
  const kept = rubrica === before.rubrica ? before.notas : {}
  return { rubrica, notas: changes.notas ?? kept, anotacoes, parecer }
}

/**
 * Why a correction of an essay with `length` characters is invalid, by field; an empty object when the correction is
 * valid.
 */
export function problemsOf(
  { rubrica, notas, anotacoes }: Conteudo,
  length: number,
): Record<string, string> {
  return Object.fromEntries([...problemsOfNotas(rubrica, notas), ...outside(anotacoes, length)])
}

function problemsOfNotas(rubrica: IdDeRubrica, notas: Notas): [string, string][] {
  const criterios = new Map(RUBRICAS[rubrica].criterios.map((criterio) => [criterio.id, criterio]))
  return Object.entries(notas).flatMap(([id, nota]): [string, string][] => {
    const criterio = criterios.get(id)
    if (!criterio) return [[`notas.${id}`, 'Este critério não é da rubrica escolhida.']]
    if (nota === null || isNota(criterio, nota)) return []
    const { maximo, passo } = criterio
    const steps = passo === 1 ? '' : `, de ${passo} em ${passo}`
    return [[`notas.${id}`, `Use uma nota de 0 a ${maximo}${steps}.`]]
  })
}

function outside(anotacoes: Conteudo['anotacoes'], length: number): [string, string][] {
  return anotacoes.flatMap((anotacao, place): [string, string][] =>
    isWithin(anotacao, length)
      ? []
      : [[`anotacoes.${place}.fim`, 'O trecho vai além do fim da redação.']],
  )
}
