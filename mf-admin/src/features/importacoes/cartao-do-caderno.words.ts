import type { CadernoDeExame } from '@rumo/contract'
import type { Alvo } from '@rumo/contract/caderno'
import { itensInWords } from './importacoes.words.ts'

/** '53', and with themes among them '53 questões e 2 temas'. */
export function quantosInWords(alvos: readonly Alvo[]): string {
  const redacoes = alvos.filter(({ lista }) => lista === 'redacoes').length
  const questoes = alvos.length - redacoes
  return redacoes === 0 ? String(questoes) : itensInWords({ questoes, redacoes })
}

/** '12', 'T', 'T2'. */
export function sinalDe({ questoes, redacoes }: CadernoDeExame, { lista, indice }: Alvo): string {
  if (lista === 'questoes') return String(questoes[indice]?.numero ?? '')
  return redacoes.length > 1 ? `T${indice + 1}` : 'T'
}
