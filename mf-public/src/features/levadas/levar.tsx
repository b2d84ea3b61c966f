import { revisoes, sorteios } from '@rumo/contract'
import type { OQueLevar } from '@rumo/shared-device/levadas'
import { Levar as LevarView } from '@rumo/shared-ui/levar'
import { useHref } from 'react-router-dom'
import { APARELHO } from '../../shared/aparelho-path.ts'

const loadPedir = async () => (await import('./pedir.ts')).pedir

/**
 * The button that saves a prova, a matéria or a review on the device for use without a network. Shows nothing where the
 * browser, the site or the server does not support this.
 */
export function Levar({ oQue }: { oQue: OQueLevar }) {
  const aparelho = useHref(APARELHO)
  const call = oQue.tipo === 'revisao' ? revisoes.due : sorteios.create
  return <LevarView {...{ oQue, call, loadPedir, aparelho }} />
}
