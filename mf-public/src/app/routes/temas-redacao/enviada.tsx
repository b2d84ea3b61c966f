import { Button, BUTTON_LINK, IconShuffle } from '@rumo/shared-ui'
import { useEffect, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Guardadas } from '../../../features/redacoes/guardadas-view.tsx'
import { takesRedacoes } from '../../../features/redacoes/takes-redacoes.ts'
import { whyNoDraw, type Outros } from '../../../features/redacoes/sorteio-de-tema.ts'
import {
  isEditable,
  isWaiting,
  LIBERE_ESPACO,
  semEspacoIn,
  type Box,
  type Item,
} from '../../../features/redacoes/use-box.ts'
import { Page } from '../../../shared/page.tsx'
import printing from '../../../shared/printing.module.css'
import type { ScreenHeading } from '../../../shared/use-screen-heading.ts'
import { guardadaPath, redacaoEnviadaPath } from '../../aluno-paths.ts'
import { PATHS } from '../../paths.ts'
import styles from './enviada.module.css'
import { Titulo } from './titulo.tsx'

interface EnviadaProps {
  heading: ScreenHeading
  /** The name of the essay that was sent. */
  nome: string
  box: Box
  outros: Outros
  onSortear: () => void
  /** Puts an essay back onto the sheet. */
  onEditar: (item: Item) => void
}

/** Says what became of an essay that was sent, and what the user can do next. */
export function Enviada({ heading, nome, box, outros, onSortear, onEditar }: EnviadaProps) {
  const item = box.itens.find((one) => one.nome === nome)
  const { titulo, texto, acao } = outcomeOf(item, box)
  useEffect(() => {
    heading.rename(titulo)
    heading.bringUp()
    return () => heading.rename(null)
  }, [heading, titulo])
  const why = whyNoDraw('', outros)
  const isBack = item && isWaiting(item) && isEditable(item)
  return (
    <div className={printing.around}>
      <Page>
        <div className={styles.enviada}>
          <Titulo key={titulo} heading={heading.attach}>
            {titulo}
          </Titulo>
          {texto && <p>{texto}</p>}
          <div className={styles.acoes}>
            {acao}
            <Button
              variant={acao ? 'quiet' : 'primary'}
              onClick={onSortear}
              disabled={why !== null}
            >
              <IconShuffle />
              Sortear outro tema
            </Button>
            {isBack && (
              <Button variant="quiet" onClick={() => onEditar(item)}>
                Voltar a editar
              </Button>
            )}
          </div>
          <p className={styles.porque}>{why}</p>
        </div>
        <div className={styles.lista}>
          <Guardadas
            itens={box.itens.filter(isWaiting)}
            aberta={nome}
            onDelete={box.remove}
            onEdit={null}
          />
        </div>
      </Page>
    </div>
  )
}

interface Outcome {
  titulo: string
  texto?: string
  acao?: ReactNode
}

function outcomeOf(item: Item | undefined, box: Box): Outcome {
  if (!item) return { titulo: 'Redação apagada' }
  const { envio } = item
  const again = (words: string) => <Button onClick={() => void box.send(item)}>{words}</Button>
  switch (envio?.estado) {
    case 'enviando':
      return { titulo: 'Enviando sua redação…', texto: 'Ela também está guardada neste aparelho.' }
    case 'enviada':
      return {
        titulo: 'Redação enviada',
        texto:
          'Ela vai receber uma nota em cada critério e comentários no texto. Tudo aparece na sua área.',
        acao: (
          <Link className={BUTTON_LINK} to={redacaoEnviadaPath(envio.id)}>
            Ver a redação enviada
          </Link>
        ),
      }
    case 'adiada':
      return {
        titulo: 'Redação guardada, ainda não enviada',
        texto: esperaInWords(item, envio.mensagem),
        acao: box.canSend ? again('Tentar de novo') : <Entrar item={item} />,
      }
    case 'recusada':
      return {
        titulo: 'O servidor não aceitou a redação',
        texto: `${envio.mensagem} Nada se perdeu: ela continua guardada neste aparelho.`,
      }
    case undefined:
      return keptOutcome(item, box, again('Enviar agora'))
    default:
      return envio satisfies never
  }
}

/** Says why an essay has not been sent yet, and when it will be. */
function esperaInWords(item: Item, mensagem: string): string {
  if (semEspacoIn(item) !== undefined)
    return `${mensagem} Ela está neste aparelho. ${LIBERE_ESPACO}`
  if (!navigator.onLine) {
    return 'Você está sem internet. Ela está neste aparelho e será enviada quando a conexão voltar.'
  }
  return `${mensagem} Ela está neste aparelho e será enviada quando você abrir de novo esta página ou a sua área.`
}

/** The outcome of an essay whose sending has not begun. */
function keptOutcome(item: Item, { canSend }: Box, sendNow: ReactNode): Outcome {
  const titulo = 'Redação guardada neste aparelho'
  if (canSend) return { titulo, texto: 'Ela ainda não foi enviada.', acao: sendNow }
  if (!takesRedacoes()) {
    return {
      titulo,
      texto:
        'Este site não recebe redações: ela fica só neste navegador e será perdida se você apagar os dados dele.',
    }
  }
  return {
    titulo,
    texto:
      'Para enviá-la para correção, entre na sua conta. Até lá, ela fica só neste navegador e será perdida se você apagar os dados dele.',
    acao: <Entrar item={item} />,
  }
}

/** A link to sign in. It leads back to this essay, where the user sees what became of it. */
function Entrar({ item }: { item: Item }) {
  const volta = guardadaPath(item.guardada.enviada_em)
  return (
    <Link className={BUTTON_LINK} to={`${PATHS.login}?volta=${encodeURIComponent(volta)}`}>
      Entrar para enviar
    </Link>
  )
}
