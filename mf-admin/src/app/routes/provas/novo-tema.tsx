import { Loaded, usePageTitle } from '@rumo/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { provaQuery } from '../../../features/provas/provas.calls.ts'
import { offersColetanea } from '../../../features/redacoes/redacoes.calls.ts'
import { newTema } from '../../../features/redacoes/tema-rascunho.ts'
import { Screen } from '../../../shared/screen.tsx'
import { useRecordId } from '../../use-record-id.ts'
import { TemaPage } from '../temas/tema-page.tsx'
import { NaoHaColetanea, NenhumTema } from '../temas/nao-ha-coletanea.tsx'

const TITULO = 'Cadastrar tema de redação'

/** The screen for adding a theme, with its coletânea, to a prova. */
export function NovoTema() {
  const id = useRecordId()
  if (!offersColetanea()) return <NaoHaColetanea />
  return id === null ? <NenhumTema /> : <Novo key={id} idProva={id} />
}

function Novo({ idProva }: { idProva: number }) {
  const heading = usePageTitle(TITULO)
  const prova = useQuery(provaQuery(idProva))
  const inicial = useMemo(() => newTema(idProva), [idProva])
  return (
    <Screen titulo={TITULO} heading={heading} isTitled>
      {/* The prova is loaded first: a theme for a prova that does not exist could not be saved. */}
      <Loaded query={prova} texto="Carregando a prova...">
        {() => <TemaPage id={null} inicial={inicial} />}
      </Loaded>
    </Screen>
  )
}
