import type { LinhaDeSimulado, Recorrecao } from '@rumo/contract'
import { isPausado } from '@rumo/contract/rules'
import { byCount, countedWords } from '@rumo/shared-ui/words'
import { countWords } from '../../shared/razao.ts'

/** What a simulado was of: 'Prova Azul', 'Simulado de Química', 'Simulado de 10 questões'. */
export function nomeOf({ prova, materia, questoes }: LinhaDeSimulado): string {
  if (prova) return prova.nome
  if (materia) return `Simulado de ${materia.nome}`
  return `Simulado de ${countedWords(questoes, 'questão', 'questões')}`
}

type EmCurso = Extract<LinhaDeSimulado, { situacao: 'em_curso' }>

/** How far one under way has come: 'Em andamento: 3 de 54 marcadas'. */
export const emCursoWords = ({ marcadas, questoes, pausas }: EmCurso) =>
  `${isPausado(pausas) ? 'Pausado' : 'Em andamento'}: ${countWords({ certas: marcadas, total: questoes })} ${byCount(marcadas, 'marcada', 'marcadas')}`

/** Handed in on this device, but not yet on the server. */
export const ESPERANDO = 'Aguardando correção'

/** What it was first told to be worth: 'Antes: 7 de 10. O gabarito mudou.' */
export const recorrecaoWords = (antes: Pick<Recorrecao, 'certas_antes' | 'total_antes'>) =>
  `Antes: ${countWords({ certas: antes.certas_antes, total: antes.total_antes })}. O gabarito mudou e o resultado foi corrigido.`
