import type { QuestaoCompleta } from '@rumo/contract'
import { usePageTitle } from '@rumo/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { offersQuestoes, questaoQuery } from '../../../features/questoes/api.ts'
import { rascunhoOf } from '../../../features/questoes/rascunho.ts'
import { Loaded } from '../../../shared/loaded.tsx'
import { Screen } from '../../../shared/screen.tsx'
import { Editor } from './editor.tsx'
import { NaoHaEdicao } from './nao-ha-edicao.tsx'

/** One question, to be changed. */
export function EditarQuestao() {
  const { id = '' } = useParams()
  return offersQuestoes() ? <Questao key={id} id={Number(id)} /> : <NaoHaEdicao />
}

function Questao({ id }: { id: number }) {
  const questao = useQuery(questaoQuery(id))
  const numero = questao.data?.questao.numero
  const titulo = numero ? `Editar questão ${numero}` : 'Editar questão'
  const heading = usePageTitle(titulo)
  return (
    <Screen titulo={titulo} heading={heading} isTitled>
      <Loaded query={questao} texto="Carregando a questão...">
        {(data) => <Aberta data={data} />}
      </Loaded>
    </Screen>
  )
}

function Aberta({ data }: { data: QuestaoCompleta }) {
  const inicial = useMemo(() => rascunhoOf(data), [data])
  return <Editor id={data.questao.id} inicial={inicial} onNext={null} />
}
