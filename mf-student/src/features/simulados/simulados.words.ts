import type { LinhaDeSimulado, Recorrecao } from '@rumo/contract'
import { isPausado } from '@rumo/contract/rules'
import { byCount } from '@rumo/shared-ui/words'
import { countWords } from '../../shared/razao.ts'

type EmCurso = Extract<LinhaDeSimulado, { situacao: 'em_curso' }>

/** The progress of a simulado: 'Em andamento: 3 de 54 marcadas'. */
export const emCursoWords = ({ marcadas, questoes, pausas }: EmCurso) =>
  `${isPausado(pausas) ? 'Pausado' : 'Em andamento'}: ${countWords({ certas: marcadas, total: questoes })} ${byCount(marcadas, 'marcada', 'marcadas')}`

/** The simulado was handed in on this device and is not on the server yet. */
export const ESPERANDO = 'Aguardando correção'

/** The earlier result of a simulado that was graded again: 'Antes: 7 de 10. O gabarito mudou.' */
export const recorrecaoWords = (antes: Pick<Recorrecao, 'certas_antes' | 'total_antes'>) =>
  `Antes: ${countWords({ certas: antes.certas_antes, total: antes.total_antes })}. O gabarito mudou e o resultado foi corrigido.`
