import { expect, it } from 'vitest'
import { balancoInWords } from './balanco.words.ts'

const HOUR_MS = 3_600_000
const BEGIN_MS = Date.parse('2026-11-20T12:00:00.000Z')
const at = (hours: number) => new Date(BEGIN_MS + hours * HOUR_MS).toISOString()
const relogio = { iniciadoEmMs: BEGIN_MS, terminaEmMs: BEGIN_MS + 5 * HOUR_MS }
const SOZINHO = { anterior: null, outros: null }
type Encerrado = Omit<Parameters<typeof balancoInWords>[0], 'tipo' | 'id'> & {
  id?: null
  tipo?: 'sorteio'
}
const words = (simulado: Encerrado, certas = 26, total = 54) =>
  balancoInWords({ tipo: 'prova', id: 7, comparacao: SOZINHO, ...simulado }, { certas, total }).map(
    (line) => line.replaceAll('\u00A0', ' '),
  )

it('says the part that was right and the time that it took, of the time that there was', () => {
  const drawn = { tipo: 'sorteio', relogio, encerradoEm: at(2.5) } as const
  expect(words(drawn)).toEqual(['48% de acerto em 2 h 30 min, de 5 h.'])
  const open = { iniciadoEmMs: BEGIN_MS, terminaEmMs: null }
  expect(words({ tipo: 'sorteio', relogio: open, encerradoEm: at(0.3) })).toEqual([
    '48% de acerto em 18 min.',
  ])
})

it('does not call days work in which one did not work', () => {
  const open = { iniciadoEmMs: BEGIN_MS, terminaEmMs: null }
  expect(words({ tipo: 'sorteio', relogio: open, encerradoEm: at(30) })).toEqual(['48% de acerto.'])
})

it('counts no pause as work, says how many there were, and that others are not compared', () => {
  const pausas = [
    { em: at(1), pausado: true },
    { em: at(40), pausado: false },
  ]
  expect(words({ relogio: { ...relogio, pausas }, encerradoEm: at(41) })).toEqual([
    '48% de acerto em 2 h, de 5 h, com 1 pausa.',
    'Com pausa, o resultado não é comparado com o de outras pessoas.',
  ])
})

it('says nothing of others where no account keeps it: nothing would compare it', () => {
  const pausas = [{ em: at(1), pausado: true }]
  expect(words({ id: null, relogio: { ...relogio, pausas }, encerradoEm: at(1) })).toHaveLength(1)
})

it('says nothing of a card without a key', () => {
  expect(words({ relogio, encerradoEm: at(1) }, 0, 0)).toEqual([])
})

it.each([
  [22, 54, 'foram 22 de 54. Agora foram 4 a mais.'],
  [27, 54, 'foram 27 de 54. Agora foi 1 a menos.'],
  [26, 54, 'foram 26 de 54, como agora.'],
  [1, 50, 'foi 1 de 50, 2%.'],
])('compares with %i of %i before', (certas, total, end) => {
  const anterior = { id: 1, encerrado_em: '2026-11-03T12:00:00.000Z', certas, total }
  const comparacao = { anterior, outros: null }
  expect(words({ relogio, encerradoEm: at(1), comparacao })[1]).toBe(
    `Na vez anterior, em 3 de novembro de 2026, ${end}`,
  )
})

it.each([
  ['has too few others to be compared with', {}, ['quando 30 delas tiverem feito esta prova.']],
  ['was paused', { relogio: { ...relogio, pausas: [{ em: at(1), pausado: true }] } }, []],
  ['was not told of others', { comparacao: undefined }, []],
])('says from when on others are compared where a prova %s', (_why, changes, ends) => {
  const said = words({ relogio, encerradoEm: at(2), ...changes }).flatMap((line) =>
    line
      .split('Ainda não dá para comparar com outras pessoas: isso aparece no resultado ')
      .slice(1),
  )
  expect(said).toEqual(ends)
})

it('says why nothing is compared while another simulado is under way, unless more is said of it', () => {
  const alone = { tipo: 'sorteio', relogio, encerradoEm: at(1), comparacao: undefined } as const
  expect(words(alone)[1]).toBe(
    'Enquanto há outro simulado em andamento, este resultado não é comparado com outros.',
  )
  expect(words({ ...alone, retidas: 2 })).toHaveLength(1)
  expect(words({ ...alone, id: null })).toHaveLength(1)
})

it.each([
  [0.61, ' Você foi melhor que 61% delas.'],
  [0.2, ''],
])('compares with others, and tells only what is good to hear: %d', (abaixo, end) => {
  const comparacao = { anterior: null, outros: { pessoas: 42, media: 0.45, abaixo } }
  expect(words({ relogio, encerradoEm: at(1), comparacao })[1]).toBe(
    `Na primeira vez nesta prova, 42 pessoas acertaram 45% em média.${end}`,
  )
})
