import { sorteios } from '@rumo/contract'
import type { Dia } from '@rumo/contract/rules'
import { Levar } from '@rumo/shared-ui/levar'
import { longDayWords } from '@rumo/shared-ui/words'
import { useHref } from 'react-router-dom'

/** The screen of everything that was saved for use offline (docs/product/offline.md). */
const APARELHO = '/no-aparelho'

const loadPedir = async () => (await import('./pedir-plano.ts')).pedirPlano

/** Saves today's plan for use offline; shows nothing when browser, site or server do not support it. */
export function LevarPlano({ hoje }: { hoje: Dia }) {
  const nome = `Plano de ${longDayWords(hoje)}`
  const oQue = { tipo: 'plano', id: 0, nome } as const
  const aparelho = useHref(APARELHO)
  return <Levar {...{ oQue, loadPedir, aparelho }} call={sorteios.create} />
}
