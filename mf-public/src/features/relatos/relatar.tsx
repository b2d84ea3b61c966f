import { alert, Button } from '@rumo/shared-ui'
import { useState, type ComponentType } from 'react'
import { offersRelatos } from './relatos.calls.ts'
import type { RelatoSheetProps, Typed } from './relato-sheet.tsx'

const NOTHING: Typed = { texto: '', email: '' }

/**
 * The way to say that a question has an error. Nothing where the server takes no reports. What was typed is
 * kept as long as the question is shown; for another question it needs another `key`.
 */
export function Relatar({ idQuestao }: { idQuestao: number }) {
  const [Sheet, setSheet] = useState<ComponentType<RelatoSheetProps> | null>(null)
  const [typed, setTyped] = useState(NOTHING)
  if (!offersRelatos()) return null

  const open = async () => {
    const loaded = await import('./relato-sheet.tsx').catch(() => null)
    if (loaded) setSheet(() => loaded.RelatoSheet)
    else {
      await alert({
        titulo: 'Não foi possível abrir o formulário',
        texto: 'Confira sua conexão e tente de novo.',
      })
    }
  }
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => void open()}>
        Encontrou um erro?
      </Button>
      {Sheet && (
        <Sheet
          idQuestao={idQuestao}
          typed={typed}
          onType={setTyped}
          onClose={() => setSheet(null)}
        />
      )}
    </>
  )
}
