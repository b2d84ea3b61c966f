import { Loaded } from '@rumo/shared-ui'
import type { Plano } from '@rumo/contract'
import type { Dia } from '@rumo/contract/rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  offersRevisoes,
  planoQuery,
  plansRevisoes,
} from '../../../features/revisoes/revisoes.calls.ts'
import { DataDaProva } from '../../../features/revisoes/data-da-prova.tsx'
import { Revisar } from '../../../features/revisoes/revisar.tsx'
import { Ritmo } from '../../../features/revisoes/ritmo.tsx'
import { Secao } from '../../../shared/secao.tsx'
import { useWays } from './use-ways.ts'

/** The errors to review today, and the exam for which the reviews are planned. */
export function Planejamento({ hoje }: { hoje: Dia }) {
  const { revisarErros, escrever, novasOf } = useWays()
  const isOffered = offersRevisoes()
  // Only one message at a time, so that the success of one change does not stand next to the refusal of another.
  const [feito, setFeito] = useState({ data: '', tempo: '' })
  const query = useQuery({ ...planoQuery, enabled: isOffered })
  if (!isOffered) return null
  const novas = novasOf(query.data?.meta?.novas ?? 0)
  const lugares = { revisoes: revisarErros, redacoes: escrever, novas }
  return (
    <>
      <Secao titulo="Revisar erros">
        <Loaded query={query} texto="Carregando a revisão...">
          {(plano) => <Revisar plano={plano} hoje={hoje} revisao={revisarErros} />}
        </Loaded>
      </Secao>
      {query.data && plansRevisoes() && (
        <Secao titulo="Próxima prova">
          <DataDaProva
            plano={query.data}
            hoje={hoje}
            feito={feito.data}
            onFeito={(data) => setFeito({ data, tempo: '' })}
          />
          {plansDays(query.data, hoje) && (
            <Ritmo
              plano={query.data}
              {...{ hoje, lugares }}
              feito={feito.tempo}
              onFeito={(tempo) => setFeito({ data: '', tempo })}
            />
          )}
        </Secao>
      )}
    </>
  )
}

/** Whether the exam is in the future and the server supports days and minutes of study. */
const plansDays = ({ data_da_prova, dias_por_semana }: Plano, hoje: Dia) =>
  data_da_prova !== null && data_da_prova > hoje && dias_por_semana !== undefined
