import type { Alternativa } from '@rumo/contract'
import { useId } from 'react'
import { AlternativaRow } from './alternativa-row.tsx'
import styles from './alternativas.module.css'
import { bubbleOf, type Resultado } from './correction.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'

interface AlternativasProps {
  alternativas: readonly Alternativa[]
  escolhida: number | null
  /** Null while the answer may still change. */
  resultado: Resultado | null
  onEscolher: (id: number) => void
  resolveArquivo: (url: string) => string
}

/** The alternatives as one radio group, locked and corrected once the answer was checked. */
export function Alternativas(props: AlternativasProps) {
  const { alternativas, escolhida, resultado, onEscolher, resolveArquivo } = props
  const group = useId()
  return (
    <fieldset className={styles.group} disabled={resultado !== null}>
      <legend>
        <VisuallyHidden>Alternativas</VisuallyHidden>
      </legend>
      {alternativas.map((alternativa, index) => (
        <AlternativaRow
          key={alternativa.id}
          alternativa={alternativa}
          ordem={index}
          group={group}
          estado={bubbleOf(alternativa, { escolhida, resultado })}
          isChosen={alternativa.id === escolhida}
          isLocked={resultado !== null}
          onChoose={() => onEscolher(alternativa.id)}
          resolveArquivo={resolveArquivo}
        />
      ))}
    </fieldset>
  )
}
