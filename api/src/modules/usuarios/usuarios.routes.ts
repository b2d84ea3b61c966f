import { usuarios } from '@rumo/contract'
import { usuariosSchemas } from '@rumo/contract/schemas/usuarios'
import type { Register } from '../../module-context.ts'
import { callsOf } from '../../plugins/calls.ts'
import { saved } from '../../plugins/saved.ts'
import { listUsuarios } from './usuarios.repository.ts'
import { usuariosService } from './usuarios.service.ts'

const serve = callsOf(usuarios, usuariosSchemas, 'Usuários', {
  create: 'Cria uma conta; só um administrador escolhe o perfil',
  login: 'Entra: traz o token de quem tem este e-mail e esta senha',
  list: 'Lista as contas',
  one: 'Traz uma conta',
  update:
    'Muda uma conta; outra senha ou outro perfil encerra as sessões dela. A própria, com a senha atual ou logo depois de entrar',
  remove:
    'Deleta uma conta com tudo o que é dela; a própria, com a senha atual ou logo depois de entrar',
})

export const register: Register = (app, context) => {
  const service = usuariosService(context)
  serve(app, 'create', async ({ body }, caller) =>
    saved(await service.create(body, caller), 'Usuário cadastrado com sucesso.'),
  )

  serve(app, 'login', async ({ body }, caller) => ({ dados: await service.login(body, caller) }))

  serve(app, 'list', ({ query }) => listUsuarios(context.db, query))

  serve(app, 'one', async ({ params }) => ({
    dados: await service.find(params.id),
  }))

  serve(app, 'update', async ({ params, body }, caller) =>
    saved(await service.change(params.id, body, caller), 'Usuário editado com sucesso.'),
  )

  serve(app, 'remove', async ({ params, body }, caller) => {
    await service.remove(params.id, body?.senhaAtual, caller)
    return saved(null, 'Usuário deletado com sucesso.')
  })
}
