import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { folderStorage } from '../../infra/files/storage.ts'
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
    expect(await api.get('/registro', token)).toMatchObject({
      body: {
        dados: [
          { ...line, entidade: 'provas', id_registro: id_prova, antes: { id: id_prova } },
          { ...line, entidade: 'referencias', id_registro: own.id, antes: { id: own.id } },
          {
            ...line,
            entidade: 'redacoes',
            id_registro: theme.id,
            antes: { id: theme.id, id_prova, instrucoes: theme.instrucoes, versao: 1 },
          },
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
        ],
      },
    })
  })

  it('takes its files along, but for what other records name or was just sent', async ({ api }) => {
    const { token } = await api.enter({ perfil: 'Administrador' })
    const storage = folderStorage(join(api.dataDir, 'arquivos'))
    const saved = async (content: string, hoursAgo = 25) => {
      const key = await storage.save('provas', 'pdf', Buffer.from(content))
      const then = new Date(Date.now() - hoursAgo * 3_600_000)
      await utimes(join(api.dataDir, 'arquivos', key), then, then)
      return { key, address: `https://exemplo.br/api/arquivos/${key}#page=2` }
    }
    const [exam, key] = [await saved('prova'), await saved('gabarito', 1)]
    const [figure, option, theme] = [await saved('f'), await saved('a'), await saved('t')]
    const shared = await saved('de outra prova')
    const prova = await api.make.prova({ url_arquivo: exam.address, url_gabarito: key.address })
    const questao = await api.make.questao({ id_prova: prova.id })
    const id_questao = questao.id
    await api.make.alternativa({ id_questao, url_imagem: option.address, ordem: 2 })
    await api.make.alternativa({ id_questao, url_imagem: shared.address, ordem: 3 })
    await api.make.prova({ url_arquivo: shared.address })
    const referencia = await api.make.referencia({ url_imagem: figure.address })
    await api.make.link(id_questao, referencia.id)
    const redacao = await api.make.redacao({ id_prova: prova.id })
    const text = await api.make.referencia({ url_imagem: theme.address })
    await api.make.linkRedacao(redacao.id, text.id)

    expect((await api.del(`/provas/${prova.id}`, token)).status).toBe(200)
    const left = async ({ key: name }: { key: string }) => Boolean(await storage.find(name))
    expect([await left(key), await left(shared)]).toEqual([true, true])
    for (const gone of [exam, figure, option, theme]) expect(await left(gone)).toBe(false)
  })
})
