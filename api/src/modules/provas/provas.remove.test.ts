import { describe, expect } from 'vitest'
import { it } from '../../testing/api.ts'

describe('DELETE /provas/{id}', () => {
  it('leaves in the log all that goes with it, as it was', async ({ api }) => {
    const { usuario, token } = await api.enter({ perfil: 'Administrador' })
    const questao = await api.make.questao({ numero: 3 })
    const { id_prova } = questao
    const theme = await api.make.redacao({ id_prova })
    const [own, shared] = [await api.make.referencia(), await api.make.referencia()]
    await api.make.link(questao.id, own.id)
    await api.make.link(questao.id, shared.id, 1)
    await api.make.link((await api.make.questao()).id, shared.id)
    await api.del(`/provas/${id_prova}`, token)

    const line = { autor: { id: usuario.id }, acao: 'exclusao', depois: null }
    expect(await api.get('/registro?ordem=em', token)).toMatchObject({
      body: {
        dados: [
          {
            ...line,
            entidade: 'questoes',
            id_registro: questao.id,
            antes: {
              questao: { id: questao.id, numero: 3, texto: questao.texto, versao: 1 },
              alternativas: [
                { nome: 'A', texto: 'Água', correta: false },
                { nome: 'B', texto: 'Soda', correta: true },
              ],
              referencias: [{ id: own.id, titulo: own.titulo }, { id: shared.id }],
            },
          },
          {
            ...line,
            entidade: 'redacoes',
            id_registro: theme.id,
            antes: { id: theme.id, id_prova, instrucoes: theme.instrucoes, versao: 1 },
          },
          { ...line, entidade: 'referencias', id_registro: own.id, antes: { id: own.id } },
          { ...line, entidade: 'provas', id_registro: id_prova, antes: { id: id_prova } },
        ],
        total: 4,
      },
    })
  })
})
