/** The paths of the site that this remote's screens lead to, below the base path; some are of others. */
export const PATHS = {
  home: '/',
  aluno: '/aluno',
  conta: '/aluno/conta',
} as const
