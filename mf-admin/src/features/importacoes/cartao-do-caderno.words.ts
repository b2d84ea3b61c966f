import type { CadernoDeExame } from '@rumo/contract'
import type { Alvo } from '@rumo/contract/caderno'
import { itensInWords } from './importacoes.words.ts'

/** '53', or with themes among them '53 questões e 2 temas'. */
export function quantosInWords(alvos: readonly Alvo[]): string {
  const redacoes = alvos.filter(({ lista }) => lista === 'redacoes').length
  const questoes = alvos.length - redacoes
  return redacoes === 0 ? String(questoes) : itensInWords({ questoes, redacoes })
}

/** The short sign of a question or theme: '12', 'T', or 'T2' where there are several themes. */
export function sinalDe({ questoes, redacoes }: CadernoDeExame, { lista, indice }: Alvo): string {
  if (lista === 'questoes') return String(questoes[indice]?.numero ?? '')
  return redacoes.length > 1 ? `T${indice + 1}` : 'T'
}
