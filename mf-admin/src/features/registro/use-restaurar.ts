import type { Mudanca } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import { alertFailure, confirm } from '@rumo/shared-ui'
import { useAnnounceAnswer } from '../../shared/crud/use-announce-answer.ts'
import { previewRestauracao, restaurar } from './registro.calls.ts'
import { camposOf } from './campos.ts'
import { perguntaWords, previewWords } from './frase.ts'

/** Reverses a change, after a confirmation that describes the effect. Returns whether it was done. */
export function useRestaurar() {
  const announceAnswer = useAnnounceAnswer()
  return async (mudanca: Mudanca): Promise<boolean> => {
    try {
      const preview = await previewRestauracao(mudanca.id)
      const isChange = preview.antes !== null && preview.depois !== null
      const campos = isChange ? camposOf({ ...preview, nomes: mudanca.nomes }) : []
      const isSure = await confirm({
        titulo: perguntaWords(mudanca),
        texto: previewWords(
          preview,
          campos.map(({ nome }) => nome),
        ),
        confirmar: 'Sim',
        cancelar: 'Não',
      })
      if (!isSure) return false
      announceAnswer(await restaurar(mudanca.id), 'trazido de volta')
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      await alertFailure(error)
      return false
    }
  }
}
