import { sorteios } from '@rumo/contract'
import type { Dia } from '@rumo/contract/rules'
import { Levar } from '@rumo/shared-ui/levar'
import { longDayWords } from '@rumo/shared-ui/words'

const loadPedir = async () => (await import('./pedir-plano.ts')).pedirPlano

/** Takes along what today is for; nothing where browser, site or server cannot. */
export function LevarPlano({ hoje }: { hoje: Dia }) {
  const nome = `Plano de ${longDayWords(hoje)}`
  return (
    <Levar oQue={{ tipo: 'plano', id: 0, nome }} call={sorteios.create} loadPedir={loadPedir} />
  )
}
