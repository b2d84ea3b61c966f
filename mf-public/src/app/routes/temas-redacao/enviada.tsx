import { Button, IconShuffle } from '@rumo/shared-ui'
import { useEffect, type Ref } from 'react'
import { Guardadas } from '../../../features/redacoes/guardadas-view.tsx'
import type { RedacaoGuardada } from '../../../features/redacoes/guardadas.ts'
import { whyNoDraw, type Outros } from '../../../features/redacoes/sorteio.ts'
import { Page } from '../../../shared/page.tsx'
import printing from '../../../shared/printing.module.css'
import type { ScreenHeading } from '../../../shared/use-screen-heading.ts'
import styles from './enviada.module.css'

interface EnviadaProps {
  heading: ScreenHeading
  guardada: RedacaoGuardada
  outros: Outros
  onSortear: () => void
  /** Takes it back onto the sheet. */
  onEditar: () => void
  guardadas: readonly RedacaoGuardada[]
  onDelete: (guardada: RedacaoGuardada) => Promise<boolean>
}

/** Says what became of an essay that was sent, and what to do next. */
export function Enviada(props: EnviadaProps) {
  const { heading, guardada, outros, onSortear, onEditar, guardadas, onDelete } = props
  useEffect(() => {
    heading.rename('Redação guardada')
    heading.bringUp()
    return () => heading.rename(null)
  }, [heading])
  const why = whyNoDraw('', outros)
  const isStillHere = guardadas.includes(guardada)
  return (
    <div className={printing.around}>
      <Page>
        <div className={styles.enviada}>
          <Titulo heading={heading.attach}>
            {isStillHere ? 'Redação guardada neste aparelho' : 'Redação excluída'}
          </Titulo>
          {isStillHere && (
            <p>
              Ela ainda não saiu daqui: o Rumo não tem contas por enquanto. Quando tiver e você
              entrar, vai poder enviá-la. Até lá, está neste navegador, e some se você apagar os
              dados dele.
            </p>
          )}
          <div className={styles.acoes}>
            <Button onClick={onSortear} disabled={why !== null}>
              <IconShuffle />
              Sortear outro tema
            </Button>
            {isStillHere && (
              <Button variant="quiet" onClick={onEditar}>
                Voltar a editar
              </Button>
            )}
          </div>
          <p className={styles.porque}>{why}</p>
        </div>
        <div className={styles.lista}>
          <Guardadas guardadas={guardadas} aberta={guardada} onDelete={onDelete} />
        </div>
      </Page>
    </div>
  )
}

interface TituloProps {
  heading: Ref<HTMLHeadingElement>
  children: string
}

const Titulo = ({ heading, children }: TituloProps) => (
  <h1 ref={heading} tabIndex={-1}>
    {children}
  </h1>
)
