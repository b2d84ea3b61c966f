import { MAX_BYTES_DO_ENVIO, type ArquivoRecebido } from '@rumo/contract'
import { numberWords } from '@rumo/shared-ui/words'

export type Tipo = ArquivoRecebido['tipo']

/** The types that the file dialog offers. A file of another type is refused before it is sent. */
export const MIME_TYPES: Readonly<Record<Tipo, readonly string[]>> = {
  pdf: ['application/pdf'],
  imagem: ['image/png', 'image/jpeg', 'image/webp'],
  exame: ['application/json', 'application/zip', 'application/x-zip-compressed'],
}

/** The types that a device gives if it does not know a file's type. */
const UNKNOWN = ['', 'application/octet-stream']

/** The object in 'Escolha um arquivo PDF.'. */
const KIND_WORDS: Readonly<Record<Tipo, string>> = {
  pdf: 'um arquivo PDF',
  imagem: 'uma imagem PNG, JPEG ou WebP',
  exame: 'o arquivo de uma prova (.zip ou .json)',
}

/**
 * The messages for a file that the server refuses because of its content. They mention only the kind of file that the
 * field takes.
 */
export const WRONG_BYTES: Readonly<Record<Tipo, string>> = {
  pdf: 'Este arquivo não é um PDF.',
  imagem: 'Este arquivo não é uma imagem PNG, JPEG ou WebP.',
  exame: 'Este arquivo não é o de uma prova.',
}

const MEGABYTE = 1024 * 1024
const KILOBYTE = 1024

/**
 * Why the server would refuse a file in a field for these kinds; undefined if no reason is known. Only the server
 * checks the content.
 */
export function problemOfFile(
  file: Pick<File, 'name' | 'size' | 'type'>,
  tipos: Tipo | readonly Tipo[],
): string | undefined {
  const tipo = tipoOf(file, tipos)
  if (![...MIME_TYPES[tipo], ...UNKNOWN].includes(file.type))
    return `Escolha ${[tipos]
      .flat()
      .map((each) => KIND_WORDS[each])
      .join(' ou ')}.`
  if (file.size === 0) return 'Este arquivo está vazio.'
  const max = MAX_BYTES_DO_ENVIO[tipo]
  if (file.size > max) return `Escolha um arquivo de até ${sizeInWords(max)}.`
  return undefined
}

const EXAME = /\.(?:zip|json)$/i

/**
 * The kind of a file, by its name and its type, among the kinds that a field takes. If neither tells, the first kind.
 */
export function tipoOf(file: Pick<File, 'name' | 'type'>, tipos: Tipo | readonly Tipo[]): Tipo {
  const all = [tipos].flat()
  const named = all.includes('exame') && EXAME.test(file.name) ? 'exame' : undefined
  const [first = 'pdf'] = all
  return named ?? all.find((tipo) => MIME_TYPES[tipo].includes(file.type)) ?? first
}

/** '2,4 MB', '310 KB'. */
export function sizeInWords(bytes: number): string {
  const [size, unit] =
    bytes < MEGABYTE
      ? [Math.ceil(bytes / KILOBYTE), 'KB']
      : [Math.round((bytes / MEGABYTE) * 10) / 10, 'MB']
  return `${numberWords(size)}\u00A0${unit}`
}

/** The name of a file that was sent earlier, from its address; `otherwise` if the address only has a hash. */
export function fileNameOf(url: string, otherwise: string): string {
  const name = url.split(/[?#]/)[0]?.split('/').at(-1) ?? ''
  if (name === '' || /^[\da-f]{32,}(\.\w+)?$/i.test(name)) return otherwise
  return URL.canParse(`http://localhost/${name}`) ? decoded(name) : name
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch (error) {
    if (error instanceof URIError) return name
    throw error
  }
}

/** The proposed name of a prova, from the name of its file: 'Prova Azul.pdf' gives 'Prova Azul'. */
export function nomeOfFile(fileName: string): string {
  const MAX_NOME = 200
  const name = fileName.replace(/\.(?:pdf|zip|json)$/i, '').replaceAll(/[\s_]+/g, ' ')
  return name.trim().slice(0, MAX_NOME) || 'Prova sem nome'
}
