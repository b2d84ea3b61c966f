/** The paths of the site that this remote's screens lead to, below the base path; some are of others. */
export const PATHS = {
  home: '/',
  aluno: '/aluno',
  conta: '/aluno/conta',
  redacao: '/aluno/redacoes/:id',
  guardadas: '/questoes/guardadas',
  questoesAlternativas: '/questoes-alternativas',
  temasRedacao: '/temas-redacao',
  vestibularCompleto: '/vestibular-completo',
  simulados: '/simulados',
  revisarErros: '/revisar-erros',
  noAparelho: '/no-aparelho',
} as const
