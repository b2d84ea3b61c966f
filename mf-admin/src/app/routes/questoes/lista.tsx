import { ESTADOS, type LinhaDeQuestao } from '@rumo/contract'
import { generatePath } from 'react-router-dom'
import {
  type Filtro,
  QUESTAO,
  questoesList,
  questoesToRemove,
} from '../../../features/questoes/questoes.calls.ts'
import {
  ESTADO_WORDS,
  questaoDaProva,
  questaoName,
} from '../../../features/questoes/questoes.words.ts'
import { FilterSelect } from '../../../shared/crud/filter-select.tsx'
import { Records } from '../../../shared/crud/records.tsx'
import { RowAction, RowLink } from '../../../shared/crud/row-action.tsx'
import { useDelete } from '../../../shared/crud/use-delete.ts'
import { useLista } from '../../../shared/crud/use-lista.ts'
import { useFiltro } from '../../../shared/lista/use-list-address.ts'
import { EscolherTodas } from '../../../shared/selecao/escolher-todas.tsx'
import { useSelecao } from '../../../shared/selecao/use-selecao.ts'
import { PATHS } from '../../paths.ts'
import { columnsOfQuestoes } from './columns.tsx'
import { Lote } from './lote.tsx'
import { AnoFilter, MateriaFilter, ProvaFilter } from './record-filter.tsx'
import { useAnoFiltro, useIdFiltro } from './use-id-filtro.ts'

interface ListaProps {
  idProva: number | null
  /** Told once a question is gone, and what was pressed with it. */
  onRemoved: () => void
}

/** Questions with their state, of one prova or of all, and what can be done to several at once. */
export function Lista({ idProva, onRemoved }: ListaProps) {
  const { filtro, filters } = useFiltros(idProva)
  const isOfAll = idProva === null
  const selecao = useSelecao()
  const columns = columnsOfQuestoes({ selecao, isOfAll })
  const lista = useLista(questoesList(filtro), columns, isOfAll ? 'prova' : 'numero')
  const remove = useDelete<LinhaDeQuestao>(questoesToRemove, questaoDaProva)
  const removeFromSelection = async (linha: LinhaDeQuestao) => {
    if (!(await remove(linha))) return
    onRemoved()
    selecao.set([linha.id], false)
  }
  const actionsOf = (linha: LinhaDeQuestao) => (
    <>
      <RowLink
        id={linha.id}
        of={questaoName(linha)}
        to={generatePath(PATHS.questao, { id: String(linha.id) })}
      >
        Editar
      </RowLink>
      <RowAction
        of={questaoName(linha)}
        isDangerous
        onClick={() => void removeFromSelection(linha)}
      >
        Deletar
      </RowAction>
    </>
  )
  return (
    <Records
      titulo="Questões"
      noun={QUESTAO}
      lista={lista}
      columns={columns}
      placeholder="palavra da questão"
      filters={filters}
      actions={actionsOf}
      above={<EscolherTodas selecao={selecao} lista={lista} />}
      below={<Lote selecao={selecao} lista={lista} />}
      vazio={whereNone(filtro, idProva)}
    />
  )
}

/** What the address asks of the list, and the fields that change it; of one prova, which prova is not asked. */
function useFiltros(idProva: number | null) {
  const [known, setEstado] = useFiltro('estado')
  const estado = ESTADOS.find((each) => each === known) ?? null
  const [id_materia, setMateria] = useIdFiltro('materia')
  const [prova, setProva] = useIdFiltro('prova')
  const [ano, setAno] = useAnoFiltro()
  const isOfAll = idProva === null
  const filtro: Filtro = {
    id_prova: isOfAll ? prova : idProva,
    estado,
    id_materia,
    ano: isOfAll ? ano : null,
  }
  const filters = (
    <>
      <EstadoFilter value={estado ?? ''} onChange={(value) => setEstado(value || null)} />
      <MateriaFilter id={id_materia} onChange={setMateria} />
      {isOfAll && <ProvaFilter id={prova} onChange={setProva} />}
      {isOfAll && <AnoFilter id={ano} onChange={setAno} />}
    </>
  )
  return { filtro, filters }
}

const EstadoFilter = (field: { value: string; onChange: (value: string) => void }) => (
  <FilterSelect label="Situação" {...field}>
    <option value="">Todas</option>
    {ESTADOS.map((known) => (
      <option key={known} value={known}>
        {ESTADO_WORDS[known]}
      </option>
    ))}
  </FilterSelect>
)

function whereNone(filtro: Filtro, idProva: number | null): string | undefined {
  const { id_prova, ...others } = filtro
  const asked = [id_prova === idProva ? null : id_prova, ...Object.values(others)]
  if (asked.some((each) => each !== null))
    return 'Escolha outra situação, matéria, prova ou ano, ou todas.'
  return idProva === null ? 'As questões são cadastradas em cada prova.' : undefined
}
