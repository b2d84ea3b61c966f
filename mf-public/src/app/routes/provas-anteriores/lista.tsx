import { Button, EmptyPanel, ErrorPanel, usePageTitle } from '@rumo/shared-ui'
import { Link } from 'react-router-dom'
import { Lista as ListaDeProvas } from '../../../features/provas/provas-lista.tsx'
import type { GrupoDeProvas } from '../../../features/provas/provas.rules.ts'
import { Carregando, TextSkeleton } from '../../../shared/carregando.tsx'
import { Page } from '../../../shared/page.tsx'
import type { Load } from '../../../shared/use-load.ts'
import { FROM_LIST, pathOf } from './history.ts'
import styles from './lista.module.css'

interface ListaProps {
  provas: Load<GrupoDeProvas[]>
  /** The id of the prova that one comes back from. */
  lastOpened: string | null
}

const TITULO = 'Provas anteriores'

/** The list of past exams, while it loads and after. */
export function Lista({ provas, lastOpened }: ListaProps) {
  const heading = usePageTitle(TITULO)
  if (provas.status === 'loading') {
    return (
      <Page>
        <Carregando
          titulo={TITULO}
          texto="Carregando provas..."
          heading={heading}
          isSlow={provas.isSlow}
          onRetry={provas.retry}
        >
          <TextSkeleton />
        </Carregando>
      </Page>
    )
  }
  return (
    <Page>
      <div className={styles.lista}>
        <h1 className={styles.titulo} ref={heading} tabIndex={-1}>
          {TITULO}
        </h1>
        {provas.status === 'error' ? (
          <ErrorPanel
            titulo={provas.error.titulo}
            mensagem={provas.error.mensagem}
            onRetry={provas.retry}
          />
        ) : (
          <Provas grupos={provas.value} lastOpened={lastOpened} onRetry={provas.retry} />
        )}
      </div>
    </Page>
  )
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
    <>
      <p className={styles.intro}>
        Leia as provas como foram aplicadas, da mais nova à mais antiga.
      </p>
      <ListaDeProvas
        grupos={grupos}
        renderLink={({ id }, documento, className, words) => (
          <Link
            // After the heading, which takes the focus first.
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
    </>
  )
}
