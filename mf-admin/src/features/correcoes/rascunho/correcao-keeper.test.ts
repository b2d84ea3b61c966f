import { runs } from '@rumo/contract/runs'
import type { Correcao } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { correcaoFixture, fakeShelf } from '../correcoes.fixture.ts'
import { readLeftDrafts } from './kept-draft.ts'
import { SAVE_PAUSE_MS, RETRY_MS } from '../../../shared/draft-keeper.ts'
import { CorrecaoKeeper, MAX_WAIT_MS } from './correcao-keeper.ts'
import { isSame, rascunhoOf } from './correcao-rascunho.ts'
import { fakeServidor } from './correcoes-servidor.fixture.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

/** Opens a keeper as a page would. The server and the device outlive the page. */
async function open(servidor = fakeServidor(), shelf = fakeShelf()) {
  const correcao = structuredClone(servidor.correcao)
  const leftDrafts = await readLeftDrafts(shelf, correcao.id)
  const keeper = new CorrecaoKeeper({ correcao, leftDrafts, shelf, servidor })
  keeper.start()
  return { servidor, shelf, keeper }
}
const write = (keeper: CorrecaoKeeper, parecer: string) =>
  keeper.edit({ type: 'set-parecer', parecer })
const pause = () => vi.advanceTimersByTimeAsync(SAVE_PAUSE_MS)

describe('CorrecaoKeeper', () => {
  it('sends what changed at a pause, once, and keeps nothing on the device then', async () => {
    const { servidor, shelf, keeper } = await open()
    for (const parecer of ['B', 'Bo', 'Bom']) {
      write(keeper, parecer)
      await vi.advanceTimersByTimeAsync(SAVE_PAUSE_MS - 1)
    }
    expect(servidor.saves).toBe(0)
    expect(shelf.kept.size).toBe(1)
    expect(keeper.estado().andamento.estado).toBe('pendente')
    await vi.advanceTimersByTimeAsync(1)
    expect(servidor.saves).toBe(1)
    expect(servidor.correcao.parecer).toBe('Bom')
    expect(keeper.estado().andamento.estado).toBe('guardada')
    expect(shelf.kept.size).toBe(0)
  })

  it('sends what is written without a pause, every three seconds', async () => {
    const { servidor, keeper } = await open()
    for (let key = 1; key <= 40; key++) {
      write(keeper, 'a'.repeat(key))
      await vi.advanceTimersByTimeAsync(MAX_WAIT_MS / 20)
    }
    expect(servidor.saves).toBeGreaterThanOrEqual(1)
  })

  it('sends again what was written while it was on its way', async () => {
    const { servidor, keeper } = await open()
    const answer = servidor.hold()
    write(keeper, 'Um')
    await pause()
    write(keeper, 'Um, dois')
    await pause()
    answer()
    await vi.runAllTimersAsync()
    expect(servidor.correcao).toMatchObject({ parecer: 'Um, dois', versao: 3 })
    expect(keeper.isUnsaved).toBe(false)
  })

  it('goes on by itself once the server answers again', async () => {
    const { servidor, keeper } = await open()
    servidor.fails = 'before'
    write(keeper, 'Bom')
    await pause()
    expect(keeper.estado().andamento.estado).toBe('sem-servidor')
    servidor.fails = null
    await vi.advanceTimersByTimeAsync(RETRY_MS)
    expect(servidor.correcao.parecer).toBe('Bom')
    expect(keeper.estado().andamento.estado).toBe('guardada')
  })

  it('has what the server lacks again after a crash, and sends it', async () => {
    const { servidor, shelf, keeper } = await open()
    servidor.fails = 'before'
    keeper.edit({ type: 'add', passagem: { inicio: 0, fim: 7 } })
    write(keeper, 'Bom')
    await vi.advanceTimersByTimeAsync(1)
    keeper.close()
    servidor.fails = null
    const next = await open(servidor, shelf)
    expect(next.keeper.estado().rascunho.anotacoes).toHaveLength(1)
    await vi.runAllTimersAsync()
    expect(servidor.correcao.parecer).toBe('Bom')
  })

  it('leaves to the next page what the device has not yet taken', async () => {
    const { shelf, keeper } = await open()
    vi.spyOn(shelf, 'update').mockReturnValue(new Promise(() => {}))
    write(keeper, 'Bom')
    write(keeper, 'Bom!')
    keeper.leave()
    expect((await readLeftDrafts(shelf, 40))[0]?.rascunho.parecer).toBe('Bom!')
  })

  it('takes its own writing, of which the answer was lost, for no conflict', async () => {
    const { servidor, shelf, keeper } = await open()
    servidor.fails = 'after'
    write(keeper, 'Um')
    await pause()
    write(keeper, 'Um, dois')
    await vi.advanceTimersByTimeAsync(1)
    keeper.close()
    servidor.fails = null
    const next = await open(servidor, shelf)
    await vi.runAllTimersAsync()
    expect(next.keeper.estado().andamento.estado).toBe('guardada')
    expect(servidor.correcao.parecer).toBe('Um, dois')
  })

  it('says so where the device takes nothing', async () => {
    const { shelf, keeper } = await open()
    shelf.takes = false
    write(keeper, 'Bom')
    await vi.advanceTimersByTimeAsync(1)
    expect(keeper.estado().isOnDevice).toBe(false)
  })

  it('sends nothing that the server would not take, and says why', async () => {
    const { servidor, keeper } = await open()
    write(keeper, 'a'.repeat(20_001))
    await pause()
    expect(servidor.saves).toBe(0)
    expect(keeper.estado().andamento).toEqual({
      estado: 'recusada',
      mensagem: 'Use no máximo 20.000 caracteres.',
    })
    write(keeper, 'Bom')
    await pause()
    expect(servidor.correcao.parecer).toBe('Bom')
  })
})

/** A window that could not save, because another window of the same corrector had saved before it. */
async function conflict() {
  const opened = await open()
  const other = await open(opened.servidor)
  write(other.keeper, 'Da outra')
  await pause()
  write(opened.keeper, 'Desta')
  await pause()
  expect(opened.keeper.estado().andamento.estado).toBe('mudou')
  expect(opened.servidor.correcao.parecer).toBe('Da outra')
  return opened
}

describe('two windows of one corrector', () => {
  it('write nothing over each other, and go on with what stands here', async () => {
    const { servidor, keeper } = await conflict()
    write(keeper, 'Desta, sim')
    await pause()
    expect(servidor.correcao.parecer).toBe('Da outra')
    await keeper.settle('mine')
    expect(servidor.correcao.parecer).toBe('Desta, sim')
    expect(keeper.estado().andamento.estado).toBe('guardada')
  })

  it('go on with what stands there', async () => {
    const { servidor, shelf, keeper } = await conflict()
    await keeper.settle('theirs')
    expect(keeper.estado().rascunho.parecer).toBe('Da outra')
    expect(keeper.estado().andamento.estado).toBe('guardada')
    expect(servidor.saves).toBe(1)
    expect(shelf.kept.size).toBe(0)
  })

  it('leave what the other one has not sent on the device', async () => {
    const { shelf, servidor, keeper } = await open()
    const other = await open(servidor, shelf)
    servidor.fails = 'before'
    write(other.keeper, 'Da outra')
    await vi.advanceTimersByTimeAsync(1)
    other.keeper.close()
    servidor.fails = null
    await keeper.forget()
    const leftDrafts = await readLeftDrafts(shelf, 40)
    expect(leftDrafts.map(({ rascunho }) => rascunho.parecer)).toEqual(['Da outra'])
  })

  it.each([
    ['entregue', 409, 'correcao_entregue'],
    ['sumiu', 404, 'nao_encontrado'],
  ] as const)('tell that it is %s, and keep what stands here', async (estado, status, codigo) => {
    const { servidor, shelf, keeper } = await open()
    servidor.fails = new ApiError(status, { codigo, mensagem: 'x', titulo: 'x', icone: 'error' })
    write(keeper, 'Bom')
    await pause()
    expect(keeper.estado().andamento.estado).toBe(estado)
    expect(shelf.kept.size).toBe(1)
    await keeper.forget()
    expect(shelf.kept.size).toBe(0)
    expect(keeper.isUnsaved).toBe(false)
  })
})

it('is the same on the server as on the screen, whatever the network does', async () => {
  const steps = fc.oneof(
    fc.record({ do: fc.constantFrom('write' as const), parecer: fc.string({ maxLength: 4 }) }),
    fc.record({ do: fc.constantFrom('pause' as const, 'crash' as const) }),
    fc.record({
      do: fc.constantFrom('fail' as const),
      fails: fc.constantFrom(null, 'before', 'after'),
    }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 20 }), async (sequence) => {
      let page = await open()
      const { servidor, shelf } = page
      let last = ''
      for (const step of sequence) {
        if (step.do === 'write') {
          last = step.parecer.trim()
          write(page.keeper, last)
          await vi.advanceTimersByTimeAsync(1)
        } else if (step.do === 'fail') servidor.fails = step.fails
        else if (step.do === 'pause') await pause()
        else {
          page.keeper.close()
          page = await open(servidor, shelf)
          await vi.advanceTimersByTimeAsync(1)
        }
        expect(page.keeper.estado().rascunho.parecer).toBe(last)
      }
      servidor.fails = null
      await vi.advanceTimersByTimeAsync(RETRY_MS)
      await page.keeper.flush()
      expect(page.keeper.estado().andamento.estado).toBe('guardada')
      expect(isSame(rascunhoOf(servidor.correcao), page.keeper.estado().rascunho)).toBe(true)
      page.keeper.close()
    }),
    { numRuns: runs(200) },
  )
})

it('begins with what is there', async () => {
  const correcao: Correcao = correcaoFixture({ parecer: 'Bom' })
  const { keeper } = await open(fakeServidor(correcao))
  expect(keeper.estado().rascunho.parecer).toBe('Bom')
  expect(keeper.isUnsaved).toBe(false)
})
