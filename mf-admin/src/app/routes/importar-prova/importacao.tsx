import type { Importacao as Aberta } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import { EmptyPanel, IconArrowLeft, usePageTitle } from '@rumo/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { importacaoQuery } from '../../../features/importacoes/api.ts'
import { estadoInWords } from '../../../features/importacoes/words.ts'
import { Loaded } from '../../../shared/loaded.tsx'
import { Screen } from '../../../shared/screen.tsx'
import { PATHS } from '../../paths.ts'
import facts from '../provas/questoes.module.css'
import { Importada } from './importada.tsx'
import { Revisao } from './revisao.tsx'

/** One import: on its way, in review, or what it has become. */
export function Importacao({ id }: { id: number }) {
  const query = useQuery(importacaoQuery(id))
  const titulo = query.data ? `Importar ${query.data.nome}` : 'Importar prova'
  const heading = usePageTitle(titulo)
  const isGone = !query.data && query.error instanceof ApiError && query.error.status === 404
  return (
    <Screen titulo={titulo} heading={heading} isTitled>
      <div className={facts.facts}>
        <Link className={facts.back} to={PATHS.importarProva}>
          <IconArrowLeft />
          Importações
        </Link>
      </div>
      {isGone ? (
        <EmptyPanel
          titulo="Esta importação não existe mais"
          mensagem="Ela foi deletada, ou o endereço está errado."
        />
      ) : (
        <Loaded query={query} texto="Carregando a importação...">
          {(aberta) => <Estado key={aberta.estado} aberta={aberta} />}
        </Loaded>
      )}
    </Screen>
  )
}

function Estado({ aberta }: { aberta: Aberta }) {
  const { estado, rascunho } = aberta
  if (estado === 'importada') return <Importada importacao={aberta} />
  if (estado === 'em_revisao' && rascunho) return <Revisao importacao={aberta} inicial={rascunho} />
  return (
    <output>
      <p>{estadoInWords(aberta)}</p>
    </output>
  )
}
