import { generatePath } from 'react-router-dom'

/** The paths that links of this remote lead to, below the base path. Some belong to other remotes. */
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

type PathOfRecord = Extract<(typeof PATHS)[keyof typeof PATHS], `${string}/:id${string}`>

export const pathTo = (path: PathOfRecord, id: number) => generatePath(path, { id: String(id) })

/** The log's entries for one question: who changed what and when, with the button to restore a version. */
export const registroDaQuestao = (id: number) => `${PATHS.registro}?tipo=questoes&registro=${id}`

export const questaoNoPdf = (idProva: number, id: number, pagina: number) =>
  `${pathTo(PATHS.provaAberta, idProva)}?pagina=${pagina}&questao=${id}`

export const importacaoAberta = (id: number) => `${PATHS.importarProva}?importacao=${id}`
