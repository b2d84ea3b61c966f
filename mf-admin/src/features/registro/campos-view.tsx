import { lazy, Suspense } from 'react'
import type { Campo } from './campos.ts'
import styles from './linha.module.css'

/** The code that compares texts is loaded only when there are two texts to compare. */
const Diferenca = lazy(async () => ({
  default: (await import('./diferenca-view.tsx')).Diferenca,
}))

/** The changed fields, each with its value before and after. */
export const Campos = ({ campos }: { campos: readonly Campo[] }) => (
  <dl className={styles.campos}>
    {campos.map((campo) => (
      <div key={campo.nome} className={styles.campo}>
        <dt>{campo.nome}</dt>
        <dd>
          <Valor {...campo} />
        </dd>
      </div>
    ))}
  </dl>
)

function Valor({ nome, antes, depois }: Campo) {
  if (antes !== null && depois !== null) {
    return (
      <Suspense fallback={<span className={styles.text}>{depois}</span>}>
        <Diferenca nome={nome} antes={antes} depois={depois} />
      </Suspense>
    )
  }
  return (
    <span className={styles.text}>
      {antes === null && <em className={styles.none}>vazio</em>}
      {antes !== null && <del className={styles.gone}>{antes}</del>}
      {' → '}
      {depois === null && <em className={styles.none}>vazio</em>}
      {depois !== null && <ins className={styles.come}>{depois}</ins>}
    </span>
  )
}

/** All fields of a record. */
export const Conteudo = ({ campos }: { campos: readonly Campo[] }) => (
  <dl className={styles.campos}>
    {campos.map(({ nome, antes, depois }) => (
      <div key={nome} className={styles.campo}>
        <dt>{nome}</dt>
        <dd className={styles.text}>{depois ?? antes}</dd>
      </div>
    ))}
  </dl>
)
