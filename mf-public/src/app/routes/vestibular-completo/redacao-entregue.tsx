import { session } from '@rumo/shared-auth'
import { device, VISITANTE } from '@rumo/shared-device/device'
import { numberWords } from '@rumo/shared-ui/words'
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import type { Simulado } from '../../../features/simulado/simulado.ts'
import { takesRedacoes } from '../../../features/redacoes/takes-redacoes.ts'
import { CopyButton } from '../../../shared/copy-button.tsx'
import { guardadaPath, redacaoEnviadaPath } from '../../aluno-paths.ts'
import { PATHS } from '../../paths.ts'
import styles from '../../../shared/changed.module.css'
import type { Ownership } from './pedido.ts'
import { isToSend } from './redacao-da-prova.ts'
import { useRedacaoAqui } from './use-redacao-aqui.ts'

interface RedacaoEntregueProps extends Pick<Ownership, 'owner' | 'ownDevice'> {
  simulado: Pick<Simulado, 'chave' | 'redacao' | 'redacaoEnviada' | 'encerradoEm'>
  /** The text of the essay, when the page still has it. */
  texto: string
}

const GUARDADA = 'Sua redação está guardada neste aparelho'

/** Says what became of the essay of a prova; shows nothing when none was written. */
export function RedacaoEntregue({ simulado, texto, owner, ownDevice }: RedacaoEntregueProps) {
  const { chave, redacao, redacaoEnviada, encerradoEm } = simulado
  const seraEnviada = isToSend(owner)
  const aqui = useRedacaoAqui(ownDevice, chave, seraEnviada && redacao === 'entregue')
  if (redacaoEnviada?.nota) return <Corrigida id={redacaoEnviada.id} {...redacaoEnviada.nota} />
  if (redacao === 'entregue') {
    if (!seraEnviada) return <Guardada path={guardadaPath(encerradoEm)} />
    return aqui === 'espera' ? <Espera /> : <Enviada temOutra={aqui === 'outra'} />
  }
  if (redacao !== 'recusada' || texto === '') return null
  return (
    <section className={styles.changed} role="alert">
      <h2 className={styles.title}>Não foi possível guardar sua redação</h2>
      <p>
        Este aparelho está sem espaço ou não deixa o navegador guardar. Copie o texto antes de sair
        desta página.
      </p>
      <CopyButton texto={texto} />
    </section>
  )
}

const Tema = () => <Link to={PATHS.temasRedacao}>Tema de redação</Link>

const Espera = () => (
  <section className={styles.told}>
    <h2 className={styles.title}>{GUARDADA}</h2>
    <p>
      Ela está em <Tema /> e vai para a correção sozinha, assim que houver conexão.
    </p>
  </section>
)

/** `temOutra`: another text was written on this device, and the server already had one of another device or tab. */
const Enviada = ({ temOutra }: { temOutra: boolean }) => (
  <section className={styles.told}>
    <h2 className={styles.title}>Sua redação foi entregue</h2>
    <p>A correção aparece na sua página de aluno.</p>
    {temOutra && (
      <p>
        Neste aparelho ficou outro texto seu, que não foi entregue. Ele está em <Tema />.
      </p>
    )}
  </section>
)

interface CorrigidaProps {
  id: number
  nota: number
  maximo: number
}

const Corrigida = ({ id, nota, maximo }: CorrigidaProps) => (
  <section className={styles.told}>
    <h2 className={styles.title}>Sua redação foi corrigida</h2>
    <p>
      {numberWords(nota)} de {numberWords(maximo)}.{' '}
      <Link to={redacaoEnviadaPath(id)}>Ver a correção</Link>
    </p>
  </section>
)

/**
 * For an essay of a visitor, or a server that takes no essays: a link to the essay, and to sign in when it can then be
 * sent.
 */
function Guardada({ path }: { path: string }) {
  // The user may sign in in another tab.
  const isSignedIn = useSyncExternalStore(session.subscribe, device.owner) !== VISITANTE
  return (
    <section className={styles.told}>
      <h2 className={styles.title}>{GUARDADA}</h2>
      <p>
        <Link to={path}>Ver a redação</Link>
        {takesRedacoes() && (
          <>
            {isSignedIn ? ' e enviá-la' : <Entrar path={path} />}
            {' à correção'}
          </>
        )}
        .
      </p>
    </section>
  )
}

const Entrar = ({ path }: { path: string }) => (
  <>
    {' ou '}
    <Link to={`${PATHS.login}?volta=${encodeURIComponent(path)}`}>entrar na sua conta</Link> para
    enviá-la
  </>
)
