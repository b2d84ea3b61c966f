import { usePageTitle } from '@rumo/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { provaQuery } from '../../../features/provas/provas.calls.ts'
import { nextNumeroQuery, offersQuestoes } from '../../../features/questoes/questoes.calls.ts'
import { newRascunho } from '../../../features/questoes/questao-rascunho.ts'
import { Loaded } from '../../../shared/loaded.tsx'
import { Screen } from '../../../shared/screen.tsx'
import { useRecordId } from '../../use-record-id.ts'
import { Editor } from '../questoes/editor.tsx'
import { NadaAqui, NaoHaEdicao } from '../questoes/nao-ha-edicao.tsx'

/** A question that a prova gets, and the next one after it. */
export function NovaQuestao() {
  const id = useRecordId()
  const [turn, setTurn] = useState(0)
  if (!offersQuestoes()) return <NaoHaEdicao />
  if (id === null) return <NadaAqui noun="prova" />
  return <Nova key={`${id}-${turn}`} idProva={id} turn={turn} onNext={() => setTurn(turn + 1)} />
}

interface NovaProps {
  idProva: number
  /** How many were written before on this screen. */
  turn: number
  onNext: () => void
}

function Nova({ idProva, turn, onNext }: NovaProps) {
  const heading = usePageTitle('Cadastrar questão')
  const prova = useQuery(provaQuery(idProva))
  const numero = useQuery(nextNumeroQuery(idProva, turn))
  return (
    <Screen titulo="Cadastrar questão" heading={heading} isTitled>
      {/* Of a prova that is not there the list is empty: what is written for it could not be saved. */}
      <Loaded query={prova} texto="Carregando a prova...">
        {() => (
          <Loaded query={numero} texto="Carregando a prova...">
            {(next) => <Vazia idProva={idProva} numero={next} onNext={onNext} />}
          </Loaded>
        )}
      </Loaded>
    </Screen>
  )
}

interface VaziaProps {
  idProva: number
  numero: number
  onNext: () => void
}

function Vazia({ idProva, numero, onNext }: VaziaProps) {
  // Its number stays, whatever becomes of the list meanwhile.
  const [first] = useState(numero)
  const inicial = useMemo(() => newRascunho(idProva, first), [idProva, first])
  return <Editor id={null} inicial={inicial} onNext={onNext} />
}
