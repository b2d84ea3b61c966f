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
 * A question of a draft in the form that the editor of questions uses. The editor knows texts by number, a draft by
 * name: number 1 stands for `nomes[0]`.
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

/** Converts the image fields of a draft to those of the editor. */
const imagemFromCaderno = ({ imagem, ...rest }: DoCaderno): Imagem =>
  imagemOf({ url_imagem: imagem ?? null, ...rest })

/** Converts the image fields of the editor to those of a draft, where an empty field is left out. */
export const imagemToCaderno = ({ url_imagem, descricao, largura, altura }: Imagem): ComImagem =>
  url_imagem === ''
    ? {}
    : {
        imagem: url_imagem,
        ...filled({ descricao }),
        ...(largura !== null && { largura }),
        ...(altura !== null && { altura }),
      }

/** Leaves out the texts that are empty. */
export const filled = <Name extends string>(texts: Record<Name, string>) =>
  Object.fromEntries(Object.entries(texts).filter(([, texto]) => texto !== '')) as Partial<
    Record<Name, string>
  >

/**
 * The names of matérias; a matéria's number in the editor is its place here, counted from 1. The server's ids do not
 * serve: a draft may name a matéria that is not on the server yet. The list only grows, so that numbers in an open
 * question keep their meaning when the server's list arrives.
 */
const conhecidas: string[] = []

function numeroDaMateria(nome: string): number {
  if (!conhecidas.includes(nome)) conhecidas.push(nome)
  return conhecidas.indexOf(nome) + 1
}

const materiaDe = (id: string): string | undefined => conhecidas[Number(id) - 1]

/** The matérias of the server and of the draft, as options of a select. */
export const materiasDe = (
  { questoes }: CadernoDeExame,
  doServidor: readonly Materia[],
): readonly Materia[] =>
  uniq([...doServidor.map(({ nome }) => nome), ...questoes.flatMap(({ materia }) => materia ?? [])])
    .toSorted((a, b) => a.localeCompare(b, 'pt-BR'))
    .map((nome) => ({ id: numeroDaMateria(nome), nome }))

const usosDe = ({ questoes }: CadernoDeExame, nome: string) =>
  questoes.filter(({ referencias }) => referencias.includes(nome)).length

/** The texts of a draft, as options to add to a question. */
export const referenciasDe = (caderno: CadernoDeExame): ReferenciaEmUso[] =>
  caderno.referencias.map(
    ({ id: nome, titulo, legenda, informacao_acesso, texto, ...rest }, index) => {
      const { url_imagem, ...imagem } = imagemFromCaderno(rest)
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
      ...imagemFromCaderno(found ?? {}),
    }
  })
}

/** Opens the question at index `indice` in the editor; undefined if there is none. */
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

const referenciaToCaderno = (
  id: string,
  before: Referencia | undefined,
  { titulo, legenda, informacao_acesso, texto, ...imagem }: ReferenciaRascunho,
): Referencia => ({
  id,
  ...filled({ titulo, legenda, informacao_acesso, texto }),
  ...imagemToCaderno(imagem),
  ...(before?.regioes && { regioes: before.regioes }),
})

/** Gives each text that was added in the editor a name in the draft. */
function nomear(caderno: CadernoDeExame, { rascunho, nomes }: QuestaoAberta) {
  const all = [...nomes]
  const referencias = rascunho.referencias.map((referencia) => {
    if (referencia.id !== null) return referencia
    // A name is never used again for another text while the question is open.
    all.push(novoId([...caderno.referencias, ...all.map((id) => ({ id }))]))
    return { ...referencia, id: all.length, usos: 1 }
  })
  return { rascunho: { ...rascunho, referencias }, nomes: all }
}

const questaoToCaderno = (
  before: QuestaoDoCaderno,
  { rascunho, nomes }: QuestaoAberta,
): QuestaoDoCaderno => {
  const { situacao, numero, texto, explicacao, id_materia } = rascunho
  const materia = materiaDe(id_materia)
  const kept = omit(before, ['materia', 'anulada', 'retificada', 'explicacao'])
  return {
    // An assunto belongs to one matéria, so a new matéria removes the assunto.
    ...(materia === before.materia ? kept : omit(kept, ['assunto'])),
    // An invalid number is reported beside its field. Until then the question keeps its earlier number.
    numero: isNumero(numero) ? Number(numero) : before.numero,
    texto,
    ...filled({ explicacao }),
    ...(materia !== undefined && { materia }),
    ...(situacao !== 'normal' && { [situacao]: true }),
    referencias: rascunho.referencias.flatMap(({ id }) => nomes[(id ?? 0) - 1] ?? []),
    alternativas: rascunho.alternativas.map((alternativa, index) => ({
      nome: letraEm(index),
      ...filled({ texto: alternativa.texto, comentario: alternativa.comentario }),
      ...imagemToCaderno(alternativa),
      ...(alternativa.correta && { correta: true }),
    })),
  }
}

/** Writes the state of the editor into the draft. Returns the new draft and the new state of the editor. */
export function escreverQuestao(
  caderno: CadernoDeExame,
  indice: number,
  written: QuestaoAberta,
): { caderno: CadernoDeExame; aberta: QuestaoAberta } {
  const aberta = nomear(caderno, written)
  const known = new Map(caderno.referencias.map((each) => [each.id, each]))
  for (const referencia of aberta.rascunho.referencias) {
    const nome = aberta.nomes[(referencia.id ?? 0) - 1]
    if (nome !== undefined) known.set(nome, referenciaToCaderno(nome, known.get(nome), referencia))
  }
  const changed = changedAt<QuestaoDoCaderno>(
    { ...caderno, referencias: [...known.values()] },
    questaoEm(indice),
    (before) => questaoToCaderno(before, aberta),
  )
  return { caderno: emOrdem(changed), aberta }
}
