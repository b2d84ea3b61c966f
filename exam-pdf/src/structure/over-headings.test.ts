import { expect, it } from 'vitest'
import { flowLine } from '../layout.fixture.ts'
import { withOverHeadingsAfter } from './over-headings.ts'

const last = flowLine('é correto afirmar que', 88)
const over = flowLine('x + 1', 95, { x0: 120 })
const heading = flowLine('2) A expressão   é igual a', 101)
const under = flowLine('x – 1', 108, { x0: 120 })

it('withOverHeadingsAfter gives what stands over the line of a heading to its question', () => {
  const flow = [last, over, heading, under]
  expect(withOverHeadingsAfter(flow, new Set([heading]))).toEqual([last, heading, over, under])
})

it.each([
  ['a line with its own room', [last, flowLine('x + 1', 90, { x0: 120 }), heading]],
  ['what begins where the heading does', [last, flowLine('x + 1', 95), heading]],
  ['what stands in another column', [flowLine('x', 95, { x0: 120, page: 2 }), heading]],
])('withOverHeadingsAfter leaves %s where it is', (_, flow) => {
  expect(withOverHeadingsAfter(flow, new Set([heading]))).toEqual(flow)
})

it('withOverHeadingsAfter leaves what stands over another line where it is', () => {
  const flow = [last, over, heading, under]
  expect(withOverHeadingsAfter(flow, new Set())).toEqual(flow)
})
