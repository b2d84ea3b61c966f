import type { RascunhoDaRedacao } from '@rumo/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encontroOf, isSame, type Escrito, type Visto } from './dois-aparelhos.ts'

const escrito = (texto: string, id_redacao = 1): Escrito => ({
  id_redacao,
  id_anterior: null,
  texto,
})
const visto = (texto: string, chave: string, tentadas: string[] = []): Visto => ({
  ...escrito(texto),
  chave,
  tentadas,
})
const servidor = (texto: string, chave: string): RascunhoDaRedacao => ({
  ...escrito(texto),
  chave,
  em: '2026-11-27T10:00:00.000Z',
  titulo: 'A ponte',
})

describe('encontroOf', () => {
  it.each([
    ['sends what the server lacks', escrito('a'), null, null, 'envia'],
    ['has nothing to do without a draft', null, null, null, 'nada'],
    ['sends what was written on', escrito('ab'), visto('a', '1'), servidor('a', '1'), 'envia'],
    ['leaves what is the same', escrito('a'), visto('a', '1'), servidor('a', '1'), 'nada'],
    ['brings what another wrote', escrito('a'), visto('a', '1'), servidor('ab', '2'), 'traz'],
    ['brings the first draft', null, null, servidor('a', '1'), 'traz'],
    ['lets go of what was sent', escrito('a'), visto('a', '1'), servidor('', '2'), 'larga'],
    ['asks where both wrote', escrito('ax'), visto('a', '1'), servidor('ab', '2'), 'escolhe'],
    ['asks where neither knew', escrito('x'), null, servidor('ab', '2'), 'escolhe'],
    ['knows the same text by itself', escrito('ab'), visto('a', '1'), servidor('ab', '2'), 'nada'],
    ['tells where it was sent', escrito('ax'), visto('a', '1'), servidor('', '2'), 'avisa'],
    ['goes on with another', escrito('x', 2), visto('a', '1'), servidor('', '2'), 'envia'],
    ['goes on after what ended', escrito('x'), visto('', '1'), servidor('', '2'), 'envia'],
    ['brings what outlived a discard', null, visto('a', '1'), servidor('ab', '2'), 'traz'],
    ['sends that it was discarded', null, visto('a', '1'), servidor('a', '1'), 'envia'],
    ['knows what it sent', escrito('abc'), visto('a', '1', ['2']), servidor('ab', '2'), 'envia'],
  ] as const)('%s', (_, local, known, kept, expected) => {
    expect(encontroOf(local, known, kept)).toBe(expected)
  })

  it('never overwrites, nor drops, what one of two devices wrote last', () => {
    const step = fc.record({
      device: fc.constantFrom(0, 1),
      act: fc.constantFrom('write', 'meet', 'lose the answer'),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const world = new World()
        for (const { device, act } of steps) {
          if (act === 'write') world.write(device)
          else world.meet(device, act === 'lose the answer')
        }
        expect(world.lost).toEqual([])
      }),
    )
  })
})

/** Two devices of one account. Each writes on from the text that it has. */
class World {
  readonly lost: string[] = []
  readonly #devices: { local: Escrito | null; visto: Visto | null }[] = [
    { local: null, visto: null },
    { local: null, visto: null },
  ]
  #kept: RascunhoDaRedacao | null = null
  #count = 0

  write(which: number): void {
    const device = this.#device(which)
    device.local = escrito(`${device.local?.texto ?? ''}${this.#count++}.`)
  }

  meet(which: number, isAnswerLost: boolean): void {
    const device = this.#device(which)
    const { local, visto: known } = device
    const kept = this.#kept
    const encontro = encontroOf(local, known, kept)
    if (encontro === 'envia' && local) {
      // The text that is overwritten must be contained in the text that overwrites it.
      this.#expectWithin(kept?.texto ?? '', local.texto)
      const sent = servidor(local.texto, `${this.#count++}`)
      this.#kept = sent
      const before = known ?? visto('', '')
      device.visto = isAnswerLost
        ? { ...before, tentadas: [...before.tentadas, sent.chave] }
        : { ...local, chave: sent.chave, tentadas: [] }
      return
    }
    if (encontro === 'traz' && kept) {
      this.#expectWithin(local?.texto ?? '', kept.texto)
      device.local = escrito(kept.texto)
    }
    // The user continues with both texts joined.
    if (encontro === 'escolhe' && kept) {
      expect(isSame(local, kept)).toBe(false)
      device.local = escrito(`${kept.texto}${local?.texto ?? ''}`)
    }
    if (kept) device.visto = { ...kept, tentadas: [] }
  }

  #expectWithin(before: string, after: string): void {
    if (before.split('.').some((part) => !after.split('.').includes(part))) this.lost.push(before)
  }

  #device(which: number) {
    const device = this.#devices[which]
    if (!device) throw new Error(`There is no device ${which}`)
    return device
  }
}
