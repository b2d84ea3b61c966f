import type { Envelope, QuestaoCompleta, Simulado } from '@rumo/contract'
import type { TestApi } from './api.ts'
import { alternativasOf } from './estudante.ts'
import { estudante, marcacaoOf } from './simulados.ts'

/** Changes a question in place. */
export type Change = (questao: QuestaoCompleta) => void

/** An administrator who edits questions as the back office does: reads a question, and sends it back changed. */
export async function editor(api: TestApi) {
  const { token } = await api.enter({ perfil: 'Administrador' })
  return {
    token,
    edit: async (id: number, change: Change) => {
      const url = `/edicao/questoes/${id}`
      const { dados } = (await api.get<Envelope<QuestaoCompleta>>(url, token)).body
      change(dados)
      return api.put(url, dados, token)
    },
    remove: (path: string) => api.del<Envelope<null>>(path, token),
    lote: (body: object) => api.post('/edicao/lotes', body, token),
  }
}

/** A student who ended a simulado of two questions: the first answered wrong, the second blank. */
export async function ended(api: TestApi) {
  const student = await estudante(api)
  const materia = await api.make.materia()
  const { id: id_prova } = await api.make.prova()
  const [first, second] = [
    await api.make.questao({ id_prova, numero: 1, id_materia: materia.id }),
    await api.make.questao({ id_prova, numero: 2 }),
  ]
  const { errada, certa } = alternativasOf(first)
  const simulado = await student.start({ tipo: 'prova', id_prova, tempo_extra: false })
  await student.end(simulado.id, { marcacoes: [marcacaoOf(simulado, first.id, errada)] })
  const read = async () => {
    const { dados } = (await student.one(simulado.id)).body
    if (dados.situacao !== 'encerrado') throw new Error('It was ended')
    return dados
  }
  const listed = async () =>
    (await api.get<Envelope<Simulado[]>>('/simulados', student.token)).body.dados[0]
  return { ...student, id_prova, materia, first, second, errada, certa, read, listed }
}
