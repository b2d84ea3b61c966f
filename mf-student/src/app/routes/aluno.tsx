import { session } from '@rumo/shared-auth'
import { Button, IconArrowLeft, usePageTitle } from '@rumo/shared-ui'
import { useSyncExternalStore } from 'react'
import { useHref } from 'react-router-dom'
import styles from './aluno.module.css'

/** The student's page (docs/product.md section 2): who is signed in, by what the token says. */
export function Aluno() {
  const heading = usePageTitle('Aluno')
  const home = useHref('/')
  const claims = useSyncExternalStore(session.subscribe, session.claims)
  if (!claims) return null
  return (
    <section className={styles.page}>
      <h1 className={styles.name} ref={heading} tabIndex={-1}>
        {claims.nome}
      </h1>
      <p className={styles.email}>{claims.email}</p>
      <div className={styles.actions}>
        <a className={styles.back} href={home}>
          <IconArrowLeft />
          Voltar
        </a>
        <Button variant="quiet" onClick={() => session.end()}>
          Sair
        </Button>
      </div>
    </section>
  )
}
