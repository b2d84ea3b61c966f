import { simulados } from '@rumo/contract'
import { simuladosSchemas } from '@rumo/contract/schemas/simulados'
import type { Register } from '../../module-context.ts'
import type { Caller } from '../../plugins/caller.ts'
import { callsOf } from '../../plugins/calls.ts'
import { saved } from '../../plugins/saved.ts'
import { listSimulados } from './read-simulados.repository.ts'
import { simuladosService } from './simulados.service.ts'

const serve = callsOf(simulados, simuladosSchemas, 'Simulados', {
  mark: 'Guarda o que está marcado; o que já se sabe não muda nada',
  end: 'Encerra e corrige um simulado; o já encerrado vem como está',
  bring: 'Guarda um simulado feito sem internet; enviado de novo, não muda nada',
  remove: 'Descarta um simulado em curso',
  start: 'Inicia um simulado, sem gabarito; o de uma conta fica guardado',
  grade: 'Corrige o simulado de um visitante, sem guardar nada',
  list: 'Lista os próprios simulados, do mais novo ao mais antigo',
  one: 'Traz um simulado próprio; corrigido, se já foi encerrado',
})

export const register: Register = (app, { config, db, published }) => {
  const service = simuladosService({ db, published, limit: config.limits.simuladosPorConta })

  serve(app, 'start', async ({ body }, caller) => {
    // A request with an ended session is refused, because its simulado would not be stored.
    const idUsuario = caller.hasToken ? await caller.id() : null
    return { dados: await service.start(body, idUsuario) }
  })
  serve(app, 'grade', async ({ body }, caller) => {
    const session = await caller.find()
    return { dados: await service.grade(body, session?.usuario.id ?? null) }
  })
  serve(app, 'list', async ({ query }, caller) => listSimulados(db, await caller.id(), query))
  serve(app, 'one', async ({ params }, caller) => ({
    dados: await service.one(await ofCaller(params, caller)),
  }))

  serve(app, 'mark', async ({ params, body }, caller) => {
    await service.mark(await ofCaller(params, caller), body)
    return { dados: null }
  })
  serve(app, 'end', async ({ params, body }, caller) => ({
    dados: await service.end(await ofCaller(params, caller), body),
  }))
  serve(app, 'bring', async ({ body }, caller) => {
    await service.bring(await caller.id(), body)
    return { dados: null }
  })
  serve(app, 'remove', async ({ params }, caller) => {
    await service.remove(await ofCaller(params, caller))
    return saved(null, 'Simulado descartado.')
  })
}

async function ofCaller({ id }: { id: number }, caller: Caller) {
  return { id, idUsuario: await caller.id() }
}
