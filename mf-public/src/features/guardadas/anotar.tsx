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
  /** All questions that the user keeps, for the names of the lists; null until they are read. */
  kept: readonly GuardadaAqui[] | null
  /** A link to all kept questions, shown in the sheet where the screen is another one. */
  todas?: ReactNode
  parts: Parts
}

/** The button that opens the note and the lists of a kept question. */
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
