import { Button } from '@rumo/shared-ui'
import { useState } from 'react'
import { useSheet } from '../../shared/use-sheet.ts'
import { offersRelatos } from './relatos.calls.ts'
import type { RelatoSheetProps, Typed } from './relato-sheet.tsx'

const loadSheet = async () => (await import('./relato-sheet.tsx')).RelatoSheet

const NOTHING: Typed = { texto: '', email: '' }

/**
 * The button to report an error in a question. Shows nothing when the server takes no reports. What was typed is kept
 * as long as the question is shown; another question needs another `key`.
 */
export function Relatar({ idQuestao }: { idQuestao: number }) {
  const { Sheet, open, close } = useSheet<RelatoSheetProps>(loadSheet)
  const [typed, setTyped] = useState(NOTHING)
  if (!offersRelatos()) return null

  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={open}>
        Encontrou um erro?
      </Button>
      {Sheet && <Sheet idQuestao={idQuestao} typed={typed} onType={setTyped} onClose={close} />}
    </>
  )
}
