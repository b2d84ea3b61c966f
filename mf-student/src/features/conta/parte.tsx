import { Button } from '@rumo/shared-ui'
import { useId, type ReactNode } from 'react'
import styles from './parte.module.css'

interface ParteProps {
  titulo: string
  texto?: ReactNode
  /** The message after a successful action. */
  feito?: string
  children?: ReactNode
}

export function Parte({ titulo, texto, feito, children }: ParteProps) {
  const id = useId()
  return (
    <section className={styles.parte} aria-labelledby={id}>
      <h2 id={id}>{titulo}</h2>
      {texto && <p className={styles.texto}>{texto}</p>}
      {children}
      <output className={styles.feito}>{feito}</output>
    </section>
  )
}

interface FormularioProps {
  form: { props: object; isPending: boolean }
  /** The label of the button, and its label during the request. */
  acao: readonly [string, string]
  /** Whether the action destroys data that cannot be restored. */
  isPerigoso?: boolean
  children: ReactNode
}

export const Formulario = ({
  form,
  acao: [acao, fazendo],
  isPerigoso = false,
  children,
}: FormularioProps) => (
  <form className={styles.form} {...form.props}>
    {children}
    <Button
      className={isPerigoso ? styles.perigosa : undefined}
      type="submit"
      variant="outline"
      aria-disabled={form.isPending}
    >
      {form.isPending ? fazendo : acao}
    </Button>
  </form>
)
