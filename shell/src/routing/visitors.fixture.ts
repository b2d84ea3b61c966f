import { remotes, type Claims, type Perfil } from '@rumo/contract'

/** A site of all remotes, below /rumo/. */
export const site = {
  base: '/rumo/',
  remotes: remotes.map((remote) => ({ ...remote, entry: `/rumo/${remote.name}/remoteEntry.js` })),
}

const signedIn = (perfil: string): Claims => ({
  id: 1,
  nome: 'Marina',
  email: 'marina@exemplo.br',
  perfil: perfil as Perfil,
  exp: 9e9,
})

/** The kinds of visitors. `unknown` has a perfil that this site does not know. */
export const PEOPLE = {
  visitor: null,
  aluno: signedIn('Aluno'),
  corretor: { ...signedIn('Aluno'), funcao: 'Corretor' as const },
  administrador: signedIn('Administrador'),
  unknown: signedIn('Diretor'),
}
