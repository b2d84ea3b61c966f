import type { Claims } from '@rumo/contract'
import { diaOf } from '@rumo/contract/rules'
import { session } from '@rumo/shared-auth'
import { Button, IconArrowLeft, usePageTitle } from '@rumo/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useHref } from 'react-router-dom'
import { useUsuario } from '../../features/conta/use-usuario.ts'
import { estatisticasQuery } from '../../features/estatisticas/api.ts'
import { isUntouched } from '../../features/estatisticas/rules.ts'
import { offersRedacoes, redacoesQuery } from '../../features/redacoes/api.ts'
import { offersRevisoes, planoQuery } from '../../features/revisoes/api.ts'
import { offersSimulados, simuladosQuery } from '../../features/simulados/api.ts'
import { Loaded } from '../../shared/loaded.tsx'
import { useSentFila } from '../../shared/use-sent-fila.ts'
import { PATHS } from '../paths.ts'
import styles from './aluno.module.css'
import { Exemplo } from './aluno/exemplo.tsx'
import { Perfil } from './aluno/perfil.tsx'

const CARREGANDO = 'carregando...'

/** The student's page (docs/product.md section 2): who is signed in, and what they have practised. */
export function Aluno({ claims }: { claims: Claims }) {
  const heading = usePageTitle('Aluno')
  const home = useHref(PATHS.home)
  const { usuario, isLoading } = useUsuario(claims)
  const isSent = useSentFila()
  const query = useQuery({ ...estatisticasQuery, enabled: isSent })
  // What stands below is asked for at the same time, and is there when it is drawn.
  useQuery({ ...planoQuery, enabled: isSent && offersRevisoes() })
  useQuery({ ...simuladosQuery(1), enabled: offersSimulados() })
  useQuery({ ...redacoesQuery(1), enabled: offersRedacoes() })
  return (
    <section className={styles.page}>
      <header className={styles.conta} aria-busy={isLoading}>
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
      </header>
      <Loaded query={query} texto="Carregando seus números...">
        {(data, asOfMs) =>
          isUntouched(data) ? (
            <Exemplo hoje={diaOf(asOfMs)} />
          ) : (
            <Perfil estatisticas={data} asOfMs={asOfMs} />
          )
        }
      </Loaded>
    </section>
  )
}
