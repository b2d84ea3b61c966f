import type { CadernoDeExame, QuestaoDoCaderno } from '@rumo/contract'
import { answerDoubt, answersFor, type Dita, type Resposta } from '@rumo/exam-pdf/gabarito'
import { difference, omit, uniq } from 'es-toolkit'

type Problema = QuestaoDoCaderno['problemas'][number]

/** The codes of doubts that come from a key; a new key replaces the doubts of an earlier one. */
const DO_GABARITO = new Set(['sem_resposta', 'gabarito_difere'])

/**
 * Applies to a draft a key that was added later. Where the marked answer differs, the question gets a doubt and has to
 * be approved again. `respondidas` is how many questions have an answer in the key. `semQuestao` lists, in ascending
 * order, the numbers in the key that no question has.
 */
export function comGabarito(
  caderno: CadernoDeExame,
  respostas: readonly Resposta[],
): { rascunho: CadernoDeExame; respondidas: number; semQuestao: number[] } {
  const ditas = answersFor(
    caderno.questoes.map(({ numero }) => numero),
    respostas,
  )
  const questoes = caderno.questoes.map((questao, index) => comResposta(questao, ditas[index]))
  return {
    rascunho: { ...caderno, questoes },
    respondidas: caderno.questoes.filter((questao, index) => hasResposta(questao, ditas[index]))
      .length,
    semQuestao: sortedUniq(
      difference(
        respostas.map(({ numero }) => numero),
        caderno.questoes.map(({ numero }) => numero),
      ),
    ),
  }
}

const doubtOf = ({ alternativas }: QuestaoDoCaderno, dita: Dita | undefined) =>
  answerDoubt(
    dita,
    alternativas.map(({ nome }) => nome),
  )

/** Whether the key gives the question's answer as one letter that the question has. */
const hasResposta = (questao: QuestaoDoCaderno, dita: Dita | undefined) => !doubtOf(questao, dita)

const sortedUniq = (numeros: readonly number[]) => uniq(numeros).toSorted((a, b) => a - b)

function comResposta(questao: QuestaoDoCaderno, dita: Dita | undefined): QuestaoDoCaderno {
  const problemas = questao.problemas.filter(({ codigo }) => !DO_GABARITO.has(codigo))
  const marcada = questao.alternativas.find(({ correta }) => correta)?.nome
  const doubt = doubtOf(questao, dita)
  if (!dita) return semResposta({ ...questao, problemas }, marcada, doubt)
  const { letra, materia, isRetificada } = dita
  const said: QuestaoDoCaderno = {
    ...omit(questao, ['anulada']),
    ...(materia !== undefined && { materia: questao.materia ?? materia }),
    ...(isRetificada && { retificada: true }),
    problemas,
  }
  if (doubt) return doubted(said, doubt)
  if (letra === undefined) {
    const annulled = { ...said, anulada: true, alternativas: marcadas(said, undefined) }
    return marcada === undefined ? annulled : doubted(annulled, difere('foi anulada', marcada))
  }
  const marked = { ...said, alternativas: marcadas(said, letra) }
  if (questao.anulada) return doubted(marked, difere(`tem a resposta ${letra}`, undefined))
  return marcada === undefined || marcada === letra
    ? marked
    : doubted(marked, difere(`tem a resposta ${letra}`, marcada))
}

/** A question that the key does not mention keeps its marked answer. */
const semResposta = (
  questao: QuestaoDoCaderno,
  marcada: string | undefined,
  doubt: Problema | undefined,
): QuestaoDoCaderno =>
  doubt && marcada === undefined && !questao.anulada ? doubted(questao, doubt) : questao

const marcadas = ({ alternativas }: QuestaoDoCaderno, letra: string | undefined) =>
  alternativas.map((each) =>
    each.nome === letra ? { ...each, correta: true } : omit(each, ['correta']),
  )

/** 'Pelo gabarito, a questão tem a resposta D; estava marcada a B.' */
const difere = (words: string, marcada: string | undefined): Problema => ({
  codigo: 'gabarito_difere',
  mensagem: `Pelo gabarito, a questão ${words}; ${marcada === undefined ? 'estava como anulada' : `estava marcada a ${marcada}`}.`,
})

const doubted = (questao: QuestaoDoCaderno, problema: Problema): QuestaoDoCaderno => ({
  ...questao,
  problemas: [...questao.problemas, problema],
  aprovada: false,
})
