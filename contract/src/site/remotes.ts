import { NOUNS_OF_SECTION_7, OUR_NOUNS } from '../calls/nouns.ts'

/**
 * Who may see a path: everybody, those not signed in, those signed in, those who correct essays, or an administrator
 * (docs/product/roles.md).
 */
export type Guard = 'none' | 'visitante' | 'session' | 'corretor' | 'administrador'

/** A path of the site, below its base path; a segment may be `{id}`. */
export interface RemotePath {
  readonly path: string
  readonly guard: Guard
  /**
   * The words of the way out of a screen that asks for concentration: there the header is short and
   * leads back to the home page with them.
   */
  readonly wayOut?: string
  /** What its screen is called below `app/routes`, where that is not the first segment of the path. */
  readonly screen?: string
  /** Whether its screen shows what is on the device: without a network the shell leads there. */
  readonly isOnDevice?: true
}

/** A bundle that is built and deployed by itself, and the paths that it promises to serve. */
export interface Remote {
  readonly name: string
  readonly owner: string
  /** The module it exposes, with the lifecycle that the shell calls. */
  readonly exposes: './entry'
  readonly paths: readonly RemotePath[]
}

/** The screen of a noun that administrators keep. */
function screenOf(noun: string): RemotePath {
  return { path: `/admin/${noun}`, guard: 'administrador' }
}

/**
 * Every path of the site with its remote and its guard. The compose step hands this to the shell, as
 * configuration of the page, and to the servers: the shell never imports it, so a new path costs no
 * build of the shell.
 */
export const remotes: readonly Remote[] = [
  {
    name: 'mf-public',
    owner: 'Equipe do site público',
    exposes: './entry',
    paths: [
      { path: '/', guard: 'none' },
      { path: '/login', guard: 'visitante' },
      { path: '/cadastro', guard: 'visitante' },
      { path: '/senha-esquecida', guard: 'none', screen: 'por-email' },
      { path: '/senha-nova', guard: 'none', screen: 'por-email' },
      { path: '/confirmar-email', guard: 'none', screen: 'por-email' },
      { path: '/parar-avisos', guard: 'none', screen: 'por-email' },
      { path: '/questoes-alternativas', guard: 'none', wayOut: 'Sair do treino' },
      { path: '/buscar-questoes', guard: 'none', screen: 'questoes' },
      { path: '/questoes/{id}', guard: 'none' },
      { path: '/temas-redacao', guard: 'none', wayOut: 'Sair da redação' },
      { path: '/vestibular-completo', guard: 'none', wayOut: 'Sair do simulado' },
      { path: '/revisar-erros', guard: 'session', wayOut: 'Sair da revisão' },
      { path: '/simulados/{id}', guard: 'session' },
      { path: '/no-aparelho', guard: 'none', isOnDevice: true },
      { path: '/provas-anteriores', guard: 'none' },
      { path: '/provas-anteriores/{id}', guard: 'none' },
    ],
  },
  {
    name: 'mf-student',
    owner: 'Equipe do estudante',
    exposes: './entry',
    paths: [
      { path: '/aluno', guard: 'session' },
      { path: '/aluno/conta', guard: 'session' },
      { path: '/aluno/redacoes/{id}', guard: 'session' },
    ],
  },
  {
    name: 'mf-admin',
    owner: 'Equipe da administração',
    exposes: './entry',
    paths: [
      { path: '/admin', guard: 'administrador' },
      ...[...NOUNS_OF_SECTION_7, ...OUR_NOUNS].map(screenOf),
      { path: '/admin/provas/{id}/questoes', guard: 'administrador' },
      { path: '/admin/provas/{id}/questoes/nova', guard: 'administrador' },
      { path: '/admin/provas/{id}/temas/novo', guard: 'administrador' },
      { path: '/admin/temas/{id}', guard: 'administrador' },
      { path: '/admin/questoes', guard: 'administrador' },
      { path: '/admin/questoes/{id}', guard: 'administrador' },
      { path: '/admin/redacoes', guard: 'corretor' },
      { path: '/admin/redacoes/{id}', guard: 'corretor' },
      { path: '/admin/importar-prova', guard: 'administrador' },
      { path: '/admin/usuarios/turma', guard: 'administrador' },
      { path: '/admin/registro', guard: 'administrador' },
    ],
  },
]
