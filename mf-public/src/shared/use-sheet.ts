import { alert } from '@rumo/shared-ui'
import { useState, type ComponentType } from 'react'

/**
 * A sheet whose code is loaded when it is opened; `Sheet` is null while it is closed. When the code cannot be loaded, a
 * dialog says so.
 */
export function useSheet<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Sheet, setSheet] = useState<ComponentType<Props> | null>(null)
  const open = async () => {
    const loaded = await load().catch(() => null)
    if (loaded) setSheet(() => loaded)
    else {
      await alert({
        titulo: 'Não foi possível abrir o formulário',
        texto: 'Confira sua conexão e tente de novo.',
      })
    }
  }
  return { Sheet, open: () => void open(), close: () => setSheet(null) }
}
