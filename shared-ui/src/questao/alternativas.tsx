import type { Resultado } from '@rumo/contract/rules'
import { useId } from 'react'
import { AlternativaRow } from './alternativa-row.tsx'
import styles from './alternativas.module.css'
import { bubbleOf } from './correction.ts'
import type { AlternativaMostrada } from './questao-mostrada.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'

interface AlternativasProps {
  alternativas: readonly AlternativaMostrada[]
  escolhida: number | null
  /** Null while the answer can still change. */
  resultado: Resultado | null
  foiAnulada: boolean
  /** The ids of the alternatives that were crossed out. */
  riscadas: readonly number[]
  /** Crosses an alternative out, or undoes that; undefined when crossing out is not offered. */
  onRiscar: ((id: number) => void) | undefined
  onEscolher: (id: number) => void
  resolveArquivo: (url: string) => string
}

/** The alternatives as one radio group, which is locked and graded once the answer was checked. */
export function Alternativas(props: AlternativasProps) {
  const { alternativas, escolhida, resultado, foiAnulada, riscadas, onRiscar } = props
  const { onEscolher, resolveArquivo } = props
  const group = useId()
  return (
    <fieldset className={styles.group} data-lido disabled={resultado !== null}>
      <legend>
        <VisuallyHidden>Alternativas</VisuallyHidden>
      </legend>
      {alternativas.map((alternativa, index) => (
        <AlternativaRow
          key={alternativa.id}
          alternativa={alternativa}
          ordem={index}
          group={group}
          estado={bubbleOf(alternativa, { escolhida, resultado, foiAnulada })}
          isChosen={alternativa.id === escolhida}
          isLocked={resultado !== null}
          isRiscada={riscadas.includes(alternativa.id)}
          onRiscar={onRiscar && (() => onRiscar(alternativa.id))}
          onChoose={() => onEscolher(alternativa.id)}
          resolveArquivo={resolveArquivo}
        />
      ))}
    </fieldset>
  )
}
