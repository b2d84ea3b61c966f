/** The paths of the site that this remote's screens lead to, below the base path; some are of others. */
export const PATHS = {
  home: '/',
  login: '/login',
  cadastro: '/cadastro',
  senhaEsquecida: '/senha-esquecida',
  senhaNova: '/senha-nova',
  confirmarEmail: '/confirmar-email',
  pararAvisos: '/parar-avisos',
  questoesAlternativas: '/questoes-alternativas',
  buscarQuestoes: '/buscar-questoes',
  questao: '/questoes/:id',
  temasRedacao: '/temas-redacao',
  vestibularCompleto: '/vestibular-completo',
  simulado: '/simulados/:id',
  provasAnteriores: '/provas-anteriores',
  provaAnterior: '/provas-anteriores/:id',
  revisarErros: '/revisar-erros',
  noAparelho: '/no-aparelho',
} as const

export const pathToQuestao = (id: number): string => PATHS.questao.replace(':id', `${id}`)
