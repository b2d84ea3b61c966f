import type {
  Alternativa,
  Prova,
  Questao,
  QuestaoSorteada,
  Referencia,
  Vestibular,
} from '@rumo/contract'
import { omit, sortBy } from 'es-toolkit'
import { numericId } from '../../shared/numeric-id.ts'

/** The records for one question, as the calls of section 7 (docs/product/calls.md) answer them. */
export interface LooseParts {
  questao: Questao
  alternativas: readonly Alternativa[]
  /** In the order of their links to the question. */
  referencias: readonly Referencia[]
  provas: readonly Prova[]
  vestibulares: readonly Vestibular[]
}

/**
 * Joins separate records into the shape of a question in our own draws. A server that only has section 7 may leave out
 * any field that section 3 does not name, and may write `correta` as 0 and 1, or ids as text. Only the id of the
 * question itself is known to be a number.
 */
export function assembleQuestao(parts: LooseParts): QuestaoSorteada {
  const { questao } = parts
  const own = parts.alternativas.filter(({ id_questao }) => numericId(id_questao) === questao.id)
  const id_prova = numericId(questao.id_prova)
  const prova = parts.provas.find(({ id }) => numericId(id) === id_prova)
  const vestibular = parts.vestibulares.find(
    ({ id }) => numericId(id) === numericId(prova?.id_vestibular),
  )
  return {
    // A server without our calls does not tell whether it also has the PDF.
    ...omit(questao, ['pagina_pdf']),
    id_prova,
    alternativas: sortBy(own, [({ ordem }) => ordem ?? 0, 'nome']).map(wholeAlternativa),
    referencias: [...parts.referencias],
    materia: null,
    prova: {
      id: id_prova,
      nome: prova?.nome ?? '',
      vestibular: vestibular ? wholeVestibular(vestibular) : null,
    },
  }
}

/** Whether a question can be practised: it has alternatives, and the exam board did not withdraw it. */
export function canBePractised({ alternativas, situacao }: QuestaoSorteada): boolean {
  return alternativas.length > 0 && situacao !== 'anulada'
}

function wholeAlternativa(alternativa: Alternativa): Alternativa {
  return {
    ...alternativa,
    id: numericId(alternativa.id),
    id_questao: numericId(alternativa.id_questao),
    texto: alternativa.texto ?? '',
    correta: ['true', '1'].includes(String(alternativa.correta)),
  }
}

function wholeVestibular({ id, ano, semestre }: Vestibular): Vestibular {
  const isSecond = numericId(semestre) === 2
  return { id: numericId(id), ano: numericId(ano), semestre: isSecond ? 2 : 1 }
}
