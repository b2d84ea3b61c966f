import { Bubble, type BubbleEstado } from '@rumo/shared-ui'
import type { Resultado } from '@rumo/contract/rules'
import { RazaoBubbles } from '../../shared/razao-bubbles.tsx'
import type { Razao } from '../../shared/razao.ts'
import styles from './cartao-do-simulado.module.css'

interface CartaoProps {
  razao: Razao
  /** The result of each question, when it is known. */
  resultados?: readonly Resultado[] | undefined
}

/** The most bubbles that fit into one row. A longer card is shown as ten bubbles that stand for the whole. */
const LONGEST_ROW = 15

const ESTADOS: Readonly<Record<Resultado, BubbleEstado>> = {
  certa: 'certa',
  errada: 'errada',
  'em-branco': 'livre',
  'sem-gabarito': 'livre',
}

/** A corrected answer card in one row. The caller says the result in words. */
export function Cartao({ razao, resultados }: CartaoProps) {
  if (!resultados || resultados.length > LONGEST_ROW) {
    return <RazaoBubbles razao={razao} tamanho={20} />
  }
  return (
    <span className={styles.cartao} aria-hidden="true">
      {placesOf(resultados).map(({ place, estado }) => (
        <Bubble key={place} tamanho={20} estado={estado} ordem={place} />
      ))}
    </span>
  )
}

const placesOf = (resultados: readonly Resultado[]) =>
  resultados.map((resultado, place) => ({ place, estado: ESTADOS[resultado] }))
