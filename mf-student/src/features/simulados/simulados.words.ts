import type { LinhaDeSimulado, Recorrecao } from '@rumo/contract'
import { byCount, countedWords } from '@rumo/shared-ui/words'
import { countWords } from '../../shared/razao.ts'

/** What a simulado was of: 'Prova Azul', 'Simulado de Química', 'Simulado de 10 questões'. */
export function nomeOf({ prova, materia, questoes }: LinhaDeSimulado): string {
  if (prova) return prova.nome
  if (materia) return `Simulado de ${materia.nome}`
  return `Simulado de ${countedWords(questoes, 'questão', 'questões')}`
}

/** How far one under way has come: 'Em andamento: 3 de 54 marcadas'. */
export const emCursoWords = (marcadas: number, questoes: number) =>
  `Em andamento: ${countWords({ certas: marcadas, total: questoes })} ${byCount(marcadas, 'marcada', 'marcadas')}`

/** Handed in on this device, but not yet on the server. */
export const ESPERANDO = 'Aguardando correção'

/** What it was first told to be worth: 'Antes: 7 de 10. O gabarito mudou.' */
export const recorrecaoWords = (antes: Pick<Recorrecao, 'certas_antes' | 'total_antes'>) =>
  `Antes: ${countWords({ certas: antes.certas_antes, total: antes.total_antes })}. O gabarito mudou e o resultado foi corrigido.`
