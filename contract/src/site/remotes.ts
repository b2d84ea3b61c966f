import { NOUNS_OF_SECTION_7, OUR_NOUNS } from '../calls/nouns.ts'

/**
 * Who may see a path (docs/product/roles.md): everyone, only visitors who are not signed in, only signed-in users,
 * correctors and administrators, or administrators.
 */
export type Guard = 'none' | 'visitante' | 'session' | 'corretor' | 'administrador'

/** A path of the site, relative to its base path; a segment may be `{id}`. */
export interface RemotePath {
  readonly path: string
  readonly guard: Guard
  /**
   * The label of the link that leads out of a screen made for concentrated work. On such a screen the header is short,
   * and the link leads to the home page.
   */
  readonly wayOut?: string
  /** The file name of the screen below `app/routes`, where it is not the first segment of the path. */
  readonly screen?: string
  /** Whether the screen shows data that is stored on the device: the shell leads there when the device is offline. */
  readonly isOnDevice?: true
}

/** A bundle that is built and deployed separately, and the paths that it promises to serve. */
export interface Remote {
  readonly name: string
  readonly owner: string
  /** The module that the remote exposes, with the lifecycle functions that the shell calls. */
  readonly exposes: './entry'
  readonly paths: readonly RemotePath[]
}

/** The screen of a noun that administrators edit. */
function screenOf(noun: string): RemotePath {
  return { path: `/admin/${noun}`, guard: 'administrador' }
}

/**
 * Every path of the site with its remote and its guard. The compose step passes this list to the servers and, as
 * configuration in the page, to the shell. The shell never imports it, so that a new path needs no new build of the
 * shell.
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
      // Comes before `/questoes/{id}`, which matches it too.
      { path: '/questoes/guardadas', guard: 'none' },
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
