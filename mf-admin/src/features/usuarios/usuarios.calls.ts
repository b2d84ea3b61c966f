import { NOUN_WORDS, corretores, usuarios, type Usuario } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { resourceOf } from '../../shared/crud/resource.ts'

export const usuariosResource = {
  ...resourceOf<Usuario>('usuarios', NOUN_WORDS.usuarios, usuarios),
  isPersonal: true,
}

/** Whether an Aluno of this site can also be a Corretor. */
export const offersCorretores = () => http.offers(corretores.equipe)

/** The role of an account in one word. For section 7, a Corretor is an Aluno. */
export const perfilInWords = ({ perfil, funcao }: Pick<Usuario, 'perfil' | 'funcao'>) =>
  funcao ?? perfil
