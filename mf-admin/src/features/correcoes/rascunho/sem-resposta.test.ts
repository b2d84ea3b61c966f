import { expect, it } from 'vitest'
import { correcaoFixture } from '../correcoes.fixture.ts'
import { EnvioDaCorrecao } from './envio-da-correcao.ts'
import { rascunhoOf } from './correcao-rascunho.ts'
import { fakeServidor } from './correcoes-servidor.fixture.ts'

const written = (parecer: string) => rascunhoOf(correcaoFixture({ parecer }))

it('knows its own writing, of which the answer was lost, whatever was written before and after', async () => {
  const servidor = fakeServidor()
  const envio = new EnvioDaCorrecao(correcaoFixture(), servidor)
  const lost = ['before', 'after', 'before'] as const
  for (const [place, parecer] of ['Um', 'Um, dois', 'Um, dois, três'].entries()) {
    servidor.fails = lost[place] ?? null
    expect(await envio.send(written(parecer))).toMatchObject({ status: 0 })
  }
  servidor.fails = null
  expect(await envio.send(written('Um, dois, três'))).toBeNull()
  expect(envio.sent.parecer).toBe('Um, dois')
  expect(await envio.send(written('Um, dois, três'))).toBeNull()
  expect(servidor.correcao.parecer).toBe('Um, dois, três')
})
