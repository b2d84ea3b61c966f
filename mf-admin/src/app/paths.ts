import { generatePath } from 'react-router-dom'

/** The paths of the site that this remote's screens lead to, below the base path; some are of others. */
export const PATHS = {
  site: '/',
  conta: '/aluno/conta',
  home: '/admin',
  provas: '/admin/provas',
  importarProva: '/admin/importar-prova',
  assuntos: '/admin/assuntos',
  questoes: '/admin/questoes',
  questao: '/admin/questoes/:id',
  questoesDaProva: '/admin/provas/:id/questoes',
  novaQuestao: '/admin/provas/:id/questoes/nova',
  novoTema: '/admin/provas/:id/temas/novo',
  tema: '/admin/temas/:id',
  usuarios: '/admin/usuarios',
  turma: '/admin/usuarios/turma',
  redacoes: '/admin/redacoes',
  redacao: '/admin/redacoes/:id',
  registro: '/admin/registro',
  provaAberta: '/provas-anteriores/:id',
} as const

export const editarProva = (id: number) => `${PATHS.provas}?editar=${id}`

export const editarTema = (id: number) => generatePath(PATHS.tema, { id: String(id) })

/** Where stands who changed a question, and what, with the way back. */
export const registroDaQuestao = (id: number) => `${PATHS.registro}?tipo=questoes&registro=${id}`

export const questaoNoPdf = (idProva: number, id: number, pagina: number) =>
  `${generatePath(PATHS.provaAberta, { id: String(idProva) })}?pagina=${pagina}&questao=${id}`

export const importacaoAberta = (id: number) => `${PATHS.importarProva}?importacao=${id}`
