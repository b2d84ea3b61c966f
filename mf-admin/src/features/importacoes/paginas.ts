import type { CadernoDeExame, Regiao } from '@rumo/contract'
import { type Alvo, alvosOf, itemEm } from '@rumo/contract/caderno'
import { isMesmo } from './caderno-changes.ts'
import { questaoDe, regioesDe } from './operacoes.ts'

/** A part of a page that belongs to a question or a theme. */
export interface Parte {
  alvo: Alvo
  regiao: Regiao
}

/** The regions of a question or a theme on all pages, and separately those of its shared texts. */
export function partesDe(caderno: CadernoDeExame, alvo: Alvo) {
  const item = itemEm(caderno, alvo)
  const questao = questaoDe(caderno, alvo)
  if (!item) return { proprias: [], textos: [] }
  if (!questao) return { proprias: ('regioes' in item && item.regioes) || [], textos: [] }
  const textos = caderno.referencias
    .filter(({ id }) => questao.referencias.includes(id))
    .flatMap(({ regioes = [] }) => regioes)
  return { proprias: regioesDe(questao), textos }
}

/** The page on which a question or a theme begins; page 1 if not known. */
export function paginaDe(caderno: CadernoDeExame, alvo: Alvo | null): number {
  if (alvo === null) return 1
  const [first] = partesDe(caderno, alvo).proprias
  return questaoDe(caderno, alvo)?.pagina ?? first?.pagina ?? 1
}

/** The regions of all questions and themes on a page, except those of the open one. */
export const outrasNaPagina = (
  caderno: CadernoDeExame,
  atual: Alvo | null,
  pagina: number,
): readonly Parte[] =>
  alvosOf(caderno)
    .filter((alvo) => !isMesmo(alvo, atual))
    .flatMap((alvo) =>
      partesDe(caderno, alvo)
        .proprias.filter((regiao) => regiao.pagina === pagina)
        .map((regiao) => ({ alvo, regiao })),
    )
