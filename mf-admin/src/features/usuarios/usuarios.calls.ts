import { usuarios, type Usuario } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { queryOptions } from '@tanstack/react-query'
import { resourceOf } from '../../shared/crud/resource.ts'

const USUARIO = { singular: 'usuário', plural: 'usuários', genero: 'm' } as const

export const usuariosResource = {
  ...resourceOf<Usuario>('usuarios', USUARIO, usuarios),
  isPersonal: true,
}

/** Who administers: by perfil they come first. */
export const administradoresQuery = queryOptions({
  queryKey: ['usuarios', 'administradores'],
  queryFn: async ({ signal }) => {
    const first = await http.call(usuarios.list, {
      query: { limite: 100, ordem: 'perfil' },
      signal,
    })
    return first.filter(({ perfil }) => perfil === 'Administrador')
  },
})
