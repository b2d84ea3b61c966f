import type { GuardadaAqui } from '@rumo/shared-device/guardadas'
import { Button } from '@rumo/shared-ui'
import type { ReactNode } from 'react'
import { useSheet } from '../../shared/use-sheet.ts'
import type { AnotacaoSheetProps } from './anotacao-sheet.tsx'
import { listasIn } from './guardadas.rules.ts'
import type { Parts } from './use-guardadas.ts'
import { writeGuardada } from './write.ts'

const loadSheet = async () => (await import('./anotacao-sheet.tsx')).AnotacaoSheet

interface AnotarProps {
  guardada: GuardadaAqui
  /** All that the user keeps, for the names of the lists. */
  kept: readonly GuardadaAqui[] | null
  /** The way to all that are kept, from where it is not. */
  todas?: ReactNode
  parts: Parts
}

/** The way to the note on a question that is kept, and to its lists. */
export function Anotar({ guardada, kept, todas, parts }: AnotarProps) {
  const { Sheet, open, close } = useSheet<AnotacaoSheetProps>(loadSheet)
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={open}>
        {guardada.anotacao === '' ? 'Anotar' : 'Anotação'}
      </Button>
      {Sheet && (
        <Sheet
          guardada={guardada}
          listas={listasIn(kept ?? [])}
          todas={todas}
          onWrite={(written) => void writeGuardada(parts, { ...guardada, ...written })}
          onClose={close}
        />
      )}
    </>
  )
}
