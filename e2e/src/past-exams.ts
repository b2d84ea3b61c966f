import { expect, type Page } from '@playwright/test'
import { FILE_SERVERS } from './config.ts'

const INSTRUCOES = 'Esta prova tem <b>6 questões</b>.\n\nLeia tudo antes de começar.'

/** The provas of `servePastExams`, named by the kind of their PDF. */
export const PROVAS = {
  pequena: prova(1, 'Prova Azul', `${FILE_SERVERS.open}/pequena.pdf`),
  caderno: prova(2, 'Prova Amarela', `${FILE_SERVERS.open}/caderno.pdf`),
  semPdf: prova(3, 'Prova Branca', null),
  ausente: prova(4, 'Prova Ausente', `${FILE_SERVERS.open}/nada.pdf`),
  falha: prova(5, 'Prova Falha', `${FILE_SERVERS.open}/falha.pdf`),
  danificada: prova(6, 'Prova Danificada', `${FILE_SERVERS.open}/danificada.pdf`),
  cortada: prova(7, 'Prova Cortada', `${FILE_SERVERS.open}/cortada.pdf`),
  vazia: prova(8, 'Prova Vazia', `${FILE_SERVERS.open}/vazia.pdf`),
  trancada: prova(9, 'Prova Trancada', `${FILE_SERVERS.open}/trancada.pdf`),
  entrada: prova(10, 'Prova Entrada', `${FILE_SERVERS.open}/entrada.pdf`),
  fechada: prova(11, 'Prova Fechada', `${FILE_SERVERS.closed}/pequena.pdf`),
  deFora: prova(12, 'Prova de Fora', `${FILE_SERVERS.unnamed}/pequena.pdf`),
}

function prova(id: number, nome: string, url_arquivo: string | null) {
  return { id, nome, url_arquivo, id_vestibular: id <= 2 ? 1 : 2, instrucoes: INSTRUCOES }
}

/** Answers the site's calls with these provas, in two vestibulares, instead of its API. */
export async function servePastExams(page: Page): Promise<void> {
  const vestibulares = [
    { id: 2, ano: 2024, semestre: 2 },
    { id: 1, ano: 2025, semestre: 1 },
  ]
  await page.route('**/provas', (route) =>
    route.fulfill({ json: { dados: Object.values(PROVAS) } }),
  )
  await page.route('**/vestibulares', (route) => route.fulfill({ json: { dados: vestibulares } }))
}

export async function openList(page: Page): Promise<void> {
  await page.goto('provas-anteriores')
  await expect(page.getByRole('heading', { level: 1, name: 'Provas anteriores' })).toBeVisible()
}

/** Opens the options that the bar hides behind a button on a phone. A wide screen shows them. */
export async function openOptions(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'Mais opções' })
  if (await more.isVisible()) await more.click()
}
