import { useMemo } from 'react'
import { formulaHeight } from './formula-height.ts'
import { useFormulaRenderer } from './formula-renderer.ts'
import styles from './formatted-text.module.css'
import { ScrollBox } from './scroll-box.tsx'

interface FormulaProps {
  source: string
  display: boolean
}

/** A formula; its source stands in until what draws it is there, and where it cannot be read. */
export function Formula({ source, display }: FormulaProps) {
  const render = useFormulaRenderer()
  const drawn = useMemo(() => render?.(source, display), [render, source, display])
  const classes = [
    styles.formula,
    display ? styles.display : styles.inline,
    styles[`lines${formulaHeight(source)}`],
  ]
  return (
    <ScrollBox as="span" label="Fórmula" formula={source} className={classes.join(' ')}>
      {drawn ?? <span className={styles.source}>{source}</span>}
    </ScrollBox>
  )
}
