import fastify, { type RouteOptions } from 'fastify'
import type { Session, Sessions } from '../domain/accounts/sessions.ts'
import { registerCallers } from '../plugins/calls.ts'
import { registerErrors } from '../plugins/error-handler.ts'
import { registerValidation } from '../plugins/validation.ts'

const aluno: Session = {
  usuario: { id: 7, nome: 'Marina', email: 'marina@exemplo.br', perfil: 'Aluno' },
  token: { jti: 'a', exp: 1, versao: 'b' },
}
const find = (token: string) => Promise.resolve(token === 'aluno' ? aluno : null)

/** An API with only the routes that a test registers, and with one account, whose token is `aluno`. */
export function emptyApp() {
  const app = fastify()
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    routes.push(route)
  })
  registerErrors(app)
  registerValidation(app)
  registerCallers(app, { find } as Partial<Sessions> as Sessions)
  return { app, routes }
}
