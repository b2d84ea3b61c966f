import type { CadernoDeExame, QuestaoDoCaderno } from '@rumo/contract'
import { isQuestao, type Item } from '@rumo/contract/caderno'
import { isUndefined, omit, omitBy, pick } from 'es-toolkit'

type Alternativa = QuestaoDoCaderno['alternativas'][number]
export type Partes = Readonly<Record<string, unknown>>

const LUGAR = ['pagina', 'regiao', 'continua'] as const
const IMAGEM = ['imagem', 'largura', 'altura'] as const
const ALTERNATIVA = 'alternativa'

/** Splits an item of a draft into named parts that two users can change independently. */
export const partesDo = (item: Item): Partes =>
  isQuestao(item) ? partesDaQuestao(item) : { ...item }

function partesDaQuestao({ alternativas, ...questao }: QuestaoDoCaderno): Partes {
  return {
    ...omit(questao, LUGAR),
    lugar: pick(questao, LUGAR),
    // The right alternative is a part of its own. Otherwise a merge could mark two as right.
    certa: alternativas.flatMap(({ correta, nome }) => (correta ? nome : [])).join(', '),
    ...Object.fromEntries(
      alternativas.map((each) => [`${ALTERNATIVA} ${each.nome}`, omit(each, ['correta'])]),
    ),
  }
}

export const itemDe = (partes: Partes): Item =>
  'numero' in partes ? questaoDe(partes) : ({ ...partesThere(partes) } as Item)

function questaoDe({ lugar, certa, ...partes }: Partes): QuestaoDoCaderno {
  const alternativas = Object.entries(partes)
    .filter(([campo, value]) => isAlternativa(campo) && value !== undefined)
    .map(([, value]) => value as Alternativa)
    .toSorted((a, b) => a.nome.localeCompare(b.nome))
  const own = Object.fromEntries(Object.entries(partes).filter(([campo]) => !isAlternativa(campo)))
  return {
    ...partesThere(own),
    ...(lugar as object),
    alternativas: alternativas.map((each) =>
      String(certa).includes(each.nome) ? { ...each, correta: true } : each,
    ),
  } as QuestaoDoCaderno
}

const isAlternativa = (campo: string) => campo.startsWith(`${ALTERNATIVA} `)
const partesThere = (partes: Partes) => omitBy(partes as Record<string, unknown>, isUndefined)

type Referencia = CadernoDeExame['referencias'][number]

/** The same for a text that several questions share. */
export const partesDoTexto = (referencia: Referencia): Partes => ({
  ...omit(referencia, IMAGEM),
  imagem: pick(referencia, IMAGEM),
})

export const textoDe = ({ imagem, ...partes }: Partes): Referencia =>
  ({ ...partesThere(partes), ...(imagem as object) }) as Referencia

const LABELS: Readonly<Record<string, string>> = {
  numero: 'Número',
  materia: 'Matéria',
  assunto: 'Assunto',
  texto: 'Texto',
  explicacao: 'Explicação',
  anulada: 'Anulada',
  retificada: 'Retificada',
  certa: 'Alternativa certa',
  tema: 'Tema',
  instrucoes: 'Instruções',
  textos: 'Coletânea',
  titulo: 'Título',
  legenda: 'Legenda',
  informacao_acesso: 'Informação de acesso',
  descricao: 'Descrição da imagem',
  imagem: 'Imagem',
}

/** The label of a part: 'Alternativa C'. */
export const nomeDaParte = (campo: string): string =>
  isAlternativa(campo) ? campo.replace(ALTERNATIVA, 'Alternativa') : (LABELS[campo] ?? campo)

/** The content of a part in words: its texts, one below the other. */
export function valorInWords(value: unknown): string {
  if (value === true) return 'Sim'
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(valorInWords).filter(Boolean).join('\n')
  if (typeof value !== 'object' || value === null) return ''
  const { texto, tema, titulo, imagem, descricao, legenda, comentario } = value as Partes
  const said = [titulo, tema, texto, imagem && 'Imagem', descricao, legenda, comentario]
  return said.map(valorInWords).filter(Boolean).join('\n')
}
