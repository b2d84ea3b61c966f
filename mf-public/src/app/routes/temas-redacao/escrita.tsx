import {
  Button,
  confirm,
  preloadDialogs,
  preloadFormulas,
  useMediaQuery,
  VisuallyHidden,
} from '@rumo/shared-ui'
import { delay } from 'es-toolkit'
import { useEffect, useId, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { leituraDoAparelho } from '@rumo/shared-device/leitura'
import { Conferencia } from '../../../features/folha/conferencia-view.tsx'
import type { conferir } from '../../../features/folha/conferencia-da-folha.ts'
import { Folha } from '../../../features/folha/folha.tsx'
import { linhasNaProva } from '../../../features/folha/linhas.ts'
import { counted } from '../../../features/folha/folha.words.ts'
import { AvisoDaGuarda, FIM } from '../../../features/redacoes/guarda-view.tsx'
import type { Rascunho, RascunhoWork } from '../../../features/redacoes/rascunho.ts'
import { isFim, type Onde } from '../../../features/redacoes/onde.ts'
import type { RascunhoDaConta } from '../../../features/redacoes/rascunho-da-conta.ts'
import type { Outros } from '../../../features/redacoes/sorteio-de-tema.ts'
import type { Tema } from '../../../features/redacoes/tema.ts'
import { formattedTextsOf } from '../../../features/redacoes/textos-do-tema.ts'
import { useOnde } from '../../../features/redacoes/use-onde.ts'
import { useRascunho } from '../../../features/redacoes/use-rascunho.ts'
import printing from '../../../shared/printing.module.css'
import { useKeepClear } from '../../../shared/use-keep-clear.ts'
import type { ScreenHeading } from '../../../shared/use-screen-heading.ts'
import type { OwnDevice } from '@rumo/shared-device/device'
import { Abaixo } from './abaixo.tsx'
import { Apoio } from './apoio.tsx'
import { Contagem } from './contagem.tsx'
import { CorrecoesEmPainel } from './correcoes.tsx'
import styles from './escrita.module.css'
import { useConferencia } from './use-conferencia.ts'
import { Sortear } from './sortear.tsx'

interface EscritaProps {
  work: RascunhoWork
  /** The draft on the server of the account; null when only the device keeps the draft. */
  conta: RascunhoDaConta | null
  ownDevice: OwnDevice
  heading: ScreenHeading
  inicial: Rascunho
  outros: Outros
  onRetryOutros: () => void
  onSortear: () => void
  /** Shows all themes to choose from. */
  onEscolher: () => void
  /** Whether a tab that was closed meanwhile has left another text. */
  isDeixado: boolean
  /** Shows this text beside the one that was written in another tab or on another device. */
  onComparar: (aqui: Rascunho) => void
  /** Keeps the essay. Resolves to a function that shows that it is kept, or to null when the device refuses. */
  onEnviar: (rascunho: Rascunho) => Promise<(() => void) | null>
  onDescartar: () => void
  /** The essays on this device. They can be put back onto a sheet that is empty. */
  guardadas: (isSheetEmpty: boolean) => ReactNode
  numGuardadas: number
}

/** A theme, and the sheet on which the user writes about it. */
export function Escrita(props: EscritaProps) {
  const { heading, guardadas, inicial } = props
  const { tema, id_anterior } = inicial
  const folha = useFolha(props)
  const { texto, guarda, isSending, isRefused } = folha
  const onde = useOnde(props.conta)
  const { lido, trechos, itens } = useConferencia(inicial.tema, texto)
  const isWide = useMediaQuery('(min-width: 1200px)')
  const hasOwnLines = useOwnLines()
  const field = useRef<HTMLTextAreaElement>(null)
  const checks = useId()
  usePreloads(tema)
  const onComparar = () => props.onComparar({ ...inicial, texto, em: folha.em })
  const sortear = <Sortear texto={texto} {...props} />
  return (
    <div className={`${styles.layout} ${printing.around}`}>
      <Apoio
        {...{ tema, isWide }}
        heading={heading.attach}
        sortear={!isWide && sortear}
        guardadas={guardadas(texto === '')}
        numGuardadas={props.numGuardadas}
        isUnread={inicial.texto === ''}
        idAnterior={id_anterior ?? null}
        onWrite={() => field.current?.focus()}
      />
      <section className={styles.desk} aria-label="Sua redação">
        <div className={styles.coluna}>
          <Folha
            {...{ field, texto, lido, trechos }}
            onChange={folha.write}
            isReadOnly={isSending} // Text typed during sending would not be sent.
            describedBy={checks}
            renderHead={(linhas) => (
              <Contagem texto={lido} {...{ guarda, onde }} linhas={hasOwnLines ? linhas : null} />
            )}
          />
          <Abaixo
            {...{ tema, field, texto, lido, trechos, isSending, isRefused }}
            ownDevice={props.ownDevice}
            onDiscard={() => void folha.discard()}
          />
        </div>
        <Barra
          {...{ folha, lido, onde, onComparar }}
          isDeixado={props.isDeixado}
          checks={checks}
          itens={itens}
          sortear={isWide ? sortear : id_anterior && <CorrecoesEmPainel id={id_anterior} />}
        />
      </section>
    </div>
  )
}

/** Loads what is needed later: there may be no network by then. */
function usePreloads(tema: Tema): void {
  useEffect(() => preloadFormulas(formattedTextsOf(tema)), [tema])
  useEffect(() => void preloadDialogs(), [])
}

type FolhaEscrita = ReturnType<typeof useFolha>

/** The text on the sheet, with the functions that save, discard and send it. */
function useFolha({ work, conta, heading, inicial, onEnviar, onDescartar }: EscritaProps) {
  const { tema, id_anterior } = inicial
  const [{ texto, em }, setEscrito] = useState(inicial)
  const [isRefused, setIsRefused] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const { keep, discard: drop, guarda } = useRascunho(work, inicial)
  const write = (changed: string) => {
    setEscrito({ tema, texto: changed, em: new Date().toISOString() })
    setIsRefused(false)
    keep(changed)
  }
  const discard = async () => {
    const isSure = await confirm({
      titulo: 'Descartar o rascunho?',
      texto: `O que você escreveu será apagado ${whereErased(conta)}, e você poderá sortear outro tema. Essa ação não pode ser desfeita.`,
      confirmar: 'Descartar',
      cancelar: 'Continuar escrevendo',
    })
    if (!isSure) return
    heading.focus()
    if (!(await drop())) return
    setEscrito({ tema, texto: '' })
    onDescartar()
  }
  const send = async () => {
    setIsSending(true)
    if (conta && !(await maySend(conta))) return setIsSending(false)
    const showKept = await onEnviar({ tema, texto, ...(id_anterior && { id_anterior }) })
    if (showKept) {
      await drop()
      showKept()
    } else {
      setIsRefused(true)
    }
    return setIsSending(false)
  }
  return { texto, em, guarda, isRefused, isSending, write, discard, send }
}

/** From where a discard deletes the draft. Another text of the account stays there. */
function whereErased(conta: RascunhoDaConta | null): string {
  const onde = conta?.onde()
  return onde === 'conta' || onde === 'adiante' ? 'da sua conta' : 'deste aparelho'
}

/** Whether the essay may be sent. Asks the user first when another device has sent or discarded it meanwhile. */
async function maySend(conta: RascunhoDaConta): Promise<boolean> {
  await Promise.race([conta.look(), delay(LOOK_PATIENCE_MS)])
  const onde = conta.onde()
  if (!isFim(onde)) return true
  return confirm({
    titulo: 'Enviar mesmo assim?',
    texto: `${FIM[onde]} O texto desta folha iria como mais uma redação.`,
    confirmar: 'Enviar',
    cancelar: 'Voltar à folha',
  })
}

/** How long the sending of an essay waits for what other devices did. */
const LOOK_PATIENCE_MS = 3000

/** Whether the sheet's lines are as long as those of an exam. They are shorter on a phone, and with larger letters. */
function useOwnLines(): boolean {
  const isPhone = useMediaQuery('(max-width: 699px)')
  const { letras } = useSyncExternalStore(leituraDoAparelho.subscribe, leituraDoAparelho.ajustes)
  return letras === 'padrao' && !isPhone
}

interface BarraProps {
  folha: FolhaEscrita
  /** The text at the last pause, whose lines are counted. */
  lido: string
  onde: Onde
  isDeixado: boolean
  onComparar: () => void
  /** The id of the element with the results of the checks. */
  checks: string
  itens: ReturnType<typeof conferir>
  sortear: ReactNode
}

/** The bar with the results of the checks and the button that sends the essay. */
function Barra({ folha, lido, checks, itens, sortear, ...aviso }: BarraProps) {
  const { texto, guarda, isSending, send } = folha
  const bar = useRef<HTMLDivElement>(null)
  useKeepClear(bar)
  return (
    <div className={styles.bar} ref={bar}>
      <AvisoDaGuarda {...{ guarda, ...aviso }} />
      <div className={styles.conferencia}>
        <Conferencia id={checks} itens={itens} />
        <p className={styles.linhas}>
          {lido !== '' && <VisuallyHidden>cerca de </VisuallyHidden>}
          <b>{counted(linhasNaProva(lido), 'linha')}</b> na prova
        </p>
      </div>
      <div className={styles.acoes}>
        <Button
          className={styles.enviar}
          disabled={texto.trim() === '' || isSending}
          onClick={() => void send()}
        >
          Enviar Redação
        </Button>
        {sortear}
      </div>
    </div>
  )
}
