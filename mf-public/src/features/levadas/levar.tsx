import { revisoes, sorteios } from '@rumo/contract'
import type { OQueLevar } from '@rumo/shared-device/levadas'
import { Levar as LevarView } from '@rumo/shared-ui/levar'

const loadPedir = async () => (await import('./pedir.ts')).pedir

/** Takes a prova, a matéria or a review along; nothing where browser, site or server cannot. */
export const Levar = ({ oQue }: { oQue: OQueLevar }) => (
  <LevarView
    {...{ oQue, loadPedir }}
    call={oQue.tipo === 'revisao' ? revisoes.due : sorteios.create}
  />
)
