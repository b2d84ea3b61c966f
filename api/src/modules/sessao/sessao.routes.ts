import { sessao } from '@rumo/contract'
import { sessaoSchemas } from '@rumo/contract/schemas/sessao'
import type { Register } from '../../module-context.ts'
import { callsOf } from '../../plugins/calls.ts'

const serve = callsOf(sessao, sessaoSchemas, 'Minha conta', {
  end: 'Sai: encerra o token enviado',
})

export const register: Register = (app, { sessions }) => {
  serve(app, 'end', async (_input, caller) => {
    const session = await caller.find()
    if (session) await sessions.end(session)
    return { dados: null }
  })
}
