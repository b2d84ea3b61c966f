import type { CadernoDeExame, Regiao } from '@rumo/contract'
import { type Alvo, alvosOf, itemEm } from '@rumo/contract/caderno'
import { isMesmo } from './caderno-changes.ts'
import { questaoDe, regioesDe } from './operacoes.ts'

/** A part of a page that belongs to a question or a theme. */
export interface Parte {
  alvo: Alvo
  regiao: Regiao
}

/** The parts of a question or a theme on all pages, the texts that it shares apart. */
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

/** The page on which a question or a theme begins; the first where that is not known. */
export function paginaDe(caderno: CadernoDeExame, alvo: Alvo | null): number {
  if (alvo === null) return 1
  const [first] = partesDe(caderno, alvo).proprias
  return questaoDe(caderno, alvo)?.pagina ?? first?.pagina ?? 1
}

/** What else lies on a page: the way from there to the questions beside the one that is open. */
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
