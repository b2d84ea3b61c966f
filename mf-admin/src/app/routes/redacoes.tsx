import { ESTADOS_DE_CORRECAO, type EstadoDeCorrecao } from '@rumo/contract'
import { Options, usePageTitle } from '@rumo/shared-ui'
import { generatePath } from 'react-router-dom'
import {
  correcoesList,
  offersCorrecoes,
  REDACAO,
  type LinhaDeRedacao,
} from '../../features/correcoes/correcoes.calls.ts'
import { offersEquipe } from '../../features/correcoes/corretores.calls.ts'
import { BaixarResultados } from '../../features/correcoes/baixar-resultados.tsx'
import { Comecar } from '../../features/correcoes/comecar.tsx'
import { ComecadasView, EquipeView } from '../../features/correcoes/equipe-view.tsx'
import { FILTRO_WORDS, redacaoInWords } from '../../features/correcoes/correcoes.words.ts'
import { FilterSelect } from '../../shared/crud/filter-select.tsx'
import { Records } from '../../shared/crud/records.tsx'
import { RowLink } from '../../shared/crud/row-action.tsx'
import { useLista } from '../../shared/crud/use-lista.ts'
import { useFiltro } from '../../shared/lista/use-list-address.ts'
import { useIsWide } from '../../shared/use-is-wide.ts'
import { Screen } from '../../shared/screen.tsx'
import { PATHS } from '../paths.ts'
import { COLUMNS } from './redacoes/redacoes-columns.tsx'
import { NaoHaCorrecao } from './redacoes/nao-ha-correcao.tsx'

/** The essays that students sent, the one that waits longest first. */
export const Redacoes = () => (offersCorrecoes() ? <Lista /> : <NaoHaCorrecao />)

function Lista() {
  const heading = usePageTitle('Redações a corrigir')
  const [filtro, setFiltro] = useFiltro('estado')
  const estado = estadoIn(filtro)
  const isWide = useIsWide()
  const comecar = <Comecar addressOf={addressOf} />
  const lista = useLista(correcoesList(estado), COLUMNS, 'enviada_em')
  return (
    <Screen titulo="Redações a corrigir" heading={heading} action={isWide && comecar}>
      <Records
        titulo="Redações a corrigir"
        noun={REDACAO}
        lista={lista}
        columns={COLUMNS}
        placeholder="aluno ou tema"
        action={!isWide && comecar}
        filters={
          <FilterSelect
            label="Situação"
            value={estado ?? ''}
            onChange={(value) => setFiltro(value === PADRAO ? null : value || TODAS)}
          >
            <Options of={ESTADOS_DE_CORRECAO} words={(known) => FILTRO_WORDS[known]} />
            <option value="">Todas</option>
          </FilterSelect>
        }
        actions={actionsOf}
        vazio={estado === null ? SEM_REDACOES : VAZIO[estado]}
        below={
          <>
            {offersEquipe() && estado !== EM_CORRECAO && (
              <ComecadasView emCorrecao={`${PATHS.redacoes}?estado=${EM_CORRECAO}`} />
            )}
            <BaixarResultados busca={lista.view.busca} />
            {offersEquipe() && <EquipeView />}
          </>
        }
      />
    </Screen>
  )
}

const addressOf = (id: number) => generatePath(PATHS.redacao, { id: String(id) })

/** The state that is listed when the address has none. */
const PADRAO = 'a_corrigir'
const TODAS = 'todas'
const EM_CORRECAO = 'em_correcao'

/** Null: essays in any state. */
function estadoIn(filtro: string | null): EstadoDeCorrecao | null {
  if (filtro === TODAS) return null
  return ESTADOS_DE_CORRECAO.find((known) => known === filtro) ?? PADRAO
}

const SEM_REDACOES = 'Quando um aluno enviar uma redação, ela aparece aqui.'

const VAZIO: Readonly<Record<EstadoDeCorrecao, string>> = {
  a_corrigir: SEM_REDACOES,
  em_correcao: 'Escolha outra situação, ou todas.',
  corrigida: 'Escolha outra situação, ou todas.',
}

const actionsOf = (linha: LinhaDeRedacao) => (
  <RowLink id={linha.id} of={redacaoInWords(linha)} to={addressOf(linha.id)}>
    Abrir
  </RowLink>
)
