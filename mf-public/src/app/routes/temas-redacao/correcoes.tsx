import { Button, IconClose } from '@rumo/shared-ui'
import { useRef, useState } from 'react'
import styles from './correcoes.module.css'
import { LazyPart } from './lazy-part.tsx'

const load = () => import('../../../features/redacoes/correcoes-da-anterior.tsx')

const Lazy = ({ id }: { id: number }) => (
  <LazyPart load={load} loading="Carregando as correções…" broken="As correções não vieram.">
    {({ CorrecoesDaAnterior }) => <CorrecoesDaAnterior id={id} />}
  </LazyPart>
)

/** The corrections of the previous version, beside the sheet and above the texts of the theme. */
export const CorrecoesAoLado = ({ id }: { id: number }) => (
  <details className={styles.aoLado} open>
    <summary>Correções da versão anterior</summary>
    <Lazy id={id} />
  </details>
)

/** The corrections when there is no room beside the sheet: a panel over the sheet that the user opens and closes. */
export function CorrecoesEmPainel({ id }: { id: number }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        onClick={() => {
          setIsOpen(true)
          dialog.current?.showModal()
        }}
      >
        Ver as correções
      </Button>
      <dialog
        ref={dialog}
        className={styles.painel}
        aria-label="Correções da versão anterior"
        onClose={() => setIsOpen(false)}
      >
        <div className={styles.cabeca}>
          <h2>Correções da versão anterior</h2>
          <Button variant="quiet" onClick={() => dialog.current?.close()}>
            <IconClose />
            Fechar
          </Button>
        </div>
        {isOpen && <Lazy id={id} />}
      </dialog>
    </>
  )
}
