import type { RedacaoCompleta } from '@rumo/contract'
import { Loaded, usePageTitle } from '@rumo/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { offersColetanea, temaInteiroQuery } from '../../../features/redacoes/redacoes.calls.ts'
import { temaOf } from '../../../features/redacoes/tema-rascunho.ts'
import { Screen } from '../../../shared/screen.tsx'
import { useRecordId } from '../../use-record-id.ts'
import { TemaPage } from './tema-page.tsx'
import { NaoHaColetanea, NenhumTema } from './nao-ha-coletanea.tsx'

const TITULO = 'Editar tema de redação'

export function EditarTema() {
  const id = useRecordId()
  if (!offersColetanea()) return <NaoHaColetanea />
  return id === null ? <NenhumTema /> : <Tema key={id} id={id} />
}

function Tema({ id }: { id: number }) {
  const tema = useQuery(temaInteiroQuery(id))
  const heading = usePageTitle(TITULO)
  return (
    <Screen titulo={TITULO} heading={heading} isTitled>
      <Loaded query={tema} texto="Carregando o tema...">
        {(data) => <Aberto data={data} />}
      </Loaded>
    </Screen>
  )
}

function Aberto({ data }: { data: RedacaoCompleta }) {
  const inicial = useMemo(() => temaOf(data), [data])
  return <TemaPage id={data.id} inicial={inicial} />
}
