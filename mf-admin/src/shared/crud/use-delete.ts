import {
  COM_DEPENDENCIAS,
  type ComDependencias,
  dependencias,
  type Dependencias,
  type Entidade,
} from '@rumo/contract'
import { ApiError, http } from '@rumo/shared-auth'
import { alert, confirm } from '@rumo/shared-ui'
import { byCount, countedWords, listWords, numberWords } from '@rumo/shared-ui/words'
import { useQueryClient } from '@tanstack/react-query'
import { useHref } from 'react-router-dom'
import { alerting } from '../alerting.ts'
import { isGone } from './conflict.ts'
import type { Row } from './columns.ts'
import { thisNoun } from './noun.ts'
import type { Resource } from './resource.ts'
import { useAnnounceAnswer } from './use-announce-answer.ts'

/**
 * Deletes a record, after a question that names what will be deleted with it. If other records use it, says so instead,
 * with a link to them. Returns whether the record was deleted.
 */
export function useDelete<T extends Row>(
  resource: Pick<Resource<T>, 'name' | 'noun' | 'remove'>,
  nameOf: (row: T) => string,
) {
  const announceAnswer = useAnnounceAnswer()
  const queries = useQueryClient()
  const base = useHref('/')
  return async (row: T): Promise<boolean> => {
    const { noun } = resource
    const known = await dependentsOf(resource.name, row.id)
    if (known?.impede) {
      await alert({
        titulo: `Não dá para deletar ${thisNoun(noun)}`,
        texto: `${nameOf(row)}. Está em uso por ${inWords(known)}.`,
        ...whatUses(resource.name, row.id, known, base),
      })
      return false
    }
    const isSure = await confirm({
      titulo: `Deseja deletar ${thisNoun(noun)}?`,
      texto: [`${nameOf(row)}.`, known && goingInWords(resource.name, known)]
        .filter(Boolean)
        .join(' '),
      confirmar: 'Sim',
      cancelar: 'Não',
    })
    if (!isSure) return false
    const failure = await alerting(async () =>
      announceAnswer(
        await resource.remove(row.id),
        `${noun.singular} ${noun.genero === 'm' ? 'deletado' : 'deletada'}`,
      ),
    )
    // Another user had deleted the record before.
    if (failure && isGone(failure)) void queries.invalidateQueries()
    return failure === null
  }
}

/** The records that depend on a record; null if the server does not say. */
async function dependentsOf(entidade: Entidade, id: number): Promise<Dependencias | null> {
  if (!http.offers(dependencias.list) || !canBeAskedFor(entidade)) return null
  try {
    return await http.call(dependencias.list, { params: { entidade, id } })
  } catch (error) {
    // Not needed for safety: the server itself refuses to delete what must not be deleted.
    if (error instanceof ApiError) return null
    throw error
  }
}

/** '3 provas e 1 questão'. */
const inWords = ({ itens }: Dependencias) =>
  listWords(itens.map(({ nome, total }) => `${numberWords(total)}\u00A0${nome}`))

/** What is deleted together with a record, and what stays; empty if nothing depends on it. */
function goingInWords(entidade: Entidade, known: Dependencias): string {
  if (entidade === 'assuntos') return withoutAssuntoInWords(known)
  const gone = known.itens.length > 0 && `Isto também será deletado: ${inWords(known)}.`
  return [gone, stayingInWords(entidade, known.a_retirar)].filter(Boolean).join(' ')
}

/** Deleting an assunto leaves its questions without one. */
const withoutAssuntoInWords = ({ itens: [questoes] }: Dependencias): string =>
  questoes
    ? `${countedWords(questoes.total, 'questão', 'questões')} ${byCount(questoes.total, 'fica', 'ficam')} sem assunto; nada mais muda nelas.`
    : ''

/** The address of the list of the records that use a record, by the nouns of both. */
const USED_IN: Readonly<Record<string, string>> = {
  'materias assuntos': 'admin/assuntos?materia=',
  'materias questoes': 'admin/questoes?materia=',
  'vestibulares provas': 'admin/provas?vestibular=',
}

/** A link to the records that use a record, if a list of the back office shows them. */
function whatUses(entidade: Entidade, id: number, known: Dependencias, base: string) {
  const [first] = known.itens
  const way = USED_IN[`${entidade} ${first?.entidade}`]
  if (!first || way === undefined) return {}
  const texto = `Ver ${inWords({ ...known, itens: [first] })}`
  return { ligacao: { texto, href: `${base.replace(/\/?$/, '/')}${way}${id}` } }
}

/** Questions that students answered are only retired, so that the answers are not lost. */
function stayingInWords(entidade: Entidade, questoes: number): string {
  const kept = 'as respostas continuam guardadas.'
  if (!questoes) return ''
  if (entidade === 'questoes') return `Alunos já responderam: ela é só retirada, e ${kept}`
  const what = countedWords(questoes, 'questão', 'questões')
  const goes = byCount(questoes, 'é só retirada', 'são só retiradas')
  return `${what} que alunos responderam ${goes}: ${kept}`
}

const canBeAskedFor = (entidade: Entidade): entidade is ComDependencias =>
  COM_DEPENDENCIAS.some((asked) => asked === entidade)
