import type { Guarda } from './rascunho.ts'
import styles from './guarda.module.css'

const HORA = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' })

/** Says whether the draft is kept: aloud only when that changes, not at every pause. */
export function GuardaView({ guarda }: { guarda: Guarda }) {
  return (
    <p className={styles.guarda}>
      <output className={guarda.estado === 'recusado' ? styles.recusado : undefined}>
        {guarda.estado === 'guardado' && 'Rascunho guardado neste aparelho'}
        {guarda.estado === 'recusado' &&
          'Este aparelho não está guardando o rascunho. Copie o texto antes de sair.'}
      </output>
      {guarda.estado === 'guardado' && <span>, {HORA.format(guarda.quando)}</span>}
    </p>
  )
}
