import { NOUN_WORDS, corretores, usuarios, type Usuario } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { resourceOf } from '../../shared/crud/resource.ts'

export const usuariosResource = {
  ...resourceOf<Usuario>('usuarios', NOUN_WORDS.usuarios, usuarios),
  isPersonal: true,
}

/** Whether an Aluno of this site can be a Corretor besides. */
export const offersCorretores = () => http.offers(corretores.equipe)

/** What an account is called by what it may do: a Corretor is an Aluno for section 7. */
export const perfilInWords = ({ perfil, funcao }: Pick<Usuario, 'perfil' | 'funcao'>) =>
  funcao ?? perfil
