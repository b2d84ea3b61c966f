import 'fake-indexeddb/auto'
import { MOST_GUARDADAS } from '@rumo/contract'
import { runs } from '@rumo/contract/runs'
import { ApiError, session } from '@rumo/shared-auth'
import { unsignedToken } from '@rumo/shared-auth/testing'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { device, forgetOwner, VISITANTE } from './device.ts'
import { broughtTo, laterOf, writtenOver, type GuardadaAqui } from './guardada.ts'
import { fakeServer, some, tab } from './questoes-guardadas.fixture.ts'
import type { QuestoesGuardadas } from './questoes-guardadas.ts'

const CONTA = 'conta-1'
const enter = () =>
  session.begin(unsignedToken({ id: 1, email: 'a@b.c', nome: 'A', perfil: 'Aluno' }))
const notesOf = async (page: QuestoesGuardadas, owner: string) =>
  (await page.heldFor(owner)).map(({ id_questao, anotacao }) => [id_questao, anotacao])

afterEach(async () => {
  session.end()
  for (const owner of [VISITANTE, CONTA]) await forgetOwner(owner)
})

describe('the questions that a visitor keeps', () => {
  it('stay on the device, the newest first, with what was written last', async () => {
    const server = fakeServer()
    const page = tab(server)
    await page.write(VISITANTE, { ...some(7, 'a'), guardada_em: '2026-01-01T00:00:00.000Z' })
    await page.write(VISITANTE, { ...some(8), guardada_em: '2026-01-02T00:00:00.000Z' })
    await page.write(VISITANTE, some(7, 'b', ['Química']))
    await page.send()
    expect(await notesOf(tab(server), VISITANTE)).toEqual([
      [8, ''],
      [7, 'b'],
    ])
    await page.remove(VISITANTE, 8)
    expect(await notesOf(page, VISITANTE)).toEqual([[7, 'b']])
    expect(server.call).not.toHaveBeenCalled()
  })

  it('are no more than an account may keep', async () => {
    const page = tab(fakeServer())
    const one = writtenOver(undefined, some(1), 0)
    const full = Array.from({ length: MOST_GUARDADAS }, (_, index) => ({
      ...one,
      chave: `${index + 1}`,
      id_questao: index + 1,
    }))
    await device.of(VISITANTE).update('questoes-guardadas/1', () => full)
    expect(await page.write(VISITANTE, some(5000))).toBe('cheia')
    expect(await page.write(VISITANTE, some(7, 'a'))).toBe('guardada')
    expect(await page.heldFor(VISITANTE)).toHaveLength(MOST_GUARDADAS)
  })

  it('go to the account that says they are its own, the later writing of each', async () => {
    const server = fakeServer()
    const page = tab(server)
    vi.useFakeTimers({ toFake: ['Date'] })
    await page.write(CONTA, some(7, 'before'))
    vi.setSystemTime(Date.now() + 1)
    await page.write(VISITANTE, some(7, 'after'))
    await page.write(VISITANTE, some(8, 'eight'))
    vi.useRealTimers()
    await page.takeOver(CONTA)
    expect(await page.heldFor(VISITANTE)).toEqual([])
    enter()
    await page.send()
    expect([...server.rows].map(([id, { anotacao }]) => [id, anotacao])).toEqual([
      [7, 'after'],
      [8, 'eight'],
    ])
  })

  it('stay what they are beside what another release keeps', async () => {
    const page = tab(fakeServer())
    await device.of(VISITANTE).update('questoes-guardadas/1', () => [{ chave: 9, novo: true }])
    await page.write(VISITANTE, some(7))
    await page.remove(VISITANTE, 7)
    expect(await device.of(VISITANTE).read('questoes-guardadas/1')).toEqual([
      { chave: 9, novo: true },
    ])
  })
})

describe('the questions that an account keeps', () => {
  it('are sent, and come to another device', async () => {
    enter()
    const server = fakeServer()
    const page = tab(server)
    await page.write(CONTA, some(7, 'a', ['Química']))
    await page.send()
    expect(server.rows.get(7)).toMatchObject({ anotacao: 'a', listas: ['Química'] })
    await forgetOwner(CONTA)
    await tab(server).send()
    expect(await notesOf(page, CONTA)).toEqual([[7, 'a']])
  })

  it('are sent under the new name of their list, and stay as they are but for it', async () => {
    enter()
    const server = fakeServer()
    const page = tab(server)
    await page.write(CONTA, some(7, 'a', ['Química', 'Domingo']))
    await page.write(CONTA, some(8, 'b', ['Domingo']))
    await page.write(CONTA, some(9, 'c', ['Química']))
    await page.remove(CONTA, 9)
    await page.send()
    expect(await page.renameLista(CONTA, 'Química', 'Orgânica')).toBe(true)
    await page.send()
    const sent = [...server.rows].map(([id, { anotacao, listas }]) => [id, anotacao, listas])
    expect(sent).toEqual([
      [7, 'a', ['Orgânica', 'Domingo']],
      [8, 'b', ['Domingo']],
      [9, '', undefined],
    ])
    await page.renameLista(CONTA, 'Orgânica', 'Domingo')
    expect((await page.heldFor(CONTA)).map(({ listas }) => listas)).toEqual([
      ['Domingo'],
      ['Domingo'],
    ])
  })

  it('are asked for once for each page, and again when that is wanted', async () => {
    enter()
    const server = fakeServer()
    const page = tab(server)
    await page.send()
    await page.send()
    expect(server.call).toHaveBeenCalledTimes(1)
    await page.bring()
    expect(server.call).toHaveBeenCalledTimes(2)
  })

  it('wait without a network, also removals, and go when there is one', async () => {
    enter()
    const server = fakeServer()
    const page = tab(server)
    await page.write(CONTA, some(7, 'a'))
    await page.write(CONTA, some(8))
    await page.send()
    server.ways.push(...Array.from({ length: 9 }, () => new ApiError(0, undefined)))
    await page.write(CONTA, some(7, 'b'))
    await page.remove(CONTA, 8)
    expect(await page.send()).toBe(false)
    expect(await notesOf(page, CONTA)).toEqual([[7, 'b']])
    server.ways.length = 0
    const next = tab(server)
    expect(await next.send()).toBe(true)
    expect(server.rows.get(7)?.anotacao).toBe('b')
    expect(server.rows.get(8)?.removida).toBe(true)
    expect(await notesOf(next, CONTA)).toEqual([[7, 'b']])
  })

  it('leave no word of what was removed on the device', async () => {
    enter()
    const page = tab(fakeServer({ offers: false }))
    await page.write(CONTA, some(7, 'secret', ['Mine']))
    await page.remove(CONTA, 7)
    expect(JSON.stringify(await device.of(CONTA).read('questoes-guardadas/1'))).not.toMatch(
      /secret|Mine/,
    )
  })

  it('are not there any more where another device removed them', async () => {
    enter()
    const server = fakeServer()
    await tab(server).write(CONTA, some(7))
    await tab(server).send()
    server.rows.delete(7)
    const page = tab(server)
    await page.send()
    expect(await page.heldFor(CONTA)).toEqual([])
  })

  it('stay on the device where the server takes none, or refuses one', async () => {
    enter()
    const none = fakeServer({ offers: false })
    await tab(none).write(CONTA, some(7, 'a'))
    expect(none.call).not.toHaveBeenCalled()
    const server = fakeServer()
    server.ways.push(new ApiError(409, { codigo: 'guardadas_demais' }))
    const page = tab(server)
    expect(await page.send()).toBe(true)
    expect(await notesOf(page, CONTA)).toEqual([[7, 'a']])
    await page.write(CONTA, some(7, 'b'))
    await page.send()
    expect(server.rows.get(7)?.anotacao).toBe('b')
  })
})

const newest = (all: GuardadaAqui[]) =>
  all
    .map(({ escrita_em }) => escrita_em)
    .toSorted()
    .at(-1)

describe('of two writings of one question', () => {
  const guardada = fc
    .record({
      id_questao: fc.integer({ min: 1, max: 3 }),
      second: fc.integer({ min: 0, max: 4 }),
      espera: fc.boolean(),
      anotacao: fc.string({ maxLength: 2 }),
    })
    .map(({ second, ...one }): GuardadaAqui => {
      const escrita_em = `2026-01-01T00:00:0${second}.000Z`
      const rest = { listas: [], questao: null, removida: false }
      return { ...one, ...rest, chave: `${one.id_questao}`, guardada_em: escrita_em, escrita_em }
    })
  const list = fc.uniqueArray(guardada, { selector: ({ chave }) => chave })

  it('the later holds, and each question is there once', () => {
    fc.assert(
      fc.property(list, list, (ones, others) => {
        const both = laterOf(ones, others)
        const chaves = both.map(({ chave }) => chave)
        expect(new Set(chaves)).toEqual(new Set([...ones, ...others].map(({ chave }) => chave)))
        expect(new Set(chaves).size).toBe(chaves.length)
        for (const { chave, escrita_em } of both) {
          const of = [...ones, ...others].filter((one) => one.chave === chave)
          expect(escrita_em).toBe(newest(of))
        }
      }),
      { numRuns: runs(200) },
    )
  })

  it('what waits outlives what the server tells unless that is later; nothing else does', () => {
    fc.assert(
      fc.property(list, list, (kept, told) => {
        const after = broughtTo(kept, told)
        const waits = kept.filter(
          ({ chave, espera, escrita_em }) =>
            espera && !told.some((one) => one.chave === chave && one.escrita_em >= escrita_em),
        )
        expect(new Set(after.filter(({ espera }) => espera))).toEqual(new Set(waits))
        const others = after.filter(({ espera }) => !espera).map(({ chave }) => chave)
        const ours = new Set(waits.map(({ chave }) => chave))
        expect(new Set(others)).toEqual(
          new Set(told.map(({ chave }) => chave).filter((chave) => !ours.has(chave))),
        )
      }),
      { numRuns: runs(200) },
    )
  })

  it('the next of a device is later than the one before, whatever its clock says', () => {
    const before = writtenOver(undefined, some(7, 'a'), Date.parse('2030-01-01'))
    const after = writtenOver(before, some(7, 'b'), Date.parse('2026-01-01'))
    expect(after.escrita_em > before.escrita_em).toBe(true)
    expect(after.guardada_em).toBe(before.guardada_em)
  })
})
