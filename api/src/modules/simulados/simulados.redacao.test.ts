import { chaveDaRedacao } from '@rumo/contract/chave-da-redacao'
import { expect } from 'vitest'
import { it } from '../../testing/api.ts'
import { NOTAS, type One } from '../../testing/correcting.ts'
import { begun } from '../../testing/simulados.ts'

it('gives with an ended simulado the essay that was written in it, and what it is worth once corrected', async ({
  api,
}) => {
  const { id, simulado, usuario, end, one } = await begun(api)
  await api.make.redacaoEnviada({ id_usuario: usuario.id })
  expect((await end(id)).body.dados).not.toHaveProperty('redacao')

  // The essay may arrive after the end of the simulado, when the device had no network before.
  const chave = chaveDaRedacao(simulado.chave)
  const redacao = await api.make.redacaoEnviada({ id_usuario: usuario.id, chave })
  expect((await one(id)).body.dados).toMatchObject({ redacao: { id: redacao.id, nota: null } })

  const { token } = await api.enter({ perfil: 'Administrador' })
  const begin = { id_redacao_enviada: redacao.id, rubrica: 'rumo' }
  const { dados } = (await api.post<One>('/correcoes', begin, token)).body
  await api.put(`/correcoes/${dados.id}`, { notas: NOTAS }, token)
  expect(await api.post(`/correcoes/${dados.id}/entrega`, {}, token)).toMatchObject({ status: 200 })
  expect((await one(id)).body.dados).toMatchObject({
    redacao: { id: redacao.id, nota: { rubrica: 'rumo', nota: 57, maximo: 100 } },
  })
})
