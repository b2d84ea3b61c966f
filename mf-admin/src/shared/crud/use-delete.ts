import { COM_DEPENDENCIAS, type ComDependencias, dependencias, type Entidade } from '@rumo/contract'
import { ApiError, http } from '@rumo/shared-auth'
import { alertFailure, confirm } from '@rumo/shared-ui'
import { useQueryClient } from '@tanstack/react-query'
import { isGone } from './conflict.ts'
import type { Row } from './columns.ts'
import { thisNoun } from './noun.ts'
import type { Resource } from './resource.ts'
import { useSaid } from './use-said.ts'

/**
 * Asks whether a record shall be deleted, naming what hangs on it, and deletes it. Gives whether it is gone.
 */
export function useDelete<T extends Row>(
  resource: Pick<Resource<T>, 'name' | 'noun' | 'remove'>,
  nameOf: (row: T) => string,
) {
  const said = useSaid()
  const queries = useQueryClient()
  return async (row: T): Promise<boolean> => {
    const { noun } = resource
    const isSure = await confirm({
      titulo: `Deseja deletar ${thisNoun(noun)}?`,
      texto: [`${nameOf(row)}.`, await hangingOn(resource.name, row.id)].filter(Boolean).join(' '),
      confirmar: 'Sim',
      cancelar: 'Não',
    })
    if (!isSure) return false
    try {
      said(
        await resource.remove(row.id),
        `${noun.singular} ${noun.genero === 'm' ? 'deletado' : 'deletada'}`,
      )
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      await alertFailure(error)
      // Somebody else was faster.
      if (isGone(error)) void queries.invalidateQueries()
      return false
    }
  }
}

/** What hangs on a record, in words; nothing where nothing does or the server does not say. */
async function hangingOn(entidade: Entidade, id: number): Promise<string> {
  if (!http.offers(dependencias.list) || !canBeAskedFor(entidade)) return ''
  try {
    const { itens, a_retirar, impede } = await http.call(dependencias.list, {
      params: { entidade, id },
    })
    const said = itens.map(({ nome, total }) => `${total.toLocaleString('pt-BR')}\u00A0${nome}`)
    if (impede)
      return `Está em uso por ${list.format(said)}: enquanto for assim, não dá para deletar.`
    const gone = said.length > 0 && `Some também o que depende disso: ${list.format(said)}.`
    return [gone, stayingInWords(entidade, a_retirar)].filter(Boolean).join(' ')
  } catch (error) {
    // The server refuses what must not be deleted, asked or not.
    if (error instanceof ApiError) return ''
    throw error
  }
}

/** What students answered is not lost. */
function stayingInWords(entidade: Entidade, questoes: number): string {
  const kept = 'as respostas continuam guardadas.'
  if (!questoes) return ''
  if (entidade === 'questoes') return `Estudantes já responderam: ela é só retirada, e ${kept}`
  return questoes === 1
    ? `1\u00A0questão que estudantes responderam é só retirada: ${kept}`
    : `${questoes.toLocaleString('pt-BR')}\u00A0questões que estudantes responderam são só retiradas: ${kept}`
}

const canBeAskedFor = (entidade: Entidade): entidade is ComDependencias =>
  COM_DEPENDENCIAS.some((asked) => asked === entidade)

const list = new Intl.ListFormat('pt-BR')
