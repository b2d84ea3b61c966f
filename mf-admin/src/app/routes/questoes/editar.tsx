import type { QuestaoCompleta } from '@rumo/contract'
import { Loaded, usePageTitle } from '@rumo/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { offersQuestoes, questaoQuery } from '../../../features/questoes/questoes.calls.ts'
import { rascunhoOf } from '../../../features/questoes/questao-rascunho.ts'
import { Screen } from '../../../shared/screen.tsx'
import { useRecordId } from '../../use-record-id.ts'
import { Editor } from './editor.tsx'
import { NadaAqui, NaoHaEdicao } from './nao-ha-edicao.tsx'

export function EditarQuestao() {
  const id = useRecordId()
  if (!offersQuestoes()) return <NaoHaEdicao />
  return id === null ? <NadaAqui noun="questão" /> : <Questao key={id} id={id} />
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
  return <Editor id={data.questao.id} inicial={inicial} pagina={data.questao.pagina_pdf ?? null} />
}
