import { Button, IconArrowLeft, usePageTitle } from '@rumo/shared-ui'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import styles from './form-page.module.css'

interface FolhaProps {
  titulo: string
  /** Why one was led here; read out with the heading, which has the focus. */
  motivo?: string | null
  intro?: ReactNode
  onHome: () => void
  children: ReactNode
}

/** The page of a form by which one comes in: the way home, what it is for, the form. */
export function Folha({ titulo, motivo = null, intro, onHome, children }: FolhaProps) {
  const heading = usePageTitle(titulo)
  const id = useId()
  return (
    <section className={styles.folha}>
      <Button variant="quiet" className={styles.home} onClick={onHome}>
        <IconArrowLeft />
        Home
      </Button>
      <h1
        className={styles.titulo}
        ref={heading}
        tabIndex={-1}
        aria-describedby={motivo === null ? undefined : id}
      >
        {titulo}
      </h1>
      {motivo !== null && (
        <p id={id} className={styles.motivo}>
          {motivo}
        </p>
      )}
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </section>
  )
}

declare global {
  /** What a user submitted before the scripts of its screen were there (`remember-submit.ts`). */
  var rumoEnviado: HTMLFormElement | undefined
}

interface FormularioProps {
  /** What useForm gives for the form. */
  form: {
    props: object
    isPending: boolean
  }
  /** What the button says, and what it says while it is being done. */
  acao: readonly [string, string]
  children: ReactNode
}

export function Formulario({ form, acao: [acao, fazendo], children }: FormularioProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const sent = globalThis.rumoEnviado
    globalThis.rumoEnviado = undefined
    if (sent && sent === button.current?.form) sent.requestSubmit()
  }, [])
  return (
    // Before the scripts have loaded, a browser would put what was typed into the address; this method sends nothing.
    <form method="dialog" className={styles.form} {...form.props}>
      {children}
      <Button ref={button} type="submit" className={styles.action} aria-disabled={form.isPending}>
        {form.isPending ? fazendo : acao}
      </Button>
    </form>
  )
}

interface OutraProps {
  pergunta: string
  children: ReactNode
}

/** The way to the other of the two forms. */
export const Outra = ({ pergunta, children }: OutraProps) => (
  <p className={styles.outra}>
    {pergunta} {children}
  </p>
)
