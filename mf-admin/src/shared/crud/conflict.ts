import { ApiError } from '@rumo/shared-auth'
import { confirm } from '@rumo/shared-ui'
import { thisNoun, type Noun } from './noun.ts'

/** Whether somebody else saved a record after it was opened here. */
export const isConflict = (error: unknown) =>
  error instanceof ApiError && error.codigo === 'versao_antiga'

/** Whether there is no such record any more. */
export const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/** Tells that somebody else was faster; true where what they saved shall take the place of what was typed. */
export const askAboutConflict = (noun: Noun): Promise<boolean> =>
  confirm({
    titulo: `Outra pessoa editou ${thisNoun(noun)}`,
    texto:
      'Nada foi salvo por cima. Você pode ver como ficou e perder o que escreveu, ou manter o que escreveu: se salvar de novo, vale a sua versão.',
    confirmar: 'Ver como ficou',
    cancelar: 'Manter o que escrevi',
  })
