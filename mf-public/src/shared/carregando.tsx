import { Demora } from '@rumo/shared-ui'
import type { ReactNode, Ref } from 'react'
import styles from './carregando.module.css'
import { useLoadingState } from './first-content.ts'

export interface CarregandoProps {
  titulo: string
  intro?: string | undefined
  /** The words of docs/product/errors.md. */
  texto: string
  heading?: Ref<HTMLHeadingElement>
  isSlow?: boolean
  onRetry?: () => void
  /** A placeholder in the layout of the content that is loading; shown after 300 ms. */
  children?: ReactNode
}

/**
 * The loading state of a screen, with its heading. After a while it offers to try again. The shell knows it by its
 * attribute where it was prerendered (`LOADING_STATE` in contract/src/site/host.ts).
 */
export const Carregando = ({ titulo, heading, intro, ...espera }: CarregandoProps) => (
  <div data-loading="">
    <h1 className={styles.title} ref={heading} tabIndex={-1}>
      {titulo}
    </h1>
    {intro !== undefined && <p className={styles.intro}>{intro}</p>}
    <Espera {...espera} />
  </div>
)

/** The loading state alone, below a heading that stays. */
export const Espera = (props: Omit<CarregandoProps, 'titulo' | 'heading' | 'intro'>) => {
  const { texto, isSlow = false, onRetry, children } = props
  useLoadingState()
  return (
    <>
      <Demora texto={texto} isSlow={isSlow} onRetry={onRetry} />
      {children && (
        <div className={styles.skeleton} aria-hidden="true">
          {children}
        </div>
      )}
    </>
  )
}

const ALTERNATIVAS = ['A', 'B', 'C', 'D', 'E']

export const QuestaoSkeleton = () => (
  <>
    <TextSkeleton />
    {ALTERNATIVAS.map((letra) => (
      <p key={letra} className={styles.alternative} />
    ))}
  </>
)

export const TextSkeleton = () => (
  <>
    <p className={styles.text} />
    <p className={styles.text} />
    <p className={styles.text} />
  </>
)
