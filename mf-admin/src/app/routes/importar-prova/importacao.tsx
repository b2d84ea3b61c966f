import type { Importacao as Aberta } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import { EmptyPanel, IconArrowLeft, Loaded } from '@rumo/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { importacaoQuery } from '../../../features/importacoes/importacoes.calls.ts'
import { estadoInWords } from '../../../features/importacoes/importacoes.words.ts'
import { Screen } from '../../../shared/screen.tsx'
import { useHeading } from '../../../shared/use-heading.ts'
import { PATHS } from '../../paths.ts'
import facts from '../provas/questoes.module.css'
import { Importada } from './importada.tsx'
import { Revisao } from './revisao.tsx'

/** One import: its state while it waits or is read, its review, or the prova that was made from it. */
export function Importacao({ id }: { id: number }) {
  const query = useQuery(importacaoQuery(id))
  const titulo = query.data ? `Importar ${query.data.nome}` : 'Importar prova'
  const heading = useHeading(titulo)
  const isGone = !query.data && query.error instanceof ApiError && query.error.status === 404
  return (
    <Screen
      titulo={titulo}
      heading={heading.ref}
      isTitled
      isLow={query.data?.estado === 'em_revisao'}
      action={
        <Link className={facts.back} to={PATHS.importarProva}>
          <IconArrowLeft />
          Importações
        </Link>
      }
    >
      {isGone ? (
        <EmptyPanel
          titulo="Essa importação não existe"
          mensagem="Ela foi deletada, ou o endereço está errado."
        />
      ) : (
        <Loaded query={query} texto="Carregando a importação...">
          {(aberta) => <Estado key={aberta.estado} aberta={aberta} onUndone={heading.focus} />}
        </Loaded>
      )}
    </Screen>
  )
}

function Estado({ aberta, onUndone }: { aberta: Aberta; onUndone: () => void }) {
  const { estado, rascunho } = aberta
  if (estado === 'importada') return <Importada importacao={aberta} onUndone={onUndone} />
  if (estado === 'em_revisao' && rascunho) return <Revisao importacao={aberta} inicial={rascunho} />
  return (
    <output>
      <p>{estadoInWords(aberta)}</p>
    </output>
  )
}
