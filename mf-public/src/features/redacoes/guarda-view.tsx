import { timeWords } from '@rumo/shared-ui/words'
import { Button } from '@rumo/shared-ui'
import type { Guarda } from './rascunho.ts'
import type { Onde } from './rascunho-da-conta.ts'
import styles from './guarda.module.css'

/** What is to be known of a draft that is not kept as it should be. */
const TROUBLES = {
  recusado: 'Este aparelho não está guardando o rascunho. Copie o texto antes de sair.',
  preso: 'Não foi possível apagar o rascunho: ele continua guardado neste aparelho.',
}

interface GuardaProps {
  guarda: Guarda
  onde?: Onde | undefined
  /** Shows what was written on another device beside this. */
  onComparar?: (() => void) | undefined
}

/** Says whether the draft is kept: aloud only when that changes, not at every pause. */
export function GuardaView({ guarda, onde = 'aparelho', onComparar }: GuardaProps) {
  const { estado } = guarda
  const trouble = estado === 'recusado' || estado === 'preso' ? TROUBLES[estado] : null
  return (
    <>
      <p className={styles.guarda}>
        <output className={trouble === null ? undefined : styles.recusado}>
          {guarda.estado === 'guardado' && GUARDADO[onde]}
          {trouble}
        </output>
        {guarda.estado === 'guardado' && <span> às {timeWords(guarda.quando.toISOString())}</span>}
      </p>
      {onde === 'outro' && (
        <output className={styles.outro}>
          Você também escreveu em outro aparelho.{' '}
          <Button variant="quiet" onClick={onComparar}>
            Ver os dois textos
          </Button>
        </output>
      )}
    </>
  )
}

const GUARDADO: Record<Onde, string> = {
  aparelho: 'Rascunho guardado neste aparelho',
  conta: 'Rascunho guardado na sua conta',
  outro: 'Rascunho guardado neste aparelho',
}
