import { MAX_BYTES_DO_RASCUNHO, type CadernoDeExame } from '@rumo/contract'
import type { Alvo } from '@rumo/contract/caderno'
import { confirm } from '@rumo/shared-ui'
import { omit } from 'es-toolkit'
import { comAto, desfazer, desfazivel } from './desfazer.ts'
import type { RevisaoKeeper } from './revisao-keeper.ts'

export type Atos = ReturnType<typeof useAto>

const fits = (caderno: CadernoDeExame) =>
  new TextEncoder().encode(JSON.stringify(caderno)).length < MAX_BYTES_DO_RASCUNHO

/** The last act on a draft, which can be taken back until the next: the draft itself remembers it. */
export function useAto(keeper: RevisaoKeeper, caderno: CadernoDeExame) {
  return {
    /** What the button says that takes it back; null where there is nothing to take back. */
    desfazer: desfazivel(caderno)?.desfazer ?? null,
    /** Changes the draft; `words` is what a button says that takes it back, null where none does. */
    fazer: (words: string | null, change: (caderno: CadernoDeExame) => CadernoDeExame) =>
      keeper.update((antes) => {
        const depois = change(antes)
        if (words === null || depois === antes) return depois
        const remembered = comAto(antes, depois, words)
        return fits(remembered) ? remembered : omit(depois, ['ultimo_ato'])
      }),
    /** Takes it back, asking where something is lost by that; gives the place of what is there again. */
    voltar: async (): Promise<Alvo | null> => {
      if (desfazivel(keeper.estado().caderno)?.perde && !(await confirm(PERDE))) return null
      let alvo: Alvo | null = null
      keeper.update((now) => {
        const back = desfazer(now)
        alvo = back.alvo
        return back.caderno
      })
      return alvo
    },
  }
}

const PERDE = {
  titulo: 'Desfazer mesmo assim?',
  texto: 'O que foi mudado depois nessas questões será perdido: elas voltam a ser como eram antes.',
  confirmar: 'Desfazer',
}
