import type { QuestaoCompleta } from '@rumo/contract'
import { Loaded, usePageTitle } from '@rumo/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { provaQuery } from '../../../features/provas/provas.calls.ts'
import {
  nextNumeroQuery,
  offersQuestoes,
  questaoQuery,
} from '../../../features/questoes/questoes.calls.ts'
import { duplicateOf, newRascunho } from '../../../features/questoes/questao-rascunho.ts'
import { Screen } from '../../../shared/screen.tsx'
import { recordIdIn, useRecordId } from '../../use-record-id.ts'
import { Editor } from '../questoes/editor.tsx'
import { NadaAqui, NaoHaEdicao } from '../questoes/nao-ha-edicao.tsx'

/** A question that a prova gets, and the next one after it; with `?de=30` it begins as question 30 is written. */
export function NovaQuestao() {
  const id = useRecordId()
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const [turn, setTurn] = useState(0)
  if (!offersQuestoes()) return <NaoHaEdicao />
  if (id === null) return <NadaAqui noun="prova" />
  const onNext = () => {
    setTurn(turn + 1)
    // After a reload, too, the next one begins empty.
    setSearch({}, { replace: true, state })
  }
  const de = turn === 0 ? recordIdIn(search.get('de') ?? '') : null
  return <Nova key={`${id}-${turn}`} idProva={id} de={de} turn={turn} onNext={onNext} />
}

interface NovaProps {
  idProva: number
  /** The question that is duplicated; null: none. */
  de: number | null
  /** How many were written before on this screen. */
  turn: number
  onNext: () => void
}

function Nova({ idProva, de, turn, onNext }: NovaProps) {
  const heading = usePageTitle('Cadastrar questão')
  const prova = useQuery(provaQuery(idProva))
  const numero = useQuery(nextNumeroQuery(idProva, turn))
  return (
    <Screen titulo="Cadastrar questão" heading={heading} isTitled>
      {/* Of a prova that is not there the list is empty: what is written for it could not be saved. */}
      <Loaded query={prova} texto="Carregando a prova...">
        {() => (
          <Loaded query={numero} texto="Carregando a prova...">
            {(next) =>
              de === null ? (
                <Vazia idProva={idProva} numero={next} onNext={onNext} />
              ) : (
                <Duplicada idProva={idProva} numero={next} onNext={onNext} de={de} />
              )
            }
          </Loaded>
        )}
      </Loaded>
    </Screen>
  )
}

interface InicioProps extends Pick<NovaProps, 'idProva' | 'onNext'> {
  numero: number
}

function Vazia({ idProva, numero, onNext }: InicioProps) {
  // Its number stays, whatever becomes of the list meanwhile.
  const [first] = useState(numero)
  const inicial = useMemo(() => newRascunho(idProva, first), [idProva, first])
  return <Editor id={null} inicial={inicial} onNext={onNext} />
}

function Duplicada({ de, ...inicio }: InicioProps & { de: number }) {
  const original = useQuery(questaoQuery(de))
  return (
    <Loaded query={original} texto="Carregando a questão...">
      {(completa) => <Copia {...inicio} completa={completa} />}
    </Loaded>
  )
}

function Copia({ idProva, numero, onNext, completa }: InicioProps & { completa: QuestaoCompleta }) {
  const [first] = useState(numero)
  const inicial = useMemo(
    () => ({ ...duplicateOf(completa, first), id_prova: idProva }),
    [completa, first, idProva],
  )
  return <Editor id={null} de={completa.questao.id} inicial={inicial} onNext={onNext} />
}
