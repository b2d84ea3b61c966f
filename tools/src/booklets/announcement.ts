import { parseFormattedText } from '@rumo/contract/texto'
import type { Apoio } from './exam.ts'

/** A number as exams print it: '03'. */
export function printedNumber(numero: number): string {
  return String(numero).padStart(2, '0')
}

/** The line that announces what questions refer to: 'Leia o texto para responder às questões de 02 a 04.' */
export function announcement(apoio: Apoio, numeros: readonly number[]): string {
  return `${invitation(apoio)} para responder ${questions(numeros)}.`
}

function invitation({ texto, imagem }: Apoio): string {
  if (!texto) return 'Considere a figura'
  if (imagem !== undefined) return 'Leia o texto e considere a figura'
  return isTable(texto) ? 'Considere a tabela' : 'Leia o texto'
}

function isTable(texto: string): boolean {
  return parseFormattedText(texto.trim()).every(
    (node) => typeof node !== 'string' && node.kind === 'table',
  )
}

function questions(numeros: readonly number[]): string {
  const sorted = numeros.toSorted((a, b) => a - b)
  const printed = sorted.map(printedNumber)
  const [first = ''] = printed
  const last = printed.at(-1) ?? ''
  if (sorted.length === 1) return `à questão de número ${first}`
  const isRange = sorted.length > 2 && (sorted.at(-1) ?? 0) - (sorted[0] ?? 0) === sorted.length - 1
  if (isRange) return `às questões de ${first} a ${last}`
  return `às questões de número ${printed.slice(0, -1).join(', ')} e ${last}`
}
