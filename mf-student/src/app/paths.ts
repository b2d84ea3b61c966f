/** The paths, below the base path, that the screens of this remote lead to. Some belong to other remotes. */
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
  corrigir: '/admin/redacoes',
} as const
