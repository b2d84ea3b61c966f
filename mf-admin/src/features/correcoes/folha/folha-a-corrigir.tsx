import { cutPassagens, type Passagem } from '@rumo/contract/rules'
import { FolhaPautada, useSheetLines } from '@rumo/shared-ui'
import {
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import styles from './folha-a-corrigir.module.css'
import { textoNoCampo, trimmedPassagem } from './selecao.ts'

/** The sheet's own keys: what is selected, and where one is. */
interface Escolha {
  trecho: Passagem | null
  /** Where the caret stands. */
  lugar: number
}

interface FolhaProps {
  texto: string
  /** The remarks, in the order of their numbers. */
  passagens: readonly Passagem[]
  /** The places in that list that one looks at. */
  atuais: readonly number[]
  trecho: Passagem | null
  describedBy?: string | undefined
  onEscolha: (escolha: Escolha) => void
  /** Enter, on a passage that was selected. */
  onEnter?: (() => void) | undefined
  /** Handles another key on such a passage; gives whether it did something. */
  onTecla?: ((tecla: string) => boolean) | undefined
  field: RefObject<HTMLTextAreaElement | null>
}

/** What a sheet has of an essay of one line. */
const MIN_LINHAS = 12

/**
 * An essay as it was sent, on its ruled sheet, with the passages that were remarked on. It is a field, so that a
 * passage is selected by whatever selects text, with a caret to see, but nothing can be typed into it; a copy behind
 * it carries the marks.
 */
export function Folha(props: FolhaProps) {
  const { texto, passagens, trecho, describedBy, onEscolha, onEnter, onTecla, field } = props
  const { campo, toTexto } = useMemo(() => textoNoCampo(texto), [texto])
  const copia = useRef<HTMLDivElement>(null)
  const linhas = useSheetLines(copia)
  const onSelection = useEffectEvent(() => {
    if (!field.current || document.activeElement !== field.current) return
    const { selectionStart, selectionEnd } = field.current
    const selected = toTexto({ inicio: selectionStart, fim: selectionEnd })
    onEscolha({ trecho: trimmedPassagem(texto, selected), lugar: selected.inicio })
  })
  useEffect(() => {
    const element = field.current
    // React's own event does not hear of every way to select: a phone has handles for it.
    const listener = () => onSelection()
    document.addEventListener('selectionchange', listener)
    element?.addEventListener('select', listener)
    // A field that says that it is read only, by `readonly`, has no caret to see.
    element?.addEventListener('beforeinput', refuse)
    return () => {
      document.removeEventListener('selectionchange', listener)
      element?.removeEventListener('select', listener)
      element?.removeEventListener('beforeinput', refuse)
    }
  }, [field])
  const onKeyDown = (event: KeyboardEvent) => {
    if (trecho === null || !onEnter) return
    if (event.key === 'Enter') onEnter()
    else if (hasModifier(event) || !onTecla?.(event.key.toLowerCase())) return
    event.preventDefault()
  }
  return (
    <FolhaPautada
      ref={field}
      className={styles.folha}
      copia={copia}
      linhas={Math.max(MIN_LINHAS, linhas)}
      marcado={<Marcas {...props} passagens={trecho ? [...passagens, trecho] : passagens} />}
      aria-label="Texto da redação"
      aria-readonly="true"
      aria-describedby={describedBy}
      // Keeps a phone from opening its keyboard.
      inputMode="none"
      spellCheck={false}
      autoComplete="off"
      value={campo}
      onChange={() => {}}
      onKeyDown={onKeyDown}
    />
  )
}

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey

const refuse = (event: Event) => event.preventDefault()

function Marcas({ texto, passagens, atuais, trecho }: FolhaProps) {
  const { campo, toCampo } = useMemo(() => textoNoCampo(texto), [texto])
  const shown = passagens.map(toCampo)
  const pending = trecho === null ? -1 : passagens.length - 1
  return cutPassagens(campo.length, shown).map(({ inicio, fim, anotacoes }) => {
    const words = campo.slice(inicio, fim)
    if (anotacoes.length === 0) return words
    const begun = anotacoes.filter((place) => place !== pending && shown[place]?.inicio === inicio)
    return (
      <mark
        key={inicio}
        className={styles.marca}
        data-inicio={inicio}
        data-pendente={anotacoes.includes(pending)}
        data-sobrepostas={anotacoes.filter((place) => place !== pending).length > 1}
        data-atual={anotacoes.some((place) => atuais.includes(place))}
        data-numero={begun.map((place) => place + 1).join(' ')}
      >
        {words}
      </mark>
    )
  })
}
