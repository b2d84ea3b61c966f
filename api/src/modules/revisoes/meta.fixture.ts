import type { MudancasDePlano, Plano } from '@rumo/contract'
import type { TestApi } from '../../testing/api.ts'
import { corrigidaOf, practise } from '../../testing/practice.ts'

export const RITMO = { dias_por_semana: 5, minutos_por_dia: 60 }
const instant = (dia: string) => `${dia}T15:00:00.000Z`

/** An account that plans, with what it may do; what it answers is of the questions made for it. */
export async function planning(api: TestApi) {
  const { usuario, token } = await api.enter()
  const plan = async (mudancas: MudancasDePlano) =>
    (await api.put<{ dados: Plano; mensagem: string }>('/revisoes/plano', mudancas, token)).body
  const look = async () => (await api.get<{ dados: Plano }>('/revisoes?limite=1', token)).body.dados
  const answer = async (
    dia: string,
    values: { origem?: 'revisao'; isCerta?: boolean; segundos?: number } = {},
  ) => {
    const questao = await api.make.questao()
    const { origem = 'pratica', isCerta = false, segundos } = values
    await practise(api.db, usuario.id, [
      corrigidaOf(questao, {
        respondida_em: instant(dia),
        origem,
        segundos,
        resultado: isCerta ? 'certa' : 'errada',
      }),
    ])
    return questao
  }
  return { usuario, token, plan, look, answer }
}
