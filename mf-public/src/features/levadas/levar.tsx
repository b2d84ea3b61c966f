import { revisoes, sorteios } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import type { OQueLevar } from '@rumo/shared-device/levadas'
import { Levar as LevarView } from '@rumo/shared-ui/levar'

const loadPedir = async () => (await import('./pedir.ts')).pedir

/** Takes a prova, a matéria or a review along; nothing where browser, site or server cannot. */
export function Levar({ oQue }: { oQue: OQueLevar }) {
  const call = oQue.tipo === 'revisao' ? revisoes.due : sorteios.create
  return http.offers(call) && <LevarView {...{ oQue, loadPedir }} />
}
