import type { Estatisticas } from '@rumo/contract'
import { TENDENCIA_WORDS } from './estatisticas.words.ts'
import styles from './tendencia-view.module.css'

type Tendencia = NonNullable<Estatisticas['materias'][number]['tendencia']>

const PATHS: Readonly<Record<Tendencia, string>> = {
  subindo: 'M3.5 17.5 10 11l4 4 6.5-8M15.5 6.5h5.5V12',
  estavel: 'M3.5 12h17',
  descendo: 'M3.5 6.5 10 13l4-4 6.5 8M15.5 17.5h5.5V12',
}

/** The trend of a matéria as an icon and a word. Shows nothing when there are too few answers to tell. */
export function TendenciaView({ tendencia }: { tendencia: Tendencia | null }) {
  if (tendencia === null) return null
  return (
    <span className={`${styles.tendencia} ${styles[tendencia]}`}>
      <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={PATHS[tendencia]} />
      </svg>
      {TENDENCIA_WORDS[tendencia]}
    </span>
  )
}
