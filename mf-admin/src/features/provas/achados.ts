import type { Conferencia } from '@rumo/contract'
import { ACHADOS_EM_PALAVRAS, isImpedimento, type Achado } from '@rumo/contract/rules'

export interface Grupo {
  codigo: Achado['codigo']
  titulo: string
  achados: readonly Achado[]
}

/** Groups the findings about a prova by kind: those that prevent it from being published, and mere warnings. */
export function gruposOf({ achados }: Conferencia): { impedem: Grupo[]; avisos: Grupo[] } {
  const grupos = [...Map.groupBy(achados, ({ codigo }) => codigo)].map(
    ([codigo, found]): Grupo => ({ codigo, titulo: ACHADOS_EM_PALAVRAS[codigo], achados: found }),
  )
  return {
    impedem: grupos.filter(isImpedimento),
    avisos: grupos.filter((grupo) => !isImpedimento(grupo)),
  }
}

export const isPublicavel = ({ achados }: Conferencia): boolean => !achados.some(isImpedimento)
