import type { Estado } from '@rumo/contract'
import { Loaded, usePageTitle } from '@rumo/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { AConferir } from '../../features/analises/a-conferir.tsx'
import { offersAnalises } from '../../features/analises/analises.calls.ts'
import { ACorrigir } from '../../features/correcoes/a-corrigir.tsx'
import { offersCorrecoes } from '../../features/correcoes/correcoes.calls.ts'
import { offersEquipe } from '../../features/correcoes/corretores.calls.ts'
import { ConcordanciaView } from '../../features/correcoes/equipe-view.tsx'
import type { Estado as EstadoDaProva } from '../../features/provas/provas.rules.ts'
import { offersQuestoes } from '../../features/questoes/questoes.calls.ts'
import { offersRelatos } from '../../features/relatos/relatos.calls.ts'
import { RelatosAbertos } from '../../features/relatos/relatos-abertos.tsx'
import { panoramaQuery } from '../../features/resumo/resumo.calls.ts'
import type { Falta, TextoQuebrado } from '../../features/resumo/panorama.ts'
import { PanoramaView } from '../../features/resumo/panorama-view.tsx'
import { TextosQuebrados } from '../../features/resumo/textos-quebrados.tsx'
import { Screen } from '../../shared/screen.tsx'
import { editarProva, PATHS, pathTo } from '../paths.ts'

const editorOf = (idQuestao: number) => pathTo(PATHS.questao, idQuestao)

const placeOf = ({ entidade, id }: TextoQuebrado) => {
  if (entidade === 'questoes') return editorOf(id)
  return entidade === 'provas' ? editarProva(id) : pathTo(PATHS.tema, id)
}

const questoesIn = (estado: Estado) => `${PATHS.questoes}?estado=${estado}`

const provasIn = (estado: EstadoDaProva) => `${PATHS.provas}?estado=${estado}`

/** The list of exactly the records with such a gap. */
const LISTS: Readonly<Record<Falta['chave'], string>> = {
  'sem-arquivo': provasIn('sem_arquivo'),
  rascunho: provasIn('rascunho'),
  'sem-questoes': provasIn('sem_questoes'),
  'sem-materia': questoesIn('sem_materia'),
  'sem-numero': questoesIn('sem_numero'),
}

/**
 * Where a gap of one prova is closed. A missing file is added in the form of the prova. Everything else, also
 * publishing, is on the screen of its questions.
 */
const placeInProva = ({ chave }: Falta, id: number) =>
  chave === 'sem-arquivo' || !offersQuestoes() ? editarProva(id) : pathTo(PATHS.questoesDaProva, id)

const QUESTOES_OF = {
  prova: (id: number) => pathTo(PATHS.questoesDaProva, id),
  materia: (id: number) => `${PATHS.questoes}?materia=${id}`,
}

/**
 * The home page of the back office (docs/decisions/back-office.md): how many records there are, and what is missing.
 */
export function Admin() {
  const heading = usePageTitle('Administração')
  const panorama = useQuery(panoramaQuery)
  return (
    <Screen titulo="Home Administrador" heading={heading} isTitled>
      {offersRelatos() && offersQuestoes() && <RelatosAbertos editorOf={editorOf} />}
      {offersAnalises() && offersQuestoes() && <AConferir editorOf={editorOf} />}
      <Loaded query={panorama} texto="Carregando o resumo...">
        {(data) => (
          <>
            {offersCorrecoes() && data.aCorrigir !== null && (
              <ACorrigir total={data.aCorrigir} lista={PATHS.redacoes}>
                {offersEquipe() && <ConcordanciaView />}
              </ACorrigir>
            )}
            <TextosQuebrados quebrados={data.quebrados} linkOf={placeOf} />
            <PanoramaView
              panorama={data}
              home={PATHS.home}
              listOf={({ chave }) => LISTS[chave]}
              placeOf={placeInProva}
              questoesOf={offersQuestoes() ? QUESTOES_OF : null}
            />
          </>
        )}
      </Loaded>
    </Screen>
  )
}
