import { timeWords } from '@rumo/shared-ui/words'
import type { Guarda } from './rascunho.ts'
import styles from './guarda.module.css'

/** What is to be known of a draft that is not kept as it should be. */
const TROUBLES = {
  recusado: 'Este aparelho não está guardando o rascunho. Copie o texto antes de sair.',
  preso: 'Não foi possível apagar o rascunho: ele continua guardado neste aparelho.',
}

/** Says whether the draft is kept: aloud only when that changes, not at every pause. */
export function GuardaView({ guarda }: { guarda: Guarda }) {
  const { estado } = guarda
  const trouble = estado === 'recusado' || estado === 'preso' ? TROUBLES[estado] : null
  return (
    <p className={styles.guarda}>
      <output className={trouble === null ? undefined : styles.recusado}>
        {guarda.estado === 'guardado' && 'Rascunho guardado neste aparelho'}
        {trouble}
      </output>
      {guarda.estado === 'guardado' && <span> às {timeWords(guarda.quando.toISOString())}</span>}
    </p>
  )
}
