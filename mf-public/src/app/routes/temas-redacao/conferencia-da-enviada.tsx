import { Pauta, plainTextOf } from '@rumo/shared-ui'
import type { OwnDevice } from '@rumo/shared-device/device'
import { useCallback, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { loadEnviada } from '../../../features/redacoes/redacoes.calls.ts'
import { wordsOfTextos } from '../../../features/redacoes/textos-do-tema.ts'
import type { Rascunho } from '../../../features/redacoes/rascunho.ts'
import { Page } from '../../../shared/page.tsx'
import { useLoad } from '../../../shared/use-load.ts'
import { type ScreenHeading, useOtherTitle } from '../../../shared/use-screen-heading.ts'
import { redacaoEnviadaPath } from '../../aluno-paths.ts'
import { Conferir } from '../../../features/folha/conferir/conferir.tsx'
import { LoadFailed } from '../../../shared/load-failed.tsx'
import styles from './conferencia-da-enviada.module.css'
import { LoadingTema } from './loading-tema.tsx'
import { Titulo } from './titulo.tsx'

interface ConferenciaProps {
  id: number
  heading: ScreenHeading
  ownDevice: OwnDevice
}

const TITULO = 'Enquanto a correção não vem'

/**
 * An essay that was sent, with hints on what the author may check before it is graded. The essay stays as it was sent.
 */
export function ConferenciaDaEnviada({ id, heading, ownDevice }: ConferenciaProps) {
  const load = useLoad(useCallback((signal: AbortSignal) => loadEnviada(id, signal), [id]))
  useOtherTitle(heading, TITULO)
  if (load.status === 'loading') {
    return <LoadingTema heading={heading.attach} isSlow={load.isSlow} onRetry={load.retry} />
  }
  return (
    <Page>
      <div className={styles.tela}>
        <Titulo heading={heading.attach}>{TITULO}</Titulo>
        <Link to={redacaoEnviadaPath(id)}>Voltar à redação enviada</Link>
        {load.status === 'error' ? (
          <LoadFailed load={load} />
        ) : (
          <Partes {...load.value} ownDevice={ownDevice} />
        )}
      </div>
    </Page>
  )
}

function Partes({ tema, texto, ownDevice }: Rascunho & { ownDevice: OwnDevice }) {
  const textos = useMemo(() => [tema.titulo, tema.comando, ...wordsOfTextos(tema)], [tema])
  return (
    <div className={styles.partes}>
      <Pauta>
        <p className={styles.texto}>{texto}</p>
      </Pauta>
      <Conferir
        {...{ texto, textos, ownDevice }}
        tema={plainTextOf(`${tema.titulo}\n${tema.comando}`)}
        onPassagem={null}
        onEdit={null}
      />
    </div>
  )
}
