import { Button, IconArrowRight, preloadFormulas } from '@rumo/shared-ui'
import { useEffect, useReducer, useRef } from 'react'
import { CartaoColumn } from '../../../features/cartao-resposta/cartao-column.tsx'
import { CartaoSheet } from '../../../features/cartao-resposta/cartao-sheet.tsx'
import { CartaoStrip } from '../../../features/cartao-resposta/cartao-strip.tsx'
import { Resultado } from '../../../features/cartao-resposta/resultado.tsx'
import { correctCard } from '../../../features/cartao-resposta/rules.ts'
import type { PraticaMemory } from '../../../features/pratica/memory.ts'
import { PraticaQuestao } from '../../../features/pratica/pratica-questao.tsx'
import { firstAnswers, practise, type Pratica } from '../../../features/pratica/rules.ts'
import { textosOf } from '../../../features/questoes/textos.ts'
import { useMediaQuery } from '../../../shared/use-media-query.ts'
import type { ScreenHeading } from '../../../shared/use-screen-heading.ts'
import styles from './conjunto.module.css'

interface ConjuntoProps {
  inicial: Pratica
  idMateria: number | null
  memory: PraticaMemory
  heading: ScreenHeading
  /** What there is to know of the set before it begins. */
  nota?: string | null
  onMore: () => void
}

/** One set of questions, from the first to the result. */
export function Conjunto({ inicial, idMateria, memory, heading, nota, onMore }: ConjuntoProps) {
  const [pratica, dispatch] = useReducer(practise, inicial)
  const isWide = useMediaQuery('(min-width: 1200px)')
  const isPhone = useMediaQuery('(max-width: 699px)')
  useEffect(() => memory.keep(idMateria, pratica), [memory, idMateria, pratica])
  useEffect(() => preloadFormulas(textosOf(pratica.questoes)), [pratica.questoes])
  useBringUpOnChange(pratica.atual, heading, !isWide)
  useResultTitle(pratica.mostraResultado, heading)

  const linhas = correctCard(pratica.questoes, firstAnswers(pratica))
  const go = (index: number) => dispatch({ type: 'go', index })
  if (pratica.mostraResultado) {
    const more = (
      <Button onClick={onMore}>
        Praticar mais dez
        <IconArrowRight />
      </Button>
    )
    return (
      <div className={styles.result}>
        <Resultado linhas={linhas} heading={heading.attach} onGo={go} acao={more} />
      </div>
    )
  }

  const retry = () => {
    dispatch({ type: 'retry' })
    heading.focus()
  }
  const card = { linhas, atual: pratica.atual, onGo: go }
  const isFirst = pratica.atual === 0
  return (
    <>
      {!isWide && (
        <div className={styles.bar} data-begun={!isFirst}>
          {isPhone ? <CartaoSheet {...card} /> : <CartaoStrip {...card} />}
        </div>
      )}
      <div>
        {nota && isFirst && <p className={styles.note}>{nota}</p>}
        <PraticaQuestao
          pratica={pratica}
          dispatch={dispatch}
          heading={heading.attach}
          card={isWide && <CartaoColumn {...card} />}
          onRetry={retry}
        />
      </div>
    </>
  )
}

function useResultTitle(isShown: boolean, heading: ScreenHeading): void {
  useEffect(() => {
    if (!isShown) return undefined
    heading.rename('Resultado')
    return () => heading.rename(null)
  }, [isShown, heading])
}

/** Where the strip stays in view, another question begins right under it, without the header. */
function useBringUpOnChange(atual: number, heading: ScreenHeading, isOn: boolean): void {
  const before = useRef(atual)
  useEffect(() => {
    if (isOn && before.current !== atual) heading.bringUp()
    before.current = atual
  }, [atual, heading, isOn])
}
