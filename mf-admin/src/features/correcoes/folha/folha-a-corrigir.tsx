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

/** The selection in the sheet. */
interface Escolha {
  trecho: Passagem | null
  /** The position of the caret, or the start of the selection. */
  caret: number
}

interface FolhaProps {
  texto: string
  /** The passages with comments, in the order of their numbers. */
  passagens: readonly Passagem[]
  /** The indices in `passagens` that are highlighted. */
  atuais: readonly number[]
  trecho: Passagem | null
  describedBy?: string | undefined
  onEscolha: (escolha: Escolha) => void
  /** Called for Enter while a passage is selected. */
  onEnter?: (() => void) | undefined
  /** Called for any other key while a passage is selected; returns whether it did something. */
  onKey?: ((key: string) => boolean) | undefined
  field: RefObject<HTMLTextAreaElement | null>
}

/** The minimum number of ruled lines on the sheet. */
const MIN_LINHAS = 12

/**
 * An essay on its ruled sheet, with marks on the passages that have comments. It is a text field, so that every way to
 * select text works and the caret is visible, but it refuses input. A copy of the text behind it shows the marks.
 */
export function Folha(props: FolhaProps) {
  const { texto, passagens, trecho, describedBy, onEscolha, onEnter, onKey, field } = props
  const { campo, toTexto } = useMemo(() => textoNoCampo(texto), [texto])
  const copia = useRef<HTMLDivElement>(null)
  const linhas = useSheetLines(copia)
  const onSelection = useEffectEvent(() => {
    if (!field.current || document.activeElement !== field.current) return
    const { selectionStart, selectionEnd } = field.current
    const selected = toTexto({ inicio: selectionStart, fim: selectionEnd })
    onEscolha({ trecho: trimmedPassagem(texto, selected), caret: selected.inicio })
  })
  useEffect(() => {
    const element = field.current
    // React's onSelect misses some ways to select, such as the handles on a phone.
    const listener = () => onSelection()
    document.addEventListener('selectionchange', listener)
    element?.addEventListener('select', listener)
    // Not `readonly`: such a field shows no caret.
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
    else if (hasModifier(event) || !onKey?.(event.key.toLowerCase())) return
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
