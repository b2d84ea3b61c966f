import type { Regiao } from '@rumo/contract'
import { useState } from 'react'
import { isGrande, regiaoEntre, type Ponto, type Tamanho } from './regioes.ts'

interface Options {
  pagina: number
  tamanho: Tamanho
  onSelect: (regiao: Regiao) => void
}

/** Selects a part of a page by two presses at opposite corners. */
export function useCantos({ pagina, tamanho, onSelect }: Options) {
  const [canto, setCanto] = useState<(Ponto & { pagina: number }) | null>(null)
  const first = canto?.pagina === pagina ? canto : null
  const press = (at: Ponto) => {
    const regiao = first && regiaoEntre(pagina, first, at, tamanho)
    if (regiao && !isGrande(regiao)) return
    setCanto(regiao ? null : { ...at, pagina })
    if (regiao) onSelect(regiao)
  }
  return { hasFirst: first !== null, press, forget: () => setCanto(null) }
}
