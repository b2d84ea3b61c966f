/** The paths, below the base path, that the screens of this remote lead to. Some belong to other remotes. */
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
