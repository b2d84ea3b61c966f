import type { CadernoDeExame, QuestaoDoCaderno } from '@rumo/contract'
import { questaoEm } from '@rumo/contract/caderno'
import { ApiError } from '@rumo/shared-auth'
import { beforeEach, expect, it, vi } from 'vitest'
import { importacaoFixture } from './caderno.fixture.ts'
import { changedAt } from './caderno-changes.ts'
import { aprovarLivres, tirar } from './operacoes.ts'
import { SAVE_PAUSE_MS, RETRY_MS } from '../../shared/draft-keeper.ts'
import { RevisaoKeeper, MAX_WAIT_MS } from './revisao-keeper.ts'
import { fakeServidor } from './importacoes-servidor.fixture.ts'

beforeEach(() => void vi.useFakeTimers())

const renumerada = (numero: number) => (caderno: CadernoDeExame) =>
  changedAt<QuestaoDoCaderno>(caderno, questaoEm(0), (questao) => ({ ...questao, numero }))
const numeroDe = (caderno: CadernoDeExame | null | undefined) => caderno?.questoes[0]?.numero

function abrir(deixado: ConstructorParameters<typeof RevisaoKeeper>[0]['deixado'] = null) {
  const servidor = fakeServidor()
  const { id, versao, rascunho } = servidor.importacao
  if (!rascunho) throw new Error('An import in review has a draft.')
  const keeper = new RevisaoKeeper({ id, aberto: { versao, caderno: rascunho }, deixado, servidor })
  keeper.start()
  return { servidor, keeper }
}
const estadoDe = (keeper: RevisaoKeeper) => keeper.estado().andamento.estado

it('saves what was changed at the next pause, once', async () => {
  const { servidor, keeper } = abrir()
  keeper.update(renumerada(7))
  await vi.advanceTimersByTimeAsync(SAVE_PAUSE_MS / 2)
  keeper.update(renumerada(8))
  expect([servidor.saves, estadoDe(keeper), keeper.isUnsaved]).toEqual([0, 'pendente', true])
  await vi.advanceTimersByTimeAsync(SAVE_PAUSE_MS)
  expect(servidor.saves).toBe(1)
  expect(numeroDe(servidor.importacao.rascunho)).toBe(8)
  expect([estadoDe(keeper), keeper.isUnsaved, keeper.versao]).toEqual(['guardado', false, 5])
})

it('also saves for a user who never pauses', async () => {
  const { servidor, keeper } = abrir()
  for (let ms = 0; ms <= MAX_WAIT_MS; ms += SAVE_PAUSE_MS / 2) {
    keeper.update(renumerada(10 + ms))
    await vi.advanceTimersByTimeAsync(SAVE_PAUSE_MS / 2)
  }
  expect(servidor.saves).toBe(1)
})

it('does nothing where nothing changed', async () => {
  const { servidor, keeper } = abrir()
  keeper.update((caderno) => caderno)
  await vi.advanceTimersByTimeAsync(MAX_WAIT_MS)
  expect([servidor.saves, await keeper.flush()]).toEqual([0, true])
})

it('sends again what changed while it was on its way', async () => {
  const { servidor, keeper } = abrir()
  const release = servidor.hold()
  keeper.update(renumerada(7))
  await vi.advanceTimersByTimeAsync(SAVE_PAUSE_MS)
  keeper.update(renumerada(8))
  release()
  expect(await keeper.flush()).toBe(true)
  expect([servidor.saves, numeroDe(servidor.importacao.rascunho)]).toEqual([2, 8])
})

it('tries again by itself where no server answers', async () => {
  const { servidor, keeper } = abrir()
  servidor.fails = 'before'
  keeper.update(renumerada(7))
  await vi.advanceTimersByTimeAsync(SAVE_PAUSE_MS)
  expect(estadoDe(keeper)).toBe('sem-servidor')
  servidor.fails = null
  await vi.advanceTimersByTimeAsync(RETRY_MS)
  expect([estadoDe(keeper), numeroDe(servidor.importacao.rascunho)]).toEqual(['guardado', 7])
})

it('knows its own work again of which the answer was lost', async () => {
  const { servidor, keeper } = abrir()
  servidor.fails = 'after'
  keeper.update(renumerada(7))
  await vi.advanceTimersByTimeAsync(SAVE_PAUSE_MS)
  servidor.fails = null
  keeper.update(renumerada(8))
  expect(await keeper.flush()).toBe(true)
  expect(numeroDe(servidor.importacao.rascunho)).toBe(8)
})

it('says in the words of the server what it refuses, and sends what is changed then', async () => {
  const { servidor, keeper } = abrir()
  servidor.fails = new ApiError(422, {
    icone: 'warning',
    titulo: 'x',
    mensagem: 'Há textos longos demais.',
    codigo: 'campos_invalidos',
  })
  keeper.update(renumerada(7))
  await vi.advanceTimersByTimeAsync(SAVE_PAUSE_MS + RETRY_MS)
  expect(keeper.estado().andamento).toEqual({
    estado: 'recusado',
    mensagem: 'Há textos longos demais.',
  })
  servidor.fails = null
  keeper.update(renumerada(8))
  await vi.advanceTimersByTimeAsync(SAVE_PAUSE_MS)
  expect(estadoDe(keeper)).toBe('guardado')
})

/** Opens a draft, and lets another user save a change to it. */
const foreign = (change: (caderno: CadernoDeExame) => CadernoDeExame) => {
  const opened = abrir()
  const { servidor } = opened
  const rascunho = structuredClone(change(importacaoFixture().rascunho as CadernoDeExame))
  servidor.importacao = { ...servidor.importacao, versao: 12, rascunho }
  return opened
}

it('brings what each changed together, in one draft that both have', async () => {
  const { servidor, keeper } = foreign((now) => tirar(aprovarLivres(now), questaoEm(1)))
  const moved = vi.fn()
  keeper.onMescla((lugarDe) => moved(lugarDe(questaoEm(1)), lugarDe(questaoEm(2))))
  keeper.update(renumerada(7))
  await vi.advanceTimersByTimeAsync(SAVE_PAUSE_MS)
  const { rascunho } = servidor.importacao
  expect(rascunho?.questoes).toMatchObject([
    { numero: 7, aprovada: false },
    { numero: 3, aprovada: true },
  ])
  expect(keeper.estado().caderno).toEqual(rascunho)
  expect(moved).toHaveBeenCalledExactlyOnceWith(null, questaoEm(1))
  expect(keeper.estado().andamento).toEqual({ estado: 'guardado', isMesclado: true })
  keeper.update(renumerada(8))
  await vi.advanceTimersByTimeAsync(SAVE_PAUSE_MS)
  expect([servidor.saves, keeper.estado().andamento]).toEqual([
    2,
    { estado: 'guardado', isMesclado: false },
  ])
})

it('does not overwrite a field that another user changed, until this user decides', async () => {
  const { servidor, keeper } = foreign((now) => renumerada(5)(aprovarLivres(now)))
  keeper.update(renumerada(7))
  await vi.advanceTimersByTimeAsync(SAVE_PAUSE_MS)
  keeper.update(renumerada(8))
  await vi.advanceTimersByTimeAsync(MAX_WAIT_MS + RETRY_MS)
  expect([estadoDe(keeper), servidor.saves, keeper.isUnsaved]).toEqual(['mudou', 0, true])
  const { now, mescla } = await keeper.compare()
  expect(mescla.differences).toMatchObject([{ mine: 8, theirs: 5, likely: null }])
  await keeper.settle(now, [])
  expect(estadoDe(keeper)).toBe('guardado')
  expect(servidor.importacao.rascunho?.questoes).toMatchObject([
    { numero: 8 },
    { numero: 2 },
    { numero: 3, aprovada: true },
  ])
})

it('takes of it what one leaves to the other', async () => {
  const { servidor, keeper } = foreign(renumerada(5))
  keeper.update((now) => aprovarLivres(renumerada(7)(now)))
  await vi.advanceTimersByTimeAsync(SAVE_PAUSE_MS)
  const { now, mescla } = await keeper.compare()
  await keeper.settle(
    now,
    mescla.differences.map(({ campo }) => campo),
  )
  expect(servidor.importacao.rascunho?.questoes).toMatchObject([
    { numero: 5, aprovada: false },
    { numero: 2 },
    { numero: 3, aprovada: true },
  ])
})

it('takes what another user saved, if this user wants that', async () => {
  const { servidor, keeper } = foreign(renumerada(5))
  keeper.update(renumerada(7))
  await vi.advanceTimersByTimeAsync(SAVE_PAUSE_MS)
  await keeper.giveWay()
  expect(numeroDe(keeper.estado().caderno)).toBe(5)
  expect([estadoDe(keeper), servidor.saves, keeper.versao]).toEqual(['guardado', 0, 12])
})

it('goes on with what was not saved when the session ended', async () => {
  const base = importacaoFixture().rascunho as CadernoDeExame
  const { servidor } = abrir({ versao: 4, caderno: renumerada(7)(base), base })
  await vi.advanceTimersByTimeAsync(0)
  expect(numeroDe(servidor.importacao.rascunho)).toBe(7)
})

it('goes on with it also where another user has saved meanwhile', async () => {
  const base = importacaoFixture().rascunho as CadernoDeExame
  const { servidor, keeper } = foreign(aprovarLivres)
  keeper.close()
  const deixado = { versao: 4, caderno: renumerada(7)(base), base }
  const { id, versao, rascunho } = servidor.importacao
  const aberto = { versao, caderno: rascunho as CadernoDeExame }
  new RevisaoKeeper({ id, aberto, deixado, servidor }).start()
  await vi.advanceTimersByTimeAsync(0)
  expect(servidor.importacao.rascunho?.questoes).toMatchObject([
    { numero: 7 },
    { numero: 2 },
    { numero: 3, aprovada: true },
  ])
})

it('asks nothing of the server after it was left', async () => {
  const { servidor, keeper } = abrir()
  keeper.update(renumerada(7))
  keeper.close()
  await vi.advanceTimersByTimeAsync(MAX_WAIT_MS + RETRY_MS)
  expect(servidor.saves).toBe(0)
})
