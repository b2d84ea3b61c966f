import { Button, EmptyPanel, usePageTitle } from '@rumo/shared-ui'
import { Link } from 'react-router-dom'
import { Levar } from '../../../features/levadas/levar.tsx'
import { Lista as ListaDeProvas } from '../../../features/provas/provas-lista.tsx'
import type { GrupoDeProvas } from '../../../features/provas/provas.rules.ts'
import { nomeOf } from '../../../features/provas/provas.words.ts'
import { Espera, TextSkeleton } from '../../../shared/carregando.tsx'
import { LoadFailed } from '../../../shared/load-failed.tsx'
import { Page } from '../../../shared/page.tsx'
import type { Load } from '../../../shared/use-load.ts'
import { FROM_LIST, pathOf } from './prova-paths.ts'
import styles from './lista-de-provas.module.css'

interface ListaProps {
  provas: Load<GrupoDeProvas[]>
  /** The id of the prova that the user comes back from. */
  lastOpened: string | null
}

const TITULO = 'Provas anteriores'

/** The list of past exams, also while it loads. */
export function Lista({ provas, lastOpened }: ListaProps) {
  const heading = usePageTitle(TITULO)
  const hasIntro =
    provas.status === 'loading' || (provas.status === 'ready' && provas.value.length > 0)
  return (
    <Page>
      <div className={styles.lista}>
        <h1 className={styles.titulo} ref={heading} tabIndex={-1}>
          {TITULO}
        </h1>
        {hasIntro && (
          <p className={styles.intro}>
            Leia as provas como foram aplicadas, da mais nova à mais antiga.
          </p>
        )}
        <Conteudo provas={provas} lastOpened={lastOpened} />
      </div>
    </Page>
  )
}

function Conteudo({ provas, lastOpened }: ListaProps) {
  const { retry } = provas
  if (provas.status === 'loading') {
    return (
      <Espera texto="Carregando provas..." isSlow={provas.isSlow} onRetry={retry}>
        <TextSkeleton />
      </Espera>
    )
  }
  if (provas.status === 'error') return <LoadFailed load={provas} />
  return <Provas grupos={provas.value} lastOpened={lastOpened} onRetry={retry} />
}

interface ProvasProps extends Pick<ListaProps, 'lastOpened'> {
  grupos: readonly GrupoDeProvas[]
  onRetry: () => void
}

function Provas({ grupos, lastOpened, onRetry }: ProvasProps) {
  if (grupos.length === 0) {
    return (
      <EmptyPanel
        titulo="Ainda não há provas aqui"
        mensagem="As provas ainda estão sendo preparadas. Volte mais tarde."
        acao={<Button onClick={onRetry}>Tentar de novo</Button>}
      />
    )
  }
  return (
    <ListaDeProvas
      grupos={grupos}
      renderMais={(prova) => <Levar oQue={{ tipo: 'prova', id: prova.id, nome: nomeOf(prova) }} />}
      renderLink={({ id }, documento, className, words) => (
        <Link
          // React sets this ref after that of the heading, which takes the focus first.
          ref={(link) =>
            documento === 'prova' && `${id}` === lastOpened ? link?.focus() : undefined
          }
          to={pathOf(id, documento)}
          state={FROM_LIST}
          className={className}
        >
          {words}
        </Link>
      )}
    />
  )
}
