import { revisoes, sorteios } from '@rumo/contract'
import type { OQueLevar } from '@rumo/shared-device/levadas'
import { Levar as LevarView } from '@rumo/shared-ui/levar'
import { useHref } from 'react-router-dom'

const loadPedir = async () => (await import('./pedir.ts')).pedir

/** The screen of all that was taken along (docs/product/offline.md). */
const APARELHO = '/no-aparelho'

/** Takes a prova, a matéria or a review along; nothing where browser, site or server cannot. */
export function Levar({ oQue }: { oQue: OQueLevar }) {
  const aparelho = useHref(APARELHO)
  const call = oQue.tipo === 'revisao' ? revisoes.due : sorteios.create
  return <LevarView {...{ oQue, call, loadPedir, aparelho }} />
}
