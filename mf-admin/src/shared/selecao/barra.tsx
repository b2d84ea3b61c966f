import { MAX_SELECAO } from '@rumo/contract'
import { Button } from '@rumo/shared-ui'
import { byCount, numberWords } from '@rumo/shared-ui/words'
import { useEffect, useRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useOnce } from '../alerting.ts'
import type { Row } from '../crud/columns.ts'
import type { Noun } from '../crud/noun.ts'
import type { Lista } from '../crud/use-lista.ts'
import { ESCOLHER_TODAS } from './escolher-todas.tsx'
import styles from './selecao.module.css'
import type { Selecao } from './use-selecao.ts'

interface BarraProps<T extends Row> {
  selecao: Selecao
  lista: Lista<T>
  noun: Noun
  /** The actions on all selected records. */
  children: ReactNode
}

/**
 * The bar with the actions on the selected records. It stays at the lower edge of the window, over the list, so that
 * nothing moves. Without a selection only the empty `<output>` is rendered.
 */
export function Barra<T extends Row>({ selecao, lista, noun, children }: BarraProps<T>) {
  const { ids } = selecao
  const { length } = ids
  const rows = lista.shown?.rows
  const hidden = rows ? ids.filter((id) => rows.every((row) => row.id !== id)).length : 0
  const limpar = useRef<HTMLButtonElement>(null)
  const isShown = length > 0
  const wasShown = useRef(isShown)
  useEffect(() => {
    // The focused button disappeared with the bar, so the focus moves to the checkbox above the list.
    const isLost = wasShown.current && !isShown && document.activeElement === document.body
    wasShown.current = isShown
    if (isLost) document.getElementById(ESCOLHER_TODAS)?.focus()
  }, [isShown])
  return (
    <section className={isShown ? styles.bar : undefined} aria-label="Seleção">
      <output className={styles.said}>{isShown && chosenWords(noun, length, hidden)}</output>
      {isShown && (
        <>
          <Encontradas
            selecao={selecao}
            lista={lista}
            noun={noun}
            onChosen={() => limpar.current?.focus()}
          />
          {children}
          <Button ref={limpar} variant="quiet" onClick={selecao.clear}>
            Limpar seleção
          </Button>
        </>
      )}
    </section>
  )
}

type EncontradasProps<T extends Row> = Omit<BarraProps<T>, 'children'> & {
  /** Called when the pressed button has disappeared, because everything is selected. */
  onChosen: () => void
}

/**
 * Selects all matches on all pages, once the whole current page is selected. At most as many as one call can change.
 */
function Encontradas<T extends Row>({ selecao, lista, noun, onChosen }: EncontradasProps<T>) {
  const { isPending, once } = useOnce()
  const { shown } = lista
  const isWhole = shown !== undefined && shown.rows.every(({ id }) => selecao.has(id))
  if (!isWhole || shown.found <= shown.rows.length || selecao.ids.length >= shown.found) return null
  const choose = () =>
    once(async () => {
      const found = await lista.findIds(MAX_SELECAO)
      flushSync(() => selecao.set(found, true))
      if (document.activeElement === document.body) onChosen()
    })
  const all = numberWords(shown.found)
  return (
    <Button variant="quiet" aria-disabled={isPending} onClick={() => void choose()}>
      {shown.found > MAX_SELECAO
        ? `Escolher as ${MAX_SELECAO} primeiras de ${all}`
        : `Escolher todas as ${all} ${noun.plural}`}
    </Button>
  )
}

/** '1 prova escolhida', '120 questões escolhidas, 100 fora desta página'. */
function chosenWords({ singular, plural }: Noun, total: number, hidden: number): string {
  const chosen = `${total} ${byCount(total, `${singular} escolhida`, `${plural} escolhidas`)}`
  if (hidden === 0) return chosen
  return hidden === total
    ? `${chosen}, fora desta página`
    : `${chosen}, ${hidden} fora desta página`
}
