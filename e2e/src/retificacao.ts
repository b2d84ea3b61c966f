import type { QuestaoCompleta, Simulado } from '@rumo/contract'
import type { Page } from '@playwright/test'
import { adminToken, freshName } from './admin.steps.ts'
import { makeProva } from './provas.steps.ts'
import { tellAs } from './student.ts'
import type { Student } from './student-data.ts'

/** The id of a right or of a wrong alternative. */
const alternativaOf = ({ alternativas }: QuestaoCompleta, correta: boolean) =>
  alternativas.find((alternativa) => alternativa.correta === correta)?.id

/**
 * Starts a simulado of three questions that change later. No other journey ever draws one of them: while the prova is
 * published they are annulled, and the prova is unpublished before they become normal.
 */
export async function beginSimulado(page: Page, { token }: Student) {
  const nome = freshName('Prova retificada')
  const { prova, questoes } = await makeProva(page, { questoes: 3, nome, situacao: 'anulada' })
  const chave = crypto.randomUUID()
  const pedido = { tipo: 'prova', chave, id_prova: prova.id, tempo_extra: false }
  const { id } = await tellAs<Simulado>(page, token, ['POST', 'simulados'], pedido)
  const admin = await adminToken(page)
  const publicacao = { ids: [prova.id], publicada: false }
  await tellAs(page, admin, ['POST', 'edicao/publicacoes'], publicacao)
  for (const { questao, ...others } of questoes) {
    const normal = { ...others, questao: { ...questao, situacao: 'normal' } }
    await tellAs(page, admin, ['PUT', `edicao/questoes/${questao.id}`], normal)
  }
  return { id, prova, questoes }
}

/** Ends the simulado. The first question is answered wrongly by A, the second rightly, and the third stays blank. */
export async function endSimulado(
  page: Page,
  { token }: Student,
  { id, questoes }: Awaited<ReturnType<typeof beginSimulado>>,
): Promise<void> {
  const marcacoes = questoes.slice(0, 2).map((questao, place) => ({
    id_questao: questao.questao.id,
    id_alternativa: alternativaOf(questao, place === 1),
    marcada_em: new Date().toISOString(),
  }))
  await tellAs(page, token, ['POST', `simulados/${id}/encerramento`], { marcacoes })
}
