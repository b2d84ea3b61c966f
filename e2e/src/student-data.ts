import type {
  Correcao,
  QuestaoSorteada,
  Redacao,
  RedacaoEnviada,
  Simulado,
  SimuladoEncerrado,
  Sorteio,
} from '@rumo/contract'
import type { Page } from '@playwright/test'
import { makeAccount, tokenOf, type Account } from './accounts.ts'
import { adminToken } from './admin.steps.ts'
import { readAs, tellAs } from './student.ts'

const DAY_MS = 86_400_000

/** A student with a token, who makes calls as the site would. */
export interface Student extends Account {
  token: string
}

export async function makeStudent(page: Page): Promise<Student> {
  const account = await makeAccount(page)
  return { ...account, token: await tokenOf(page, account) }
}

const idOf = ({ alternativas }: QuestaoSorteada, correta: boolean) =>
  alternativas.find((alternativa) => alternativa.correta === correta)?.id

/** Answers three questions wrongly and one rightly, on the last `days` days before today. */
export async function practiseOnDays(page: Page, { token }: Student, days: number): Promise<void> {
  const { questoes } = await tellAs<Sorteio>(page, token, ['POST', 'sorteios'], { quantidade: 20 })
  // Repeated answers are counted by matéria; the questions that other journeys make have none.
  const answered = questoes.filter(({ materia }) => materia !== null).slice(0, 4)
  const tentativas = answered.map((questao, place) => ({
    chave: crypto.randomUUID(),
    id_questao: questao.id,
    id_alternativa: idOf(questao, place === 3),
    origem: 'pratica',
    respondida_em: new Date(Date.now() - (1 + (place % days)) * DAY_MS).toISOString(),
  }))
  await tellAs(page, token, ['POST', 'tentativas'], { tentativas })
}

/** Takes a simulado of this many questions, of which only the first is marked. Gives the graded simulado. */
export async function takeSimulado(
  page: Page,
  { token }: Student,
  quantidade: number,
): Promise<SimuladoEncerrado> {
  const chave = crypto.randomUUID()
  const pedido = { tipo: 'sorteio', chave, quantidade }
  const { id, questoes } = await tellAs<Simulado>(page, token, ['POST', 'simulados'], pedido)
  const [first] = questoes
  const marcacao = {
    id_questao: first?.id,
    id_alternativa: first?.alternativas[0]?.id,
    marcada_em: new Date().toISOString(),
  }
  const cartao = { marcacoes: [marcacao] }
  return tellAs(page, token, ['POST', `simulados/${id}/encerramento`], cartao)
}

const TEXTO = 'A ponte e a cidade\n\nAs ponte ligam dois lado da cidade, e quem atravessa.'

/** Sends an essay on the first theme that there is. */
export async function sendRedacao(page: Page, { token }: Student): Promise<RedacaoEnviada> {
  const [tema] = await readAs<Redacao[]>(page, token, 'redacoes')
  return tellAs(page, token, ['POST', 'redacoes-enviadas'], {
    chave: crypto.randomUUID(),
    id_redacao: tema?.id,
    texto: TEXTO,
    enviada_em: new Date().toISOString(),
  })
}

export const ANOTACOES = ['Concordância: as pontes.', 'A frase não termina.']
export const PARECER = 'Releia em voz alta antes de enviar.'

/** Corrects an essay by the rubric of the ENEM, as an administrator does: 680 of 1000. */
export async function correctRedacao(page: Page, { id }: RedacaoEnviada): Promise<void> {
  const token = await adminToken(page)
  const nova = { id_redacao_enviada: id, rubrica: 'enem' }
  const correcao = await tellAs<Correcao>(page, token, ['POST', 'correcoes'], nova)
  const [plural, end] = ['As ponte', 'e quem atravessa.'].map((passagem, place) => {
    const inicio = TEXTO.indexOf(passagem)
    return { inicio, fim: inicio + passagem.length, texto: ANOTACOES[place] }
  })
  const path = `correcoes/${correcao.id}`
  await tellAs(page, token, ['PUT', path], {
    notas: { norma: 80, tema: 160, argumentos: 120, coesao: 160, intervencao: 160 },
    anotacoes: [plural, end],
    parecer: PARECER,
  })
  await tellAs(page, token, ['POST', `${path}/entrega`], {})
}
