import { useMemo } from 'react'
import { formulaHeight } from './formula-height.ts'
import { useFormulaRenderer } from './formula-renderer.ts'
import styles from './formatted-text.module.css'
import { ordinaryFormula } from './mathml.tsx'
import { ScrollBox } from './scroll-box.tsx'

interface FormulaProps {
  source: string
  display: boolean
}

/** A formula. It is drawn at once if it has only what exams use. */
export function Formula({ source, display }: FormulaProps) {
  const drawn = useMemo(() => ordinaryFormula(source, display), [source, display])
  const classes = [
    styles.formula,
    display ? styles.display : styles.inline,
    styles[`lines${formulaHeight(source)}`],
  ]
  return (
    <ScrollBox as="span" label="Fórmula" formula={source} className={classes.join(' ')}>
      {drawn ?? <UnusualFormula source={source} display={display} />}
    </ScrollBox>
  )
}

/** Shows the source until KaTeX is loaded, and when KaTeX cannot read it. */
function UnusualFormula({ source, display }: FormulaProps) {
  const render = useFormulaRenderer()
  const drawn = useMemo(() => render?.(source, display), [render, source, display])
  return drawn ?? <span className={styles.source}>{source}</span>
}
