import type { LinhaDeQuestao } from '@rumo/contract'
import {
  type Filtro,
  QUESTAO,
  questoesList,
  questoesToRemove,
} from '../../../features/questoes/questoes.calls.ts'
import { questaoDaProva, questaoName } from '../../../features/questoes/questoes.words.ts'
import { Records } from '../../../shared/crud/records.tsx'
import { RowAction, RowLink } from '../../../shared/crud/row-action.tsx'
import { useDelete } from '../../../shared/crud/use-delete.ts'
import { useLista } from '../../../shared/crud/use-lista.ts'
import { EscolherTodas } from '../../../shared/selecao/escolher-todas.tsx'
import { useSelecao } from '../../../shared/selecao/use-selecao.ts'
import { PATHS, pathTo } from '../../paths.ts'
import { columnsOfQuestoes } from './columns.tsx'
import { Lote } from './lote.tsx'
import { useFiltros } from './use-filtros.tsx'

interface ListaProps {
  idProva: number | null
  /** Called after a question was deleted together with its row, which had the focus. */
  onRemoved: () => void
}

/** The questions of one prova or of all, each with its state. Several can be selected and changed together. */
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
      <RowLink id={linha.id} of={questaoName(linha)} to={pathTo(PATHS.questao, linha.id)}>
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

function whereNone(filtro: Filtro, idProva: number | null): string | undefined {
  const { id_prova, ...others } = filtro
  const asked = [id_prova === idProva ? null : id_prova, ...Object.values(others)]
  if (asked.some((each) => each !== null))
    return 'Escolha outra situação, matéria, prova ou ano, ou todas.'
  return idProva === null ? 'As questões são cadastradas em cada prova.' : undefined
}
