import { BUTTON_LINK, EmptyPanel, QUIET_LINK } from '@rumo/shared-ui'
import { Link } from 'react-router-dom'
import { offersBusca } from '../../../features/busca/busca.calls.ts'
import { PATHS } from '../../paths.ts'

/** The links to other questions from a question at its own address. */
export const Adiante = () => (
  <>
    <Link className={BUTTON_LINK} to={PATHS.questoesAlternativas}>
      Treinar dez questões
    </Link>
    {offersBusca() && (
      <Link className={QUIET_LINK} to={PATHS.buscarQuestoes}>
        Buscar outra questão
      </Link>
    )}
  </>
)

/** Says that no question has this address, or that the question is in a simulado in progress. */
export function Nenhuma({ emSimulado }: { emSimulado: boolean }) {
  if (emSimulado) {
    return (
      <EmptyPanel
        titulo="Esta questão está em simulado em andamento"
        mensagem="Ela volta ao treino quando você o encerrar."
        acao={
          <Link className={BUTTON_LINK} to={PATHS.vestibularCompleto}>
            Continuar o simulado
          </Link>
        }
      />
    )
  }
  return (
    <EmptyPanel
      titulo="Esta questão não está aqui"
      mensagem="Ela pode ter sido anulada ou retirada, ou o endereço está incompleto."
      acao={<Adiante />}
    />
  )
}
