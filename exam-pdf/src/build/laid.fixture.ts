import { NOTHING } from '../layout/contents.ts'
import type { FlowItem, Laid } from '../layout/flow.ts'
import { flowLines } from '../layout.fixture.ts'

/** A page of 600 by 800 points with these items. */
export function laidPage(items: FlowItem[], values: Partial<Laid> = {}): Laid {
  return { page: 1, width: 600, height: 800, drawn: NOTHING, blocks: [], items, ...values }
}

/** A question of five lines; the last three are alternatives. */
export const questionLines = (numero: number, from: number) =>
  flowLines([`Questão ${numero}`, 'Qual é a cor?', 'A) azul', 'B) verde', 'C) roxa'], from)
