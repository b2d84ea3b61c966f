import { usuarios, type Usuario } from '@rumo/contract'
import { resourceOf } from '../../shared/crud/resource.ts'

const USUARIO = { singular: 'usuário', plural: 'usuários', genero: 'm' } as const

export const usuariosResource = {
  ...resourceOf<Usuario>('usuarios', USUARIO, usuarios),
  isPersonal: true,
}
