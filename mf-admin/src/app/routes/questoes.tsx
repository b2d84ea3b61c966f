import { Screen } from '../../shared/screen.tsx'
import { useHeading } from '../../shared/use-heading.ts'
import { NaoHaEdicao } from './questoes/nao-ha-edicao.tsx'
import { Lista } from './questoes/lista-de-questoes.tsx'
import { offersQuestoes } from '../../features/questoes/questoes.calls.ts'

/** The questions of all provas, with a search by words. */
export const Questoes = () => (offersQuestoes() ? <Todas /> : <NaoHaEdicao />)

function Todas() {
  const heading = useHeading('Questões')
  return (
    <Screen titulo="Questões" heading={heading.ref} isTitled>
      <Lista idProva={null} onRemoved={heading.focus} />
    </Screen>
  )
}
