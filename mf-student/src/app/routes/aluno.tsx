import type { Claims } from '@rumo/contract'
import { session } from '@rumo/shared-auth'
import { Button, IconArrowLeft, usePageTitle } from '@rumo/shared-ui'
import { Link, useHref } from 'react-router-dom'
import { useUsuario } from '../../features/conta/use-usuario.ts'
import { PATHS } from '../paths.ts'
import styles from './aluno.module.css'

const CARREGANDO = 'carregando...'

/** The student's page (docs/product.md section 2): who is signed in. */
export function Aluno({ claims }: { claims: Claims }) {
  const heading = usePageTitle('Aluno')
  const home = useHref(PATHS.home)
  const { usuario, isLoading } = useUsuario(claims)
  return (
    <section className={styles.page} aria-busy={isLoading}>
      <h1 className={styles.name} ref={heading} tabIndex={-1}>
        {isLoading ? CARREGANDO : usuario.nome}
      </h1>
      <p className={styles.email}>{isLoading ? CARREGANDO : usuario.email}</p>
      <div className={styles.actions}>
        <a className={styles.back} href={home}>
          <IconArrowLeft />
          Voltar
        </a>
        <Link className={styles.back} to={PATHS.conta}>
          Minha conta
        </Link>
        <Button variant="quiet" onClick={session.leave}>
          Sair
        </Button>
      </div>
    </section>
  )
}
