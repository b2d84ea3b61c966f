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

/** What the calls of section 7 (docs/product/calls.md) gave for one question. */
export interface LooseParts {
  questao: Questao
  alternativas: readonly Alternativa[]
  /** In the order of their links. */
  referencias: readonly Referencia[]
  provas: readonly Prova[]
  vestibulares: readonly Vestibular[]
}

/**
 * Puts loose records together into the shape that a draw of our own has. A server of section 7 alone may
 * leave out whatever section 3 does not name, write `correta` as 0 and 1, or ids as text: only the id of
 * the question itself is known to be a number.
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
    // Such a server does not say whether it has the PDF as well.
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

/** Whether a question can be practised: there is something to choose, and the board did not withdraw it. */
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
