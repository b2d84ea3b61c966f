import type { GuardadaAqui } from '@rumo/shared-device/guardadas'
import { Button, IconBookmark, VisuallyHidden } from '@rumo/shared-ui'
import { pick } from 'es-toolkit'
import { useRef, type ReactNode } from 'react'
import { Anotar } from './anotar.tsx'
import { resumoOf } from './guardadas.rules.ts'
import styles from './guardar.module.css'
import { AQUI, useGuardadas, type Parts } from './use-guardadas.ts'
import { removeGuardada, writeGuardada } from './write.ts'

interface GuardarProps {
  questao: Parameters<typeof resumoOf>[0]
  /** A link to all kept questions. */
  todas: ReactNode
  parts?: Parts
}

/**
 * The button that keeps a question, or stops keeping it. A kept question also has a button for its note and lists. When
 * a question is removed by mistake, pressing the button again brings back its note and lists. Needs another `key` for
 * another question.
 */
export function Guardar({ questao, todas, parts = AQUI }: GuardarProps) {
  const kept = useGuardadas(parts)
  const before = useRef<GuardadaAqui>(undefined)
  const guardada = kept?.find(({ id_questao }) => id_questao === questao.id)
  const toggle = async () => {
    if (guardada) {
      before.current = guardada
      return removeGuardada(parts, questao.id)
    }
    const written = { anotacao: '', listas: [], ...before.current }
    return writeGuardada(parts, {
      ...pick(written, ['anotacao', 'listas']),
      id_questao: questao.id,
      questao: resumoOf(questao),
    })
  }
  return (
    <span className={styles.guardar}>
      {guardada && <Anotar {...{ guardada, kept, todas, parts }} />}
      <Button
        variant="quiet"
        className={guardada && styles.guardada}
        disabled={kept === null}
        onClick={() => void toggle()}
      >
        <IconBookmark isSet={guardada !== undefined} />
        {guardada ? 'Guardada' : 'Guardar'}
        {guardada && <VisuallyHidden> (remover das guardadas)</VisuallyHidden>}
      </Button>
    </span>
  )
}
