import { cutPassagens, type Passagem } from '@rumo/contract/rules'
import { useEffect, useMemo, useRef, type KeyboardEvent, type Ref } from 'react'
import styles from './folha.module.css'
import { textoNoCampo, trimmedPassagem } from './selecao.ts'

/** The sheet's own keys: what is selected, and where one is. */
interface Escolha {
  /** What somebody selected; null where nothing is. */
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
  /** What was selected to be remarked on. */
  trecho: Passagem | null
  describedBy?: string | undefined
  onEscolha: (escolha: Escolha) => void
  /** Enter, on a passage that was selected. */
  onEnter?: (() => void) | undefined
  field?: Ref<HTMLTextAreaElement>
}

/**
 * An essay as it was sent, on its ruled sheet, with the passages that were remarked on. It is a field, so that a
 * passage is selected by whatever selects text, with a caret to see, but nothing can be typed into it; a copy behind
 * it carries the marks.
 */
export function Folha(props: FolhaProps) {
  const { texto, passagens, trecho, describedBy, onEscolha, onEnter, field } = props
  const { campo, toTexto } = useMemo(() => textoNoCampo(texto), [texto])
  const own = useRef<HTMLTextAreaElement | null>(null)
  useEffect(() => refuseInput(own.current), [])
  const onSelect = () => {
    if (!own.current) return
    const { selectionStart, selectionEnd } = own.current
    const selected = toTexto({ inicio: selectionStart, fim: selectionEnd })
    onEscolha({ trecho: trimmedPassagem(texto, selected), lugar: selected.inicio })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || trecho === null || !onEnter) return
    event.preventDefault()
    onEnter()
  }
  return (
    <div className={styles.folha}>
      <div className={styles.papel}>
        <Marcas {...props} passagens={trecho ? [...passagens, trecho] : passagens} />
        <textarea
          ref={(element) => {
            own.current = element
            if (typeof field === 'function') field(element)
            else if (field) field.current = element
          }}
          className={styles.campo}
          aria-label="Texto da redação"
          aria-readonly="true"
          aria-describedby={describedBy}
          // No keyboard comes up on a phone.
          inputMode="none"
          spellCheck={false}
          autoComplete="off"
          rows={1}
          value={campo}
          onChange={() => {}}
          onSelect={onSelect}
          onKeyDown={onKeyDown}
        />
      </div>
    </div>
  )
}

/** A field that says that it is read only, by `readonly`, has no caret to see. */
function refuseInput(field: HTMLTextAreaElement | null): (() => void) | undefined {
  const refuse = (event: Event) => event.preventDefault()
  field?.addEventListener('beforeinput', refuse)
  return () => field?.removeEventListener('beforeinput', refuse)
}

function Marcas({ texto, passagens, atuais, trecho }: FolhaProps) {
  const { campo, toCampo } = useMemo(() => textoNoCampo(texto), [texto])
  const shown = passagens.map(toCampo)
  const pending = trecho === null ? -1 : passagens.length - 1
  return (
    <div className={styles.copia} aria-hidden="true">
      {cutPassagens(campo.length, shown).map(({ inicio, fim, anotacoes }) => {
        const words = campo.slice(inicio, fim)
        if (anotacoes.length === 0) return words
        const begun = anotacoes.filter(
          (place) => place !== pending && shown[place]?.inicio === inicio,
        )
        return (
          <mark
            key={inicio}
            data-inicio={inicio}
            data-pendente={anotacoes.includes(pending)}
            data-atual={anotacoes.some((place) => atuais.includes(place))}
            data-numero={begun.map((place) => place + 1).join(' ')}
          >
            {words}
          </mark>
        )
      })}
      {/* A line break at the end has no height of its own. */}
      {'\u200B'}
    </div>
  )
}
