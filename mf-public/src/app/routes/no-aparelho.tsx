import { listLevadas, removeLevada, type Levada } from '@rumo/shared-device/levadas'
import {
  BUTTON_LINK,
  Button,
  EmptyPanel,
  LoadingText,
  QUIET_LINK,
  VisuallyHidden,
} from '@rumo/shared-ui'
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import { spaceWords, totalSpaceWords } from '@rumo/shared-ui/words'
import { canKeepSite } from '@rumo/shared-device/kept-site'
import { hereInWords } from '@rumo/shared-ui/levar'
import { contentInWords } from '../../features/levadas/levadas.words.ts'
import { siteBytes } from '../../features/levadas/site-bytes.ts'
import { Page } from '../../shared/page.tsx'
import { Panel } from '../../shared/panel.tsx'
import { useLoad } from '../../shared/use-load.ts'
import { useScreenHeading, type ScreenHeading } from '../../shared/use-screen-heading.ts'
import { useShownOwner } from '../../shared/use-shown-owner.ts'
import { PATHS } from '../paths.ts'
import styles from './no-aparelho/no-aparelho.module.css'

const TITULO = 'No aparelho'

/** What was saved for use offline: links to it, the space that it takes, and how saving went. */
export function NoAparelho() {
  const heading = useScreenHeading(TITULO)
  const owner = useShownOwner()
  return (
    <Page>
      <Panel titulo={TITULO} heading={heading.attach}>
        <p className={styles.intro}>
          O que você leva fica aqui por uma semana e funciona sem internet. O que você responder ou
          escrever fica guardado neste aparelho. Com uma conta, vai para ela quando a conexão
          voltar.
        </p>
        <Conteudo key={owner} heading={heading} />
      </Panel>
    </Page>
  )
}

async function lookHere() {
  const [levadas, bytesDoSite] = await Promise.all([listLevadas(), siteBytes()])
  return { levadas, bytesDoSite }
}

function Conteudo({ heading }: { heading: ScreenHeading }) {
  const isPossible = useSyncExternalStore(never, canKeepSite, () => true)
  const here = useLoad(lookHere)
  const remove = async (levada: Levada) => {
    await removeLevada(levada)
    heading.focus()
    here.retry()
  }
  if (here.status === 'loading') return <LoadingText>Carregando...</LoadingText>
  if (here.status === 'error') return <p className={styles.words}>{here.error.mensagem}</p>
  if (here.value.levadas.length === 0) return <Nada isPossible={isPossible} />
  return <Lista {...here.value} onRemove={(levada) => void remove(levada)} />
}

const never = () => () => undefined

const Nada = ({ isPossible }: { isPossible: boolean }) => (
  <EmptyPanel
    titulo="Nada foi levado ainda"
    mensagem={
      isPossible
        ? 'Abra uma prova ou escolha uma matéria e toque em Leve.'
        : 'Este navegador não guarda o site para usar sem internet. Experimente em outro, ou fora da janela anônima.'
    }
    acao={
      <Link className={BUTTON_LINK} to={PATHS.vestibularCompleto}>
        Escolher uma prova
      </Link>
    }
  />
)

interface ListaProps {
  levadas: readonly Levada[]
  bytesDoSite: number
  onRemove: (levada: Levada) => void
}

function Lista({ levadas, bytesDoSite, onRemove }: ListaProps) {
  return (
    <>
      <ul className={styles.lista}>
        {levadas.map((levada) => (
          <li key={`${levada.tipo} ${levada.id}`} className={styles.linha}>
            <h2 className={styles.nome}>{levada.nome}</h2>
            <p className={styles.words}>{contentInWords(levada) || 'Tudo feito.'}</p>
            <p className={styles.words}>{hereInWords(levada)}</p>
            <div className={styles.acoes}>
              {waysOf(levada).map(({ para, words }) => (
                <Link key={para} className={QUIET_LINK} to={para}>
                  {words}
                  <VisuallyHidden> ({levada.nome})</VisuallyHidden>
                </Link>
              ))}
              <Button variant="quiet" onClick={() => onRemove(levada)}>
                Remover
                <VisuallyHidden> ({levada.nome})</VisuallyHidden>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.words}>
        Ao todo, {totalSpaceWords(levadas.map(({ bytes }) => bytes))}
        {bytesDoSite > 0 && `, e ${spaceWords(bytesDoSite)} do próprio Rumo`}.
      </p>
    </>
  )
}

/** The links to what can be done with a saved item. */
function waysOf({ tipo, id, temas, questoes, revisao }: Levada): { para: string; words: string }[] {
  const revisar = { para: PATHS.revisarErros, words: 'Revisar' }
  const fazer = { para: `${PATHS.vestibularCompleto}?prova=${id}`, words: 'Fazer a prova' }
  const which = tipo === 'plano' ? '?so=nao-respondidas' : `?${tipo}=${id}`
  const treinar = { para: `${PATHS.questoesAlternativas}${which}`, words: 'Treinar' }
  if (tipo === 'revisao') return [revisar]
  if (tipo === 'materia') return [treinar]
  return [
    ...(tipo === 'plano' && revisao?.questoes.length ? [revisar] : []),
    ...(tipo === 'prova' && questoes.length > 0 ? [fazer] : []),
    ...(questoes.length > 0 ? [treinar] : []),
    ...(temas.redacoes.length > 0
      ? [{ para: PATHS.temasRedacao, words: 'Escrever a redação' }]
      : []),
  ]
}
