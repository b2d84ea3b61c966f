import {
  type CadernoDeExame,
  letraEm,
  type Materia,
  type QuestaoDoCaderno,
  type ReferenciaEmUso,
} from '@rumo/contract'
import { questaoEm } from '@rumo/contract/caderno'
import { omit, uniq } from 'es-toolkit'
import { changedAt, emOrdem } from '../../../features/importacoes/caderno-changes.ts'
import { novoId } from '../../../features/importacoes/trechos.ts'
import type { AlternativaRascunho, Rascunho } from '../../../features/questoes/questao-rascunho.ts'
import { imagemOf, type Imagem } from '../../../shared/editor/imagem.ts'
import {
  referenciasOf,
  type ReferenciaRascunho,
} from '../../../shared/referencias/referencias-rascunho.ts'

/**
 * A question of a draft as the editor of questions has it, before any prova: its texts are told from each other by
 * numbers, of which the first is that of `nomes[0]`.
 */
export interface QuestaoAberta {
  rascunho: Rascunho
  nomes: readonly string[]
}

type DoCaderno = Pick<QuestaoDoCaderno['alternativas'][number], keyof ComImagem>
interface ComImagem {
  imagem?: string
  descricao?: string
  largura?: number
  altura?: number
}

const NO_PROVA = 0

/** What the draft's fields of an image are in the editor. */
const imagemDo = ({ imagem, ...rest }: DoCaderno): Imagem =>
  imagemOf({ url_imagem: imagem ?? null, ...rest })

/** And back: what is empty is not there. */
export const imagemNo = ({ url_imagem, descricao, largura, altura }: Imagem): ComImagem =>
  url_imagem === ''
    ? {}
    : {
        imagem: url_imagem,
        ...filled({ descricao }),
        ...(largura !== null && { largura }),
        ...(altura !== null && { altura }),
      }

/** The texts among them that say something. */
export const filled = <Name extends string>(texts: Record<Name, string>) =>
  Object.fromEntries(Object.entries(texts).filter(([, texto]) => texto !== '')) as Partial<
    Record<Name, string>
  >

/**
 * Matérias by the numbers that the editor knows them by here: one that a draft names may not be on the server yet, and
 * what is open stays as it is when the server's list arrives.
 */
const conhecidas: string[] = []

function numeroDaMateria(nome: string): number {
  if (!conhecidas.includes(nome)) conhecidas.push(nome)
  return conhecidas.indexOf(nome) + 1
}

const materiaDe = (id: string): string | undefined => conhecidas[Number(id) - 1]

/** The server's matérias and those of the draft, to choose from. */
export const materiasDe = (
  { questoes }: CadernoDeExame,
  doServidor: readonly Materia[],
): readonly Materia[] =>
  uniq([...doServidor.map(({ nome }) => nome), ...questoes.flatMap(({ materia }) => materia ?? [])])
    .toSorted((a, b) => a.localeCompare(b, 'pt-BR'))
    .map((nome) => ({ id: numeroDaMateria(nome), nome }))

const usosDe = ({ questoes }: CadernoDeExame, nome: string) =>
  questoes.filter(({ referencias }) => referencias.includes(nome)).length

/** The texts of a draft, to choose from for a question. */
export const referenciasDe = (caderno: CadernoDeExame): ReferenciaEmUso[] =>
  caderno.referencias.map(
    ({ id: nome, titulo, legenda, informacao_acesso, texto, ...rest }, index) => {
      const { url_imagem, ...imagem } = imagemDo(rest)
      return {
        id: index + 1,
        versao: 1,
        usos: usosDe(caderno, nome),
        titulo: titulo ?? null,
        legenda: legenda ?? null,
        informacao_acesso: informacao_acesso ?? null,
        texto: texto ?? null,
        url_imagem: url_imagem || null,
        ...imagem,
      }
    },
  )

function alternativasDe({ alternativas }: QuestaoDoCaderno): AlternativaRascunho[] {
  const letras = alternativas.map(({ nome }) => nome.charCodeAt(0) - 'A'.charCodeAt(0))
  // A missing alternative keeps its place free, so that the others keep their letters.
  return Array.from({ length: Math.max(-1, ...letras) + 1 }, (_, indice) => {
    const found = alternativas.find(({ nome }) => nome === letraEm(indice))
    return {
      chave: indice + 1,
      id: null,
      texto: found?.texto ?? '',
      comentario: found?.comentario ?? '',
      correta: found?.correta ?? false,
      ...imagemDo(found ?? {}),
    }
  })
}

/** Opens the question at a place in the editor; undefined where there is none. */
export function abrirQuestao(caderno: CadernoDeExame, indice: number): QuestaoAberta | undefined {
  const questao = caderno.questoes[indice]
  if (!questao) return undefined
  const nomes = caderno.referencias.map(({ id }) => id)
  const all = referenciasDe(caderno)
  return {
    nomes,
    rascunho: {
      id_prova: NO_PROVA,
      versao: null,
      numero: String(questao.numero),
      situacao: questao.anulada ? 'anulada' : questao.retificada ? 'retificada' : 'normal',
      id_materia: questao.materia ? String(numeroDaMateria(questao.materia)) : '',
      texto: questao.texto,
      explicacao: questao.explicacao ?? '',
      alternativas: alternativasDe(questao),
      referencias: referenciasOf(
        questao.referencias.flatMap((nome) => all[nomes.indexOf(nome)] ?? []),
      ),
    },
  }
}

export const isNumero = (numero: string) => /^[1-9]\d{0,3}$/.test(numero.trim())

type Referencia = CadernoDeExame['referencias'][number]

const referenciaNo = (
  id: string,
  before: Referencia | undefined,
  { titulo, legenda, informacao_acesso, texto, ...imagem }: ReferenciaRascunho,
): Referencia => ({
  id,
  ...filled({ titulo, legenda, informacao_acesso, texto }),
  ...imagemNo(imagem),
  ...(before?.regioes && { regioes: before.regioes }),
})

/** Gives texts that are new in the editor the names that they have in the draft. */
function nomear(caderno: CadernoDeExame, { rascunho, nomes }: QuestaoAberta) {
  const all = [...nomes]
  const referencias = rascunho.referencias.map((referencia) => {
    if (referencia.id !== null) return referencia
    // A name that was once given is not given to another text while this is open.
    all.push(novoId([...caderno.referencias, ...all.map((id) => ({ id }))]))
    return { ...referencia, id: all.length, usos: 1 }
  })
  return { rascunho: { ...rascunho, referencias }, nomes: all }
}

const questaoNo = (
  before: QuestaoDoCaderno,
  { rascunho, nomes }: QuestaoAberta,
): QuestaoDoCaderno => {
  const { situacao, numero, texto, explicacao, id_materia } = rascunho
  const materia = materiaDe(id_materia)
  const kept = omit(before, ['materia', 'anulada', 'retificada', 'explicacao'])
  return {
    // An assunto is of one matéria.
    ...(materia === before.materia ? kept : omit(kept, ['assunto'])),
    // What is no number yet is said beside the field, and the question keeps the one that it had.
    numero: isNumero(numero) ? Number(numero) : before.numero,
    texto,
    ...filled({ explicacao }),
    ...(materia !== undefined && { materia }),
    ...(situacao !== 'normal' && { [situacao]: true }),
    referencias: rascunho.referencias.flatMap(({ id }) => nomes[(id ?? 0) - 1] ?? []),
    alternativas: rascunho.alternativas.map((alternativa, index) => ({
      nome: letraEm(index),
      ...filled({ texto: alternativa.texto, comentario: alternativa.comentario }),
      ...imagemNo(alternativa),
      ...(alternativa.correta && { correta: true }),
    })),
  }
}

/** Writes what stands in the editor into the draft; gives both as they are then. */
export function escreverQuestao(
  caderno: CadernoDeExame,
  indice: number,
  written: QuestaoAberta,
): { caderno: CadernoDeExame; aberta: QuestaoAberta } {
  const aberta = nomear(caderno, written)
  const known = new Map(caderno.referencias.map((each) => [each.id, each]))
  for (const referencia of aberta.rascunho.referencias) {
    const nome = aberta.nomes[(referencia.id ?? 0) - 1]
    if (nome !== undefined) known.set(nome, referenciaNo(nome, known.get(nome), referencia))
  }
  const changed = changedAt<QuestaoDoCaderno>(
    { ...caderno, referencias: [...known.values()] },
    questaoEm(indice),
    (before) => questaoNo(before, aberta),
  )
  return { caderno: emOrdem(changed), aberta }
}
