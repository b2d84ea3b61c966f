import { runs } from '@rumo/contract/runs'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { VISITANTE } from './device.ts'
import { REDACOES_GUARDADAS } from './redacoes.ts'
import { SIMULADO_GUARDADO } from './simulado-entregue.ts'
import { newChave, tentativaOf } from './tentativa.ts'
import { locks, type Tab, World } from './two-devices.fixture.ts'

const ACCOUNTS = ['conta-1', 'conta-2']
const HOUR_MS = 3_600_000
/** How far the clock of each device is off. */
const CLOCKS_MS = [2 * HOUR_MS, -2 * HOUR_MS]
const MOST_STEPS = 600

beforeEach(() => vi.stubGlobal('navigator', { locks }))
afterEach(() => vi.unstubAllGlobals())

/** A schedule: the numbers that are drawn, one after the other, to choose among the possibilities of each step. */
const schedule = fc.noBias(
  fc.array(fc.nat(9999), { minLength: MOST_STEPS / 2, maxLength: MOST_STEPS }),
)

/** Records what was done and what the user may therefore rely on. */
class Story {
  readonly world: World
  /** The owner of each answer that was stored when the page said so, by the number of the answer. */
  readonly kept = new Map<number, string>()
  readonly essays = new Map<string, string>()
  #made = 0
  readonly #draw: (below: number) => number

  constructor(draw: (below: number) => number) {
    this.#draw = draw
    this.world = new World(draw)
  }

  /** Lets one drawn event happen on a device; in most cases, a step under way just continues. */
  async next(): Promise<void> {
    const place = this.#draw(2)
    const machine = this.world.devices[place === 0 ? 0 : 1]
    const tab = machine.tabs[this.#draw(machine.tabs.length)]
    if (!tab) return
    const events = [
      () => this.#answer(tab, CLOCKS_MS[place] ?? 0),
      () => this.#writeEssay(tab),
      () => this.#handIn(tab),
      () => this.#claim(tab),
      () => tab.send(),
      () => {
        machine.owner = [VISITANTE, ...ACCOUNTS][this.#draw(3)] ?? VISITANTE
        for (const each of machine.tabs) each.send()
      },
      () => void (machine.isOnline = !machine.isOnline),
      () => void (machine.isFull = !machine.isFull),
      () => {
        this.world.kill(tab)
        machine.tabs.at(-1)?.send()
      },
    ]
    const drawn = this.#draw(events.length * 3)
    events[drawn]?.()
    await this.world.step()
  }

  #answer(tab: Tab, clockMs: number): void {
    const { machine } = tab
    const { owner } = machine
    const number = ++this.#made
    const tentativa = tentativaOf({
      questao: { id: number, materia: null, alternativas: [] },
      marcada: 1,
      origem: 'pratica',
      respondidaEmMs: Date.UTC(2026, 2, 1) + clockMs + number,
    })
    const { chave } = tentativa
    const told = () => {
      const waits = machine.waiting(owner, 'tentativas/1').some((one) => one.chave === chave)
      if (waits || this.world.server.tentativas.has(chave)) this.kept.set(number, owner)
    }
    void tab.do(() => tab.fila.add(owner, [tentativa])).then(told)
  }

  #writeEssay(tab: Tab): void {
    const { owner } = tab.machine
    if (owner === VISITANTE) return
    const texto = `Redação ${++this.#made}`
    const redacao = { chave: newChave(), enviada_em: '2026-03-01', tema: { id: 1 }, texto }
    void tab.do(async () => {
      const isKept = await tab.device
        .of(owner)
        .update<unknown[]>(REDACOES_GUARDADAS, (kept = []) => [redacao, ...kept])
      if (isKept) this.essays.set(texto, owner)
      tab.send()
    })
  }

  /** Hands in the only simulado of the first account, with the marks of this device. */
  #handIn(tab: Tab): void {
    const [owner = ''] = ACCOUNTS
    if (tab.machine.owner !== owner || tab.machine.kept.has(`${owner}/${SIMULADO_GUARDADO}`)) return
    const marcada_em = '2026-03-01T11:00:00.000Z'
    const marcacoes = [{ id_questao: 4, id_alternativa: 1 + this.#draw(5), marcada_em }]
    const entregue = { chave: newChave(), id: 9, etapa: 'entregue', marcacoes, atual: 0 }
    void tab.device
      .of(owner)
      .update(SIMULADO_GUARDADO, () => ({ ...entregue, encerradoEm: marcada_em }))
      .then(() => tab.send())
  }

  #claim(tab: Tab): void {
    const { owner } = tab.machine
    if (owner === VISITANTE) return
    void tab.do(async () => {
      await tab.fila.takeOver(owner)
      void tab.fila.send()
    })
  }

  /**
   * Ends all faults: each device has room and network, each tab is opened anew, and each account signs in once more.
   */
  async heal(): Promise<void> {
    for (const machine of this.world.devices) {
      Object.assign(machine, { isOnline: true, isFull: false })
      for (const tab of machine.tabs) this.world.kill(tab)
    }
    for (const owner of ACCOUNTS) {
      for (const machine of this.world.devices) {
        machine.owner = owner
        for (const tab of machine.tabs) tab.send()
        const [tab] = machine.tabs
        if (tab) this.#claim(tab)
      }
      await this.world.settle()
    }
  }
}

/** Draws numbers from a schedule; after the end of the schedule, it starts again. */
function drawsOf(numbers: readonly number[]): (below: number) => number {
  let place = 0
  return (below) => (numbers[place++ % numbers.length] ?? 0) % Math.max(1, below)
}

describe('two devices of two accounts, each with two tabs', () => {
  it('end with each answer that was kept, each essay and each end at the server once, whatever happens', async () => {
    await fc.assert(
      fc.asyncProperty(schedule, async (numbers) => {
        const story = new Story(drawsOf(numbers))
        for (const _ of numbers) await story.next()
        await story.heal()
        const { server, devices } = story.world

        const arrived = [...server.tentativas.values()]
        expect(new Set(arrived.map(({ id_questao }) => id_questao)).size).toBe(arrived.length)
        for (const [number, owner] of story.kept) {
          const record = arrived.find(({ id_questao }) => id_questao === number)
          const owners = owner === VISITANTE ? ACCOUNTS : [owner]
          expect(owners).toContain(record?.owner)
        }

        const essays = [...server.redacoes.values()].map(({ texto, owner }) => [texto, owner])
        expect(essays.length).toBe(new Set(essays.map(([texto]) => texto)).size)
        expect(essays).toEqual(expect.arrayContaining([...story.essays]))

        for (const machine of devices) {
          for (const owner of [VISITANTE, ...ACCOUNTS]) {
            expect(machine.waiting(owner, 'tentativas/1')).toEqual([])
            expect(machine.waiting(owner, REDACOES_GUARDADAS)).toEqual([])
          }
        }
        const results = devices.flatMap(
          ({ kept }) => kept.get(`conta-1/${SIMULADO_GUARDADO}`) ?? [],
        )
        const marcadas = results.map(
          (one) => (one as { questoes: { marcada: number }[] }).questoes[0]?.marcada,
        )
        expect(new Set(marcadas).size).toBeLessThanOrEqual(1)
      }),
      { numRuns: runs(150, 10_000) },
    )
  })
})
