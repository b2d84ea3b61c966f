import { Button } from '@rumo/shared-ui'
import { useSheet } from '../../shared/use-sheet.ts'
import type { NomeSheetProps } from './nome-sheet.tsx'
import type { Parts } from './use-guardadas.ts'
import { renameLista } from './write.ts'

const loadSheet = async () => (await import('./nome-sheet.tsx')).NomeSheet

interface RenomearProps {
  lista: string
  /** The names of the user's other lists. */
  outras: readonly string[]
  parts: Parts
  /** Called with the new name before any question has it. */
  onRename: (nome: string) => void
}

export function Renomear({ lista, outras, parts, onRename }: RenomearProps) {
  const { Sheet, open, close } = useSheet<NomeSheetProps>(loadSheet)
  const rename = (nome: string) => {
    onRename(nome)
    void renameLista(parts, lista, nome)
  }
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={open}>
        Mudar o nome
      </Button>
      {Sheet && <Sheet lista={lista} outras={outras} onRename={rename} onClose={close} />}
    </>
  )
}
