import { ESTADOS_DE_CORRECAO, type EstadoDeCorrecao } from '@rumo/contract'
import { usePageTitle } from '@rumo/shared-ui'
import { useState } from 'react'
import { generatePath } from 'react-router-dom'
import {
  correcoesList,
  offersCorrecoes,
  REDACAO,
  type LinhaDeRedacao,
} from '../../features/correcoes/api.ts'
import { FILTRO_WORDS } from '../../features/correcoes/words.ts'
import { FilterSelect } from '../../shared/crud/filter-select.tsx'
import { Records } from '../../shared/crud/records.tsx'
import { RowLink } from '../../shared/crud/row-action.tsx'
import { useLista } from '../../shared/crud/use-lista.ts'
import { Screen } from '../../shared/screen.tsx'
import { PATHS } from '../paths.ts'
import { COLUMNS } from './redacoes/columns.tsx'
import { NaoHaCorrecao } from './redacoes/nao-ha-correcao.tsx'

/** The essays that students sent, those that wait longest first. */
export const Redacoes = () => (offersCorrecoes() ? <Lista /> : <NaoHaCorrecao />)

function Lista() {
  const heading = usePageTitle('Redações a corrigir')
  const [estado, setEstado] = useState<EstadoDeCorrecao | null>('a_corrigir')
  const lista = useLista(correcoesList(estado), COLUMNS, 'enviada_em')
  return (
    <Screen titulo="Redações a corrigir" heading={heading}>
      <Records
        titulo="Redações a corrigir"
        noun={REDACAO}
        lista={lista}
        columns={COLUMNS}
        placeholder="aluno ou tema"
        filters={
          <FilterSelect
            label="Situação"
            value={estado ?? ''}
            onChange={(value) =>
              setEstado(ESTADOS_DE_CORRECAO.find((known) => known === value) ?? null)
            }
          >
            {ESTADOS_DE_CORRECAO.map((known) => (
              <option key={known} value={known}>
                {FILTRO_WORDS[known]}
              </option>
            ))}
            <option value="">Todas</option>
          </FilterSelect>
        }
        actions={actionsOf}
        vazio={estado === null ? SEM_REDACOES : VAZIO[estado]}
      />
    </Screen>
  )
}

const SEM_REDACOES = 'Quando um aluno enviar uma redação, ela aparece aqui.'

const VAZIO: Readonly<Record<EstadoDeCorrecao, string>> = {
  a_corrigir: SEM_REDACOES,
  em_correcao: 'Escolha outra situação, ou todas.',
  corrigida: 'Escolha outra situação, ou todas.',
}

const actionsOf = (linha: LinhaDeRedacao) => (
  <RowLink
    of={`a redação de ${linha.aluno.nome}, ${linha.titulo}`}
    to={generatePath(PATHS.redacao, { id: String(linha.id) })}
  >
    Abrir
  </RowLink>
)
