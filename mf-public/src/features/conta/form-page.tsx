import { Button, IconArrowLeft, usePageTitle } from '@rumo/shared-ui'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import styles from './form-page.module.css'

interface FolhaProps {
  titulo: string
  /** Why the user was led to this form. Read out with the heading, which has the focus. */
  motivo?: string | null
  intro?: ReactNode
  /** The words of the button to the home page. The specification says 'Home' for signing in and up. */
  home?: string
  onHome: () => void
  children: ReactNode
}

/**
 * The page around a form for signing in, signing up or choosing a password: a link to the home page, the heading, why
 * the user is here, and the form.
 */
export function Folha({
  titulo,
  motivo = null,
  intro,
  home = 'Página inicial',
  onHome,
  children,
}: FolhaProps) {
  const heading = usePageTitle(titulo)
  const id = useId()
  return (
    <section className={styles.folha}>
      <Button variant="quiet" className={styles.home} onClick={onHome}>
        <IconArrowLeft />
        {home}
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
  /** The form that was submitted before the scripts of its screen had loaded (`remember-submit.ts`). */
  var rumoEnviado: HTMLFormElement | undefined
}

interface FormularioProps {
  /** The form as returned by `useForm`. */
  form: {
    props: object
    isPending: boolean
  }
  /** The label of the button, and its label while the form is being submitted. */
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
    // Without scripts a browser would submit by GET and put the typed password into the address. `method="dialog"`
    // sends nothing.
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

/** The question and link that lead to the other form, such as from signing in to signing up. */
export const Outra = ({ pergunta, children }: OutraProps) => (
  <p className={styles.outra}>
    {pergunta} {children}
  </p>
)
