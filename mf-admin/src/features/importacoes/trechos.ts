import {
  type CadernoDeExame,
  letraEm,
  type QuestaoDoCaderno,
  type Regiao,
  type TemaDoCaderno,
  type Trecho,
} from '@rumo/contract'
import type { Alvo } from '@rumo/contract/caderno'
import { omit, range, uniq } from 'es-toolkit'
import { changedAt, emOrdem } from './caderno-changes.ts'
import { regioesDe } from './operacoes.ts'

/** What a selected part of a page becomes. A text replaces the existing one; with `junta` it is appended instead. */
export type Destino =
  | { tipo: 'questao' }
  | { tipo: 'enunciado'; junta: boolean }
  | { tipo: 'alternativa'; indice: number; junta: boolean }
  /** A text or a picture that the question refers to. */
  | { tipo: 'referencia' }
  /** The same for all questions with the numbers from `de` to `ate`. */
  | { tipo: 'compartilhado'; de: number; ate: number }
  | { tipo: 'tema' }
  | { tipo: 'instrucoes'; junta: boolean }
  | { tipo: 'apoio' }

type Referencia = CadernoDeExame['referencias'][number]

/** The fields for a part of a page: its text, or its picture with its size. */
const camposDe = ({ texto, imagem, largura, altura }: Trecho) => ({
  ...(texto !== undefined && { texto }),
  ...(imagem !== undefined && {
    imagem,
    ...(largura !== undefined && { largura }),
    ...(altura !== undefined && { altura }),
  }),
})

const depois = (antes: string | undefined, texto: string, junta: boolean) =>
  junta && antes ? `${antes}\n\n${texto}` : texto

/** A name that no text of the draft has. */
export function novoId(referencias: readonly Pick<Referencia, 'id'>[]): string {
  const taken = new Set(referencias.map(({ id }) => id))
  let next = taken.size + 1
  while (taken.has(`selecao-${next}`)) next++
  return `selecao-${next}`
}

/** The draft after the user assigned a part of a page to the open question or theme. */
export function atribuir(
  caderno: CadernoDeExame,
  alvo: Alvo,
  destino: Destino,
  { regiao, trecho }: { regiao: Regiao; trecho: Trecho },
): CadernoDeExame {
  const { texto = '' } = trecho
  const naQuestao = (change: (questao: QuestaoDoCaderno) => QuestaoDoCaderno) =>
    changedAt<QuestaoDoCaderno>(caderno, alvo, (questao) => comRegiao(change(questao), regiao))
  const noTema = (change: (tema: TemaDoCaderno) => TemaDoCaderno) =>
    changedAt<TemaDoCaderno>(caderno, alvo, (tema) => ({
      ...change(tema),
      regioes: [...(tema.regioes ?? []), regiao],
    }))
  switch (destino.tipo) {
    case 'questao':
      return changedAt<QuestaoDoCaderno>(caderno, alvo, (questao) =>
        inteira(questao, regiao, trecho),
      )
    case 'enunciado':
      return naQuestao((questao) => ({
        ...questao,
        texto: depois(questao.texto, texto, destino.junta),
      }))
    case 'alternativa':
      return naQuestao((questao) => comAlternativa(questao, destino, trecho))
    case 'referencia':
      return comReferencia(caderno, [alvo.indice], { regiao, trecho })
    case 'compartilhado':
      return comReferencia(caderno, indicesEntre(caderno, destino), { regiao, trecho })
    case 'tema':
      return noTema((tema) => ({ ...tema, tema: texto.replaceAll(/\s*\n\s*/g, ' ') }))
    case 'instrucoes':
      return noTema((tema) => ({
        ...tema,
        instrucoes: depois(tema.instrucoes, texto, destino.junta),
      }))
    case 'apoio':
      return noTema((tema) => ({ ...tema, textos: [...tema.textos, camposDe(trecho)] }))
    default:
      return destino satisfies never
  }
}

/** Replaces everything that was read of a question before. The right alternative stays marked. */
function inteira(
  questao: QuestaoDoCaderno,
  regiao: Regiao,
  { texto = '', alternativas = [] }: Trecho,
): QuestaoDoCaderno {
  const certa = questao.alternativas.find(({ correta }) => correta)?.nome
  const lidas = alternativas.map((each) => ({
    ...each,
    ...(each.nome === certa && { correta: true }),
  }))
  return {
    ...omit(questao, ['continua']),
    texto,
    alternativas: lidas.length > 0 ? lidas : questao.alternativas,
    pagina: regiao.pagina,
    regiao,
  }
}

/** Adds a selected region to those of the question, unless one of them contains it. */
function comRegiao(questao: QuestaoDoCaderno, nova: Regiao): QuestaoDoCaderno {
  const isInside = regioesDe(questao).some(
    ({ pagina, x0, y0, x1, y1 }) =>
      pagina === nova.pagina && x0 <= nova.x0 && y0 <= nova.y0 && x1 >= nova.x1 && y1 >= nova.y1,
  )
  if (isInside) return questao
  if (!questao.regiao) return { ...questao, pagina: nova.pagina, regiao: nova }
  return { ...questao, continua: [...(questao.continua ?? []), nova] }
}

function comAlternativa(
  questao: QuestaoDoCaderno,
  { indice, junta }: { indice: number; junta: boolean },
  trecho: Trecho,
): QuestaoDoCaderno {
  const nome = letraEm(indice)
  const there = questao.alternativas.find((each) => each.nome === nome) ?? { nome }
  const filled =
    trecho.imagem === undefined
      ? { ...there, texto: depois(there.texto, trecho.texto ?? '', junta) }
      : // A picture replaces the text that was read.
        { ...omit(there, ['texto', 'largura', 'altura']), ...camposDe(trecho) }
  const others = questao.alternativas.filter((each) => each.nome !== nome)
  const byName = [...others, filled].toSorted((a, b) => a.nome.localeCompare(b.nome))
  return { ...questao, alternativas: byName }
}

/** The indices of all questions with numbers from `de` to `ate`, both included. */
const indicesEntre = ({ questoes }: CadernoDeExame, { de, ate }: { de: number; ate: number }) =>
  range(0, questoes.length).filter((indice) => {
    const numero = questoes[indice]?.numero ?? 0
    return numero >= Math.min(de, ate) && numero <= Math.max(de, ate)
  })

function comReferencia(
  caderno: CadernoDeExame,
  indices: readonly number[],
  { regiao, trecho }: { regiao: Regiao; trecho: Trecho },
): CadernoDeExame {
  if (indices.length === 0) return caderno
  const id = novoId(caderno.referencias)
  return emOrdem({
    ...caderno,
    referencias: [...caderno.referencias, { id, ...camposDe(trecho), regioes: [regiao] }],
    questoes: caderno.questoes.map((questao, indice) =>
      indices.includes(indice)
        ? { ...questao, referencias: uniq([...questao.referencias, id]) }
        : questao,
    ),
  })
}
