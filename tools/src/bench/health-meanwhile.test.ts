import { smallBooklet } from '@rumo/exam-pdf/testing'
import { expect, it } from 'vitest'
import { holds } from './figure.ts'
import { healthMeanwhile } from './health-meanwhile.ts'

it('measures what others wait for while a booklet is read, by the limit that README promises', async () => {
  const figure = await healthMeanwhile([new Uint8Array(smallBooklet())], 1)
  expect(figure).toMatchObject({ unit: 'ms', atMost: 50, row: expect.stringContaining('booklets') })
  expect(figure.value).toBeGreaterThan(0)
  expect(holds({ ...figure, value: 51 })).toBe(false)
})

it('throws where what it sends is not read', async () => {
  await expect(healthMeanwhile([Buffer.from('um texto')], 1)).rejects.toThrow('pdf_nao_lido')
})
