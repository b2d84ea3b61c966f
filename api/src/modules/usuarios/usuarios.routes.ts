import { usuarios } from '@rumo/contract'
import { usuariosSchemas } from '@rumo/contract/schemas'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../plugins/calls.ts'
import type { UsuariosService } from './usuarios.service.ts'

const TAG = { tag: 'Usuários' }

export function usuariosRoutes(app: FastifyInstance, service: UsuariosService): void {
  registerCall(
    app,
    usuarios.create,
    usuariosSchemas.create,
    { ...TAG, summary: 'Cria uma conta; só um administrador escolhe o perfil' },
    async ({ body }, caller) => ({
      dados: await service.create(body, caller),
      icone: 'success',
      titulo: 'Conta criada',
      mensagem: 'A conta foi criada.',
    }),
  )

  registerCall(
    app,
    usuarios.login,
    usuariosSchemas.login,
    { ...TAG, summary: 'Entra: traz o token de quem tem este e-mail e esta senha' },
    async ({ body }, caller) => ({ dados: await service.login(body, caller) }),
  )

  registerCall(
    app,
    usuarios.list,
    usuariosSchemas.list,
    { ...TAG, summary: 'Lista as contas' },
    async () => ({ dados: await service.list() }),
  )

  registerCall(
    app,
    usuarios.one,
    usuariosSchemas.one,
    { ...TAG, summary: 'Traz uma conta' },
    async ({ params }) => ({ dados: await service.find(params.id) }),
  )

  registerCall(
    app,
    usuarios.update,
    usuariosSchemas.update,
    { ...TAG, summary: 'Muda uma conta; outra senha ou outro perfil encerra as sessões dela' },
    async ({ params, body }, caller) => ({
      dados: await service.change(params.id, body, caller),
      icone: 'success',
      titulo: 'Conta alterada',
      mensagem: 'As mudanças foram gravadas.',
    }),
  )

  registerCall(
    app,
    usuarios.remove,
    usuariosSchemas.remove,
    { ...TAG, summary: 'Exclui uma conta com tudo o que é dela' },
    async ({ params }) => {
      await service.remove(params.id)
      return {
        dados: null,
        icone: 'success',
        titulo: 'Conta excluída',
        mensagem: 'A conta foi excluída.',
      }
    },
  )
}
