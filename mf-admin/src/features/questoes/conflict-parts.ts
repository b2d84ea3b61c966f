import { LETRAS, type Materia } from '@rumo/contract'
import { omit } from 'es-toolkit'
import {
  partOfReferencias,
  referenciasInWords,
  type ReferenciaRascunho,
} from '../../shared/referencias/rascunho.ts'
import type { AlternativaRascunho, Rascunho } from './rascunho.ts'
import { labelOf } from './send.ts'

/** The parts of a question that one may take from the one or the other when two have changed it. */
export function partsOf({ alternativas, referencias, ...rascunho }: Rascunho) {
  return {
    ...omit(rascunho, ['id_prova', 'versao']),
    alternativas: alternativas.map((each) => omit(each, ['chave'])),
    referencias: partOfReferencias(referencias),
  }
}

/** What a part is called. */
export const labelOfPart = (campo: string) =>
  labelOf(campo === 'alternativas' || campo === 'referencias' ? campo : `questao.${campo}`)

/** How a part is said: the alternatives by their letters, with the right one. */
export function saidOfPart(campo: string, value: unknown, materias: readonly Materia[]): string {
  if (campo === 'alternativas') return alternativasInWords(value as readonly AlternativaRascunho[])
  if (campo === 'referencias') {
    return referenciasInWords(value as readonly ReferenciaRascunho[])
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
