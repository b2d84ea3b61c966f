import type { Claims, Estatisticas, LinhaDeSimulado } from '@rumo/contract'
import { diaOf } from '@rumo/contract/rules'
import { session } from '@rumo/shared-auth'
import { asApiError } from '@rumo/shared-device/api-error'
import { canKeepSite } from '@rumo/shared-device/kept-site'
import { Button, IconArrowLeft, Loaded, LoadingText, usePageTitle, useSlow } from '@rumo/shared-ui'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useId, useState, type ComponentProps, type ReactNode } from 'react'
import { Link, useHref, useSearchParams } from 'react-router-dom'
import { useUsuario } from '../../features/conta/use-usuario.ts'
import { estatisticasQuery } from '../../features/estatisticas/estatisticas.calls.ts'
import { isUntouched } from '../../features/estatisticas/estatisticas.rules.ts'
import { offersRedacoes, redacoesQuery } from '../../features/redacoes/redacoes.calls.ts'
import { ParaEnviar } from '../../features/redacoes/para-enviar-view.tsx'
import { offersRevisoes, planoQuery } from '../../features/revisoes/revisoes.calls.ts'
import { offersSimulados, simuladosQuery } from '../../features/simulados/simulados.calls.ts'
import { useEmCursoAqui } from '../../features/simulados/use-em-curso-aqui.ts'
import { useEmEspera } from '../../features/simulados/use-em-espera.ts'
import { useSent } from '../../shared/use-sent.ts'
import { PATHS } from '../paths.ts'
import styles from './aluno.module.css'
import { Exemplo } from './aluno/exemplo.tsx'
import { Perfil } from './aluno/perfil.tsx'
import { SemRede } from './aluno/sem-rede.tsx'

const CARREGANDO = 'carregando...'
const NUMEROS = 'Carregando seus números...'

/** The student's page (docs/product/student.md): the account, and what its owner has practised. */
export function Aluno({ claims }: { claims: Claims }) {
  // The queries wait until the device has sent what it had. Otherwise an ended simulado would be shown as in progress,
  // and a sent essay as not sent.
  const isSent = useSent()
  const query = useQuery({ ...estatisticasQuery, enabled: isSent })
  // The data of the sections below is requested at the same time, so that it is there when they are drawn.
  const plano = useQuery({ ...planoQuery, enabled: isSent && offersRevisoes() })
  const simulados = useQuery({ ...simuladosQuery(1), enabled: isSent && offersSimulados() })
  const redacoes = useQuery({ ...redacoesQuery(1), enabled: isSent && offersRedacoes() })
  const temEmCursoAqui = useEmCursoAqui(isSent)
  const emEspera = useEmEspera(isSent)
  const rows = simulados.data?.rows ?? []
  // The server may not know yet that this device handed in the simulado.
  const temEmCurso =
    temEmCursoAqui || rows.some((linha) => isEmCurso(linha) && !emEspera.has(linha.id))
  const isListing = simulados.isLoading || redacoes.isLoading
  // Only for the first request: after a failure, the section itself loads the plan again.
  const isPlanning = plano.isLoading && !plano.isFetched
  const isLate = useSlow(isListing || isPlanning)
  const hasListed = hasRows(simulados.data) || hasRows(redacoes.data)
  return (
    <section className={styles.page}>
      <Conta claims={claims} isSent={isSent} />
      <Numeros query={query} semRede={{ temEmCurso: temEmCursoAqui, entregues: emEspera.size }}>
        {(data, asOfMs) => {
          const isSample = isUntouched(data) && !hasListed
          // Content that comes later would push the sections below it down. A sample that is replaced at once would be
          // taken for the user's own numbers.
          const isDue = isPlanning || (isSample && isListing)
          if (isDue && !isLate) return <LoadingText>{NUMEROS}</LoadingText>
          return isSample ? (
            <Exemplo hoje={diaOf(asOfMs)} />
          ) : (
            <Perfil
              estatisticas={data}
              asOfMs={asOfMs}
              abertos={{ temEmCurso, entregues: emEspera.size }}
            />
          )
        }}
      </Numeros>
    </section>
  )
}

interface NumerosProps {
  query: UseQueryResult<Estatisticas>
  semRede: Omit<ComponentProps<typeof SemRede>, 'onRetry'>
  children: (data: Estatisticas, asOfMs: number) => ReactNode
}

/** Shows the numbers once they are loaded. Without an answer of the server, shows what this device has. */
function Numeros({ query, semRede, children }: NumerosProps) {
  const { data, error, refetch } = query
  if (data === undefined && error && asApiError(error).status === 0)
    return <SemRede {...semRede} onRetry={() => void refetch()} />
  return (
    <Loaded query={query} texto={NUMEROS}>
      {children}
    </Loaded>
  )
}

/** The signed-in account, with links to other screens. */
function Conta({ claims, isSent }: { claims: Claims; isSent: boolean }) {
  const heading = usePageTitle('Aluno')
  const aviso = useAviso()
  const avisoId = useId()
  const home = useHref(PATHS.home)
  const guardadas = useHref(PATHS.guardadas)
  const aparelho = useHref(PATHS.noAparelho)
  const escrever = useHref(PATHS.temasRedacao)
  const corrigir = useHref(PATHS.corrigir)
  const { usuario, isLoading } = useUsuario(claims)
  return (
    <header className={styles.conta} aria-busy={isLoading}>
      {aviso && (
        <p className={styles.aviso} id={avisoId}>
          {aviso}
        </p>
      )}
      <h1
        className={styles.name}
        ref={heading}
        tabIndex={-1}
        aria-describedby={aviso ? avisoId : undefined}
      >
        <Known isLoading={isLoading}>{usuario.nome}</Known>
      </h1>
      <p className={styles.email}>
        <Known isLoading={isLoading}>{usuario.email}</Known>
      </p>
      <div className={styles.actions}>
        <a className={styles.back} href={home}>
          <IconArrowLeft />
          Voltar
        </a>
        {usuario.funcao === 'Corretor' && (
          <a className={styles.back} href={corrigir}>
            Redações a corrigir
          </a>
        )}
        <Link className={styles.back} to={PATHS.conta}>
          Minha conta
        </Link>
        <a className={styles.back} href={guardadas}>
          Questões guardadas
        </a>
        {canKeepSite() && (
          <a className={styles.back} href={aparelho}>
            No aparelho
          </a>
        )}
        <Button variant="quiet" onClick={session.leave}>
          Sair
        </Button>
      </div>
      {isSent && <ParaEnviar escrever={escrever} />}
    </header>
  )
}

/**
 * Shows the name or e-mail. While the server is asked, the value from the token is hidden and only reserves the place.
 */
const Known = ({ isLoading, children }: { isLoading: boolean; children: string }) =>
  isLoading ? (
    <>
      <span className={styles.carregando}>{CARREGANDO}</span>
      <span className={styles.lugar} aria-hidden="true">
        {children}
      </span>
    </>
  ) : (
    children
  )

/**
 * Why the shell led here from a page that this account may not see. Null when the user came without a redirect, or
 * opens the page again.
 */
function useAviso(): string | null {
  const [params, setParams] = useSearchParams()
  const isRefused = params.get('aviso') === 'administrador'
  const [wasRefused] = useState(isRefused)
  useEffect(() => {
    if (isRefused) setParams({}, { replace: true })
  }, [isRefused, setParams])
  return wasRefused ? 'A página que você pediu é só para contas de administrador.' : null
}

const isEmCurso = ({ situacao }: LinhaDeSimulado) => situacao === 'em_curso'

/** Essays that wait for their correction and simulados in progress are not in the statistics. */
const hasRows = (page: { rows: readonly unknown[] } | undefined) => (page?.rows.length ?? 0) > 0
