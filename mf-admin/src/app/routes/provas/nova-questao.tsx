import { idIn, type QuestaoCompleta } from '@rumo/contract'
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
import { useRecordId } from '../../use-record-id.ts'
import { Editor } from '../questoes/editor.tsx'
import { NadaAqui, NaoHaEdicao } from '../questoes/nao-ha-edicao.tsx'

/** Adds questions to a prova, one after the other. With `?de=30` the first one begins as a copy of question 30. */
export function NovaQuestao() {
  const id = useRecordId()
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const [turn, setTurn] = useState(0)
  if (!offersQuestoes()) return <NaoHaEdicao />
  if (id === null) return <NadaAqui noun="prova" />
  const onNext = () => {
    setTurn(turn + 1)
    // Without `?de=`, the next one begins empty, also after a reload. Its text is what one pastes first.
    setSearch({ campo: 'questao.texto' }, { replace: true, state })
  }
  const de = turn === 0 ? idIn(search.get('de')) : null
  return <Nova key={`${id}-${turn}`} idProva={id} de={de} turn={turn} onNext={onNext} />
}

interface NovaProps {
  idProva: number
  /** The question to copy; null for an empty form. */
  de: number | null
  /** How many questions were saved on this screen before. */
  turn: number
  onNext: () => void
}

function Nova({ idProva, de, turn, onNext }: NovaProps) {
  const heading = usePageTitle('Cadastrar questão')
  const prova = useQuery(provaQuery(idProva))
  const numero = useQuery(nextNumeroQuery(idProva, turn))
  return (
    <Screen titulo="Cadastrar questão" heading={heading} isTitled>
      {/* The prova first: for one that does not exist, the next number would be 1, and nothing could be saved. */}
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
  // Keeps the number that was offered first, also when the list of questions is read again.
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
