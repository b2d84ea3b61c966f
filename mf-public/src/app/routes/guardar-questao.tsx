import type { QuestaoSorteada } from '@rumo/contract'
import { QUIET_LINK } from '@rumo/shared-ui'
import { Link } from 'react-router-dom'
import { Guardar } from '../../features/guardadas/guardar.tsx'
import { GUARDADAS } from '../guardadas-path.ts'

/** The button that keeps the current question, with a link to all kept questions. */
export const GuardarQuestao = ({
  questao,
}: {
  questao: Pick<QuestaoSorteada, 'id' | 'numero' | 'texto' | 'materia' | 'prova'>
}) => (
  <Guardar
    questao={questao}
    todas={
      <Link className={QUIET_LINK} to={GUARDADAS}>
        Ver as questões guardadas
      </Link>
    }
  />
)
