import 'fake-indexeddb/auto'
import { isText, shapeOf } from '@rumo/contract/shapes'
import { device, forgetOwner, keptUnder } from '@rumo/shared-device/device'
import { afterEach, expect, it, vi } from 'vitest'
import { EditKeeper } from './edit-keeper.ts'

const isNota = shapeOf<{ texto: string }>({ texto: isText })
const keeper = () => new EditKeeper(device.of('conta-1'), 'nota-1', isNota, null)
const edit = (texto: string) => ({ base: { texto: '' }, rascunho: { texto } })

afterEach(async () => {
  vi.restoreAllMocks()
  await forgetOwner('conta-1')
})

it('keeps the newest of what was typed, with when', async () => {
  const writing = keeper()
  await Promise.all(['E', 'Er', 'Era'].map((texto) => writing.keep(edit(texto))))
  const kept = await keeper().read()
  expect(kept).toEqual({ ...edit('Era'), em: expect.any(Number), isHere: true })
})

it('has nothing once it was saved, whatever was being kept meanwhile', async () => {
  const writing = keeper()
  void writing.keep(edit('Era'))
  await writing.keep(null)
  expect(await keeper().read()).toBeNull()
})

it('has what was typed last where the page goes before the device answers', async () => {
  const writing = keeper()
  const answering = vi
    .spyOn(IDBObjectStore.prototype, 'get')
    // A request that never ends; its transaction does not end either.
    .mockReturnValue(new EventTarget() as IDBRequest)
  void writing.keep(edit('Era'))
  writing.leave()
  answering.mockRestore()
  expect(await keeper().read()).toMatchObject(edit('Era'))
})

it('leaves nothing where all of it is kept', async () => {
  const writing = keeper()
  await writing.keep(edit('Era'))
  const put = vi.spyOn(Storage.prototype, 'setItem')
  writing.leave()
  expect(put).not.toHaveBeenCalled()
})

it('takes what another release kept for nothing', async () => {
  await device.of('conta-1').update('edicao/1/nota-1', () => ({ em: 1, rascunho: { texto: 3 } }))
  expect(await keeper().read()).toBeNull()
  expect((await keptUnder('conta-1', 'edicao/1/')).size).toBe(1)
})
