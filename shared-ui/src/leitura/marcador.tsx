import { useEffect, useState, type RefObject } from 'react'
import { Button } from '../button.tsx'
import { IconClose } from '../exam-icons.tsx'
import { IconArrowLeft, IconArrowRight } from '../icons.tsx'
import { changeAberta } from './aberta.ts'
import { areaOf } from './area.ts'
import type { LeituraProps } from './leitura-props.ts'
import { isMarked, withMarca, withoutMarcasAt, type Marca } from './marca.ts'
import hidden from '../visually-hidden.module.css'
import styles from './painel.module.css'
import { highlight } from './realces.ts'
import {
  frasesOf,
  passagesIn,
  rangeOf,
  trechosIn,
  wordsOf,
  type Trecho,
} from './trechos-da-tela.ts'

interface MarcadorProps extends LeituraProps {
  button: RefObject<HTMLElement | null>
}

/** The texts that can be marked: the question, and the texts that it refers to. */
const MARCAVEIS = '[data-trecho="texto"], [data-trecho^="referencia"]'
const NONE: readonly Marca[] = []
const NOTHING = () => undefined

/** Marks passages. The user selects them in the page, or goes from sentence to sentence with two buttons. */
export function Marcador({ button, marcas = NONE, onMarcar = NOTHING }: MarcadorProps) {
  const read = () => trechosIn(areaOf(button.current) ?? document, MARCAVEIS)
  const [chosen, setChosen] = useChosen(read)
  const trechos = read()
  const isOn = chosen.length > 0 && chosen.every((one) => isMarked(marcas, one))
  const mark = () => {
    onMarcar(isOn ? chosen.reduce(withoutMarcasAt, marcas) : chosen.reduce(withMarca, [...marcas]))
    getSelection()?.removeAllRanges()
  }
  const step = (by: 1 | -1) => setChosen(sentenceBeside(trechos, chosen[0], by))
  return (
    <>
      <p className={`${styles.recado} ${styles.cortado}`}>
        {chosen.length === 0
          ? 'Selecione um trecho do texto, ou escolha uma frase pelas setas.'
          : `“${wordsIn(trechos, chosen)}”`}
      </p>
      <div className={styles.barra}>
        <Button variant="outline" disabled={chosen.length === 0} onClick={mark}>
          {isOn ? 'Desmarcar' : 'Marcar'}
        </Button>
        <Button
          variant="outline"
          className={styles.quadrado}
          aria-label="Frase anterior"
          onClick={() => step(-1)}
        >
          <IconArrowLeft />
        </Button>
        <Button
          variant="outline"
          className={styles.quadrado}
          aria-label="Próxima frase"
          onClick={() => step(1)}
        >
          <IconArrowRight />
        </Button>
        <Button variant="quiet" onClick={() => changeAberta({ parte: 'ajustes' })}>
          Voltar
        </Button>
      </div>
      <Lista {...{ trechos, marcas, onMarcar }} />
      <output className={hidden.hidden}>{wordsIn(trechos, chosen)}</output>
    </>
  )
}

/** The passages that were last selected in the page. They stay when a press on a button clears the selection. */
function useChosen(read: () => Trecho[]) {
  const [chosen, setChosen] = useState(NONE)
  useEffect(() => {
    const follow = () => {
      const selection = getSelection()
      if (!selection || selection.isCollapsed || selection.rangeCount === 0) return
      const found = passagesIn(read(), selection.getRangeAt(0))
      if (found.length > 0) setChosen(found)
    }
    follow()
    document.addEventListener('selectionchange', follow)
    return () => document.removeEventListener('selectionchange', follow)
    // oxlint-disable-next-line react/exhaustive-deps -- it reads the page as it is then
  }, [])
  useEffect(() => {
    const ranges = read().flatMap((trecho) =>
      chosen.map((one) =>
        one.trecho === trecho.nome ? rangeOf(trecho, one.inicio, one.fim) : null,
      ),
    )
    highlight('frase', ranges)
    const first = ranges.find((range) => range !== null)
    first?.startContainer.parentElement?.scrollIntoView({ block: 'nearest' })
    return () => highlight('frase', [])
    // oxlint-disable-next-line react/exhaustive-deps -- it reads the page as it is then
  }, [chosen])
  return [chosen, setChosen] as const
}

/** The sentence before or after a passage, cyclically. Without a passage, the last or the first sentence. */
function sentenceBeside(trechos: readonly Trecho[], from: Marca | undefined, by: 1 | -1): Marca[] {
  const all = trechos.flatMap(frasesOf)
  const at = all.findIndex(
    (one) => one.trecho === from?.trecho && one.inicio <= from.inicio && from.inicio < one.fim,
  )
  const next = all.at(at < 0 && by < 0 ? -1 : (at + by) % all.length)
  return next ? [next] : []
}

const wordsIn = (trechos: readonly Trecho[], chosen: readonly Marca[]) =>
  chosen
    .map((one) => {
      const trecho = trechos.find(({ nome }) => nome === one.trecho)
      return trecho ? wordsOf(trecho, one) : ''
    })
    .join(' ')

interface ListaProps {
  trechos: readonly Trecho[]
  marcas: readonly Marca[]
  onMarcar: (marcas: readonly Marca[]) => void
}

/** The marked passages, each with a button that removes its mark. */
function Lista({ trechos, marcas, onMarcar }: ListaProps) {
  if (marcas.length === 0) return null
  return (
    <ul className={styles.lista} aria-label="Trechos marcados">
      {marcas.map((marca) => (
        <li key={`${marca.trecho} ${marca.inicio}`}>
          <button
            type="button"
            className={styles.item}
            onClick={() => onMarcar(withoutMarcasAt(marcas, marca))}
          >
            <IconClose />
            <span className={styles.trecho}>Apagar “{wordsIn(trechos, [marca])}”</span>
          </button>
        </li>
      ))}
      {marcas.length > 1 && (
        <li>
          <Button variant="quiet" onClick={() => onMarcar([])}>
            Apagar todas as marcas
          </Button>
        </li>
      )}
    </ul>
  )
}
