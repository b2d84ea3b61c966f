import { MAX_BYTES_DO_RASCUNHO, type CadernoDeExame } from '@rumo/contract'
import type { Alvo } from '@rumo/contract/caderno'
import { confirm } from '@rumo/shared-ui'
import { omit } from 'es-toolkit'
import { comAto, desfazer, desfazivel } from './desfazer.ts'
import type { RevisaoKeeper } from './revisao-keeper.ts'

export type Atos = ReturnType<typeof useAto>

const fits = (caderno: CadernoDeExame) =>
  new TextEncoder().encode(JSON.stringify(caderno)).length < MAX_BYTES_DO_RASCUNHO

/**
 * The last action on a draft, with the way to undo it. The draft itself stores it, so that it can be undone after a
 * reload.
 */
export function useAto(keeper: RevisaoKeeper, caderno: CadernoDeExame) {
  return {
    /** The label of the button that undoes the action; null if there is nothing to undo. */
    desfazer: desfazivel(caderno)?.desfazer ?? null,
    /** Changes the draft. `words` is the label of the button that undoes the change; null: it cannot be undone. */
    fazer: (words: string | null, change: (caderno: CadernoDeExame) => CadernoDeExame) =>
      keeper.update((antes) => {
        const depois = change(antes)
        if (words === null || depois === antes) return depois
        const remembered = comAto(antes, depois, words)
        return fits(remembered) ? remembered : omit(depois, ['ultimo_ato'])
      }),
    /**
     * Undoes the last action, after a question if something would be lost. Returns the place of the first item that is
     * back.
     */
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
