import type { LinhaDeQuestao } from '@rumo/contract'
import { Bubble } from '@rumo/shared-ui'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { LinkBeside } from '../../shared/lista/links.tsx'
import { estadoInWords, isReady, questaoName } from './questoes.words.ts'
import styles from './trilho.module.css'

export interface LugaresProps {
  /** The questions of one prova, in their order. */
  questoes: readonly LinhaDeQuestao[]
  /** The id of the question that is edited; null for a new one. */
  atual: number | null
  addressOf: (id: number) => string
}

/**
 * All questions of a prova on one line, each with its state. The line is one stop of the Tab key; the arrow keys move
 * within it.
 */
export function Lugares({ questoes, atual, addressOf }: LugaresProps) {
  const list = useRef<HTMLOListElement>(null)
  const [stop, setStop] = useState(atual)
  const place = Math.max(
    0,
    questoes.findIndex(({ id }) => id === stop),
  )
  useEffect(() => {
    // Scrolls only the strip. `scrollIntoView` could scroll the page, too.
    const here = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current && here)
      list.current.scrollLeft = middleOf(here) - list.current.clientWidth / 2
  }, [])
  const goTo = (event: KeyboardEvent) => {
    const to = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: questoes.length - 1 }[
      event.key
    ]
    const next = to === undefined || event.altKey ? undefined : questoes[to]
    if (!next) return
    event.preventDefault()
    setStop(next.id)
    list.current?.querySelectorAll('a')[to ?? 0]?.focus()
  }
  return (
    <ol ref={list} className={styles.lugares}>
      {questoes.map((questao, index) => (
        <li key={questao.id}>
          <LinkBeside
            to={addressOf(questao.id)}
            className={styles.lugar}
            tabIndex={index === place ? 0 : -1}
            onKeyDown={goTo}
            aria-current={questao.id === atual ? 'page' : undefined}
            aria-label={`${questaoName(questao)}: ${estadoInWords(questao)}`}
            title={estadoInWords(questao)}
          >
            <Bubble tamanho={14} estado={isReady(questao) ? 'escolhida' : 'livre'} />
            {questao.numero ?? '–'}
          </LinkBeside>
        </li>
      ))}
    </ol>
  )
}

const middleOf = ({ offsetLeft, offsetWidth }: HTMLElement) => offsetLeft + offsetWidth / 2
