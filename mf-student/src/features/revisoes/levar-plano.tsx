import { sorteios } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { Levar } from '@rumo/shared-ui/levar'

const PLANO = { tipo: 'plano', id: 0, nome: 'Plano de hoje' } as const

const loadPedir = async () => (await import('./pedir-plano.ts')).pedirPlano

/** Takes along what today is for; nothing where browser, site or server cannot. */
export const LevarPlano = () =>
  http.offers(sorteios.create) && <Levar oQue={PLANO} loadPedir={loadPedir} />
