import { LETRAS, type Materia } from '@rumo/contract'
import { omit } from 'es-toolkit'
import type { AlternativaRascunho, Rascunho, ReferenciaRascunho } from './rascunho.ts'
import { labelOf } from './send.ts'

/** The parts of a question that one may take from the one or the other when two have changed it. */
export function partsOf({ alternativas, referencias, ...rascunho }: Rascunho) {
  return {
    ...omit(rascunho, ['id_prova', 'versao']),
    alternativas: alternativas.map((each) => omit(each, ['chave'])),
    referencias: referencias.map((each) => omit(each, ['chave', 'usos', 'versao'])),
  }
}

/** What a part is called. */
export const labelOfPart = (campo: string) =>
  labelOf(campo === 'alternativas' || campo === 'referencias' ? campo : `questao.${campo}`)

/** How a part is said: the alternatives by their letters, with the right one. */
export function saidOfPart(campo: string, value: unknown, materias: readonly Materia[]): string {
  if (campo === 'alternativas') return alternativasInWords(value as readonly AlternativaRascunho[])
  if (campo === 'referencias') {
    const titled = (value as readonly ReferenciaRascunho[]).map(
      ({ titulo, texto, descricao }) => titulo || texto || descricao,
    )
    return titled.join('; ')
  }
  if (campo !== 'id_materia') return String(value)
  return materias.find(({ id }) => String(id) === value)?.nome ?? ''
}

const alternativasInWords = (alternativas: readonly AlternativaRascunho[]) =>
  alternativas
    .map(({ texto, descricao, correta }, index) => {
      const right = correta ? ' (certa)' : ''
      return `${LETRAS[index]}) ${texto || descricao}${right}`
    })
    .join('; ')
