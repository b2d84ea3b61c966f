import { sorteios } from '@rumo/contract'
import type { Dia } from '@rumo/contract/rules'
import { Levar } from '@rumo/shared-ui/levar'
import { longDayWords } from '@rumo/shared-ui/words'
import { useHref } from 'react-router-dom'

/** The screen of all that was taken along (docs/product/offline.md). */
const APARELHO = '/no-aparelho'

const loadPedir = async () => (await import('./pedir-plano.ts')).pedirPlano

/** Takes along what today is for; nothing where browser, site or server cannot. */
export function LevarPlano({ hoje }: { hoje: Dia }) {
  const nome = `Plano de ${longDayWords(hoje)}`
  const oQue = { tipo: 'plano', id: 0, nome } as const
  const aparelho = useHref(APARELHO)
  return <Levar {...{ oQue, loadPedir, aparelho }} call={sorteios.create} />
}
