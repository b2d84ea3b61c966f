import { ApiError } from '@rumo/shared-auth'
import { expect, it } from 'vitest'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { listMaterias, materiaInForce } from './materias.calls.ts'

const { signal } = new AbortController()
const MATERIAS = [{ id: 1, nome: 'Física' }]

it('lists the matérias of a server that draws by them', async () => {
  fakeServer({ 'GET /materias': MATERIAS }, ['materias', 'sorteios'])
  await expect(listMaterias(signal)).resolves.toEqual(MATERIAS)
})

it('asks nothing of a server that cannot draw by them', async () => {
  const calls = fakeServer({ 'GET /materias': MATERIAS }, ['materias'])
  await expect(listMaterias(signal)).resolves.toEqual([])
  expect(calls).toEqual([])
})

it('lists none of a server that turns out to have none', async () => {
  fakeServer({ 'GET /materias': new ApiError(404, undefined) }, ['materias', 'sorteios'])
  await expect(listMaterias(signal)).resolves.toEqual([])
  fakeServer({ 'GET /materias': new ApiError(503, undefined) }, ['materias', 'sorteios'])
  await expect(listMaterias(signal)).rejects.toMatchObject({ status: 503 })
})

it('rejects with an ApiError on an answer that is no list', async () => {
  fakeServer({ 'GET /materias': 'entre' }, ['materias', 'sorteios'])
  await expect(listMaterias(signal)).rejects.toBeInstanceOf(ApiError)
})

it('puts a matéria in force only where the server draws by it', () => {
  fakeServer({}, ['materias'])
  expect(materiaInForce(3)).toBeNull()
  fakeServer({}, ['materias', 'sorteios'])
  expect(materiaInForce(3)).toBe(3)
  expect(materiaInForce(null)).toBeNull()
})
