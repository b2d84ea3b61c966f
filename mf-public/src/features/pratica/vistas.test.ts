import { expect, it } from 'vitest'
import { fakeDevice } from '../../testing/fake-device.ts'
import { fakeFila } from '../../testing/fake-fila.ts'
import { someQuestao } from '../../testing/questoes.ts'
import { daMateria, QUAISQUER } from './escolha.rules.ts'
import { PraticaMemory } from './pratica-memory.ts'
import { startPratica } from './pratica.rules.ts'
import type { Vista } from './vistas.ts'

/**
 * Questions of one matéria, seen in one memory and restored by another. Each is given by its prova, year and assunto.
 * The set's choice is any question.
 */
async function remembered(...all: (readonly [prova: number, ano: number, assunto: number])[]) {
  const store = fakeDevice()
  const before = new PraticaMemory(store, fakeFila())
  for (const [index, [id, ano, id_assunto]] of all.entries()) {
    const prova = { id, nome: '', vestibular: { id, ano, semestre: 1 as const } }
    const questao = someQuestao(index + 1, {
      materia: { id: 3, nome: 'Física' },
      id_assunto,
      prova,
    })
    before.keep(QUAISQUER, startPratica([questao]))
  }
  const memory = new PraticaMemory(store, fakeFila())
  await memory.restore(Date.now())
  return memory
}

it('forgets of a prova, a year or an assunto only what is of it', async () => {
  const memory = await remembered([1, 2025, 7], [2, 2025, 8], [3, 2026, 7], [4, 2026, 8])
  memory.forgetSeen({ ...daMateria(3), idProva: 1 })
  expect(memory.seen()).toEqual([2, 3, 4])
  memory.forgetSeen({ ...QUAISQUER, ano: 2025 })
  expect(memory.seen()).toEqual([3, 4])
  memory.forgetSeen({ ...daMateria(3), idAssunto: 8 })
  expect(memory.seen()).toEqual([3])
})

it('forgets what an earlier release kept by its matéria alone', async () => {
  const store = fakeDevice()
  const seen: Vista[] = [
    [1, 3],
    [2, 5],
  ]
  await store.of('visitante').update<unknown>('pratica/1', () => ({ sets: [], seen }))
  const memory = new PraticaMemory(store, fakeFila())
  await memory.restore(Date.now())
  memory.forgetSeen({ ...daMateria(3), idProva: 1 })
  expect(memory.seen()).toEqual([2])
})
