import type { Mudanca } from '@rumo/contract'
import { plainTextOf } from '@rumo/shared-ui'
import { dayWords, whenWords } from '@rumo/shared-ui/words'

type Retrato = Mudanca['antes']
type Value = NonNullable<Retrato>[string]
type Nomes = Mudanca['nomes']

/** A field of a record in words, before and after a change; null if it was empty. */
export interface Campo {
  nome: string
  antes: string | null
  depois: string | null
}

const NOMES: Readonly<Record<string, string>> = {
  ano: 'Ano',
  data: 'Data',
  descricao: 'Descrição da imagem',
  duracao_minutos: 'Duração em minutos',
  corretores: 'Corretores de cada redação',
  email: 'E-mail',
  entregue_em: 'Entregue em',
  explicacao: 'Explicação',
  id_assunto: 'Assunto',
  id_materia: 'Matéria',
  id_prova: 'Prova',
  id_redacao_enviada: 'Redação',
  id_vestibular: 'Vestibular',
  instrucoes: 'Instruções',
  legenda: 'Legenda',
  nome: 'Nome',
  numero: 'Número',
  ordem: 'Ordem',
  parte_da_redacao: 'Parte da redação na nota, em %',
  perfil: 'Perfil',
  pesos: 'Pesos por matéria',
  funcao: 'Função',
  publicada: 'Publicada',
  resolvido: 'Resolvido',
  retirada_em: 'Retirada em',
  rubrica: 'Rubrica',
  semestre: 'Semestre',
  senha_alterada: 'Senha',
  situacao: 'Situação',
  texto: 'Texto',
  titulo: 'Título',
  url_arquivo: 'Arquivo da prova',
  url_gabarito: 'Arquivo do gabarito',
  url_imagem: 'Imagem',
  informacao_acesso: 'Informação de acesso',
}

/** For each field that holds an id, the noun of the records that it refers to. */
const NOMEIA: Readonly<Record<string, string>> = {
  id_assunto: 'assuntos',
  id_materia: 'materias',
  id_prova: 'provas',
  id_redacao_enviada: 'redacoes_enviadas',
  id_vestibular: 'vestibulares',
}

const SITUACOES: Readonly<Record<string, string>> = {
  normal: 'Normal',
  anulada: 'Anulada',
  retificada: 'Retificada',
}

/** The fields that a change affected, in words. For a record that was created or deleted, all its fields. */
export function camposOf({
  antes,
  depois,
  nomes,
}: Pick<Mudanca, 'antes' | 'depois' | 'nomes'>): Campo[] {
  const [before, after] = [fieldsOf(antes, nomes), fieldsOf(depois, nomes)]
  if (depois?.['senha_alterada']) before.set('Senha', 'a de antes')
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((nome) => ({ nome, antes: before.get(nome) ?? null, depois: after.get(nome) ?? null }))
    .filter((campo) => campo.antes !== campo.depois)
    .map(withoutMarkup)
}

/** Removes the markup of both texts, unless they differ only in their markup. */
function withoutMarkup({ nome, antes, depois }: Campo): Campo {
  const plain = { antes: antes && plainTextOf(antes), depois: depois && plainTextOf(depois) }
  return plain.antes === plain.depois ? { nome, antes, depois } : { nome, ...plain }
}

function fieldsOf(record: Retrato, nomes: Nomes): Map<string, string> {
  if (!record) return new Map()
  const { questao, alternativas, referencias, ...own } = record
  return new Map([
    ...wordsOf(isRecord(questao) ? questao : own, nomes, isRecord(questao)),
    ...alternativasOf(alternativas),
    ...referenciasOf(referencias),
  ])
}

/** Ids, versions, sizes of images and counts of uses say nothing about the change, so they are not shown. */
const OWN_AFFAIRS: ReadonlySet<string> = new Set(['id', 'versao', 'largura', 'altura', 'usos'])

function wordsOf(
  record: Record<string, Value>,
  nomes: Nomes,
  isQuestao = false,
): [string, string][] {
  return Object.entries(record).flatMap(([campo, value]): [string, string][] => {
    const words = OWN_AFFAIRS.has(campo) ? '' : valueWords(campo, value, nomes)
    if (words === '') return []
    return [[isQuestao && campo === 'texto' ? 'Texto da questão' : (NOMES[campo] ?? campo), words]]
  })
}

function valueWords(campo: string, value: Value, nomes: Nomes): string {
  if (value === null || value === '') return ''
  // The log contains no passwords.
  if (campo === 'senha_alterada') return 'uma nova'
  if (typeof value === 'boolean') return value ? 'sim' : 'não'
  if (typeof value === 'number') return numberWords(campo, value, nomes)
  if (typeof value !== 'string') return JSON.stringify(value)
  if (campo === 'situacao') return SITUACOES[value] ?? value
  if (campo === 'data') return dayWords(value)
  if (campo.endsWith('_em')) return whenWords(value)
  return campo.startsWith('url_') ? fileWords(value) : value
}

function numberWords(campo: string, value: number, nomes: Nomes): string {
  const noun = NOMEIA[campo]
  if (!noun) return String(value)
  return nomes[`${noun}/${value}`] ?? `nº\u00A0${value}, que não existe mais`
}

/** The name of a file is the hash of its content. The first 8 characters are enough to tell files apart. */
function fileWords(address: string): string {
  const [name = ''] = address.split('/').slice(-1)
  return /^[0-9a-f]{64}\./.test(name) ? `${name.slice(0, 8)}…${name.slice(64)}` : address
}

function alternativasOf(value: Value | undefined): [string, string][] {
  const alternativas = recordsIn(value)
  const fields = alternativas.flatMap((alternativa): [string, string][] => {
    const [letra, image] = [textIn(alternativa, 'nome'), textIn(alternativa, 'url_imagem')]
    const parts = [textIn(alternativa, 'texto'), image && `[imagem ${fileWords(image)}]`]
    return [
      [`Alternativa ${letra}`, parts.filter(Boolean).join(' ')],
      [`Comentário da alternativa ${letra}`, textIn(alternativa, 'comentario')],
    ]
  })
  const certas = alternativas.filter(({ correta }) => correta === true)
  fields.push(['Gabarito', certas.map((certa) => textIn(certa, 'nome')).join(', ')])
  return fields.filter(([, words]) => words !== '')
}

function textIn(record: Record<string, Value>, campo: string): string {
  const value = record[campo]
  return typeof value === 'string' ? value : ''
}

function referenciasOf(value: Value | undefined): [string, string][] {
  return recordsIn(value).map((referencia, place) => [
    `Referência ${place + 1}`,
    wordsOf(referencia, {})
      .map(([, words]) => words)
      .join('\n'),
  ])
}

function recordsIn(value: Value | undefined): Record<string, Value>[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

function isRecord(value: Value | undefined): value is Record<string, Value> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
