import type { LinhaDeQuestao, Lote as Mudanca } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import { alertFailure, Button } from '@rumo/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { changeLote, materiasQuery, QUESTAO } from '../../../features/questoes/questoes.calls.ts'
import { FilterSelect } from '../../../shared/crud/filter-select.tsx'
import type { Lista } from '../../../shared/crud/use-lista.ts'
import { useSaid } from '../../../shared/crud/use-said.ts'
import { Barra } from '../../../shared/selecao/barra.tsx'
import type { Selecao } from '../../../shared/selecao/use-selecao.ts'

interface LoteProps {
  selecao: Selecao
  lista: Lista<LinhaDeQuestao>
}

/** Gives all questions that were chosen a matéria, or retires them, or takes them back. */
export function Lote({ selecao, lista }: LoteProps) {
  const said = useSaid()
  const { data: materias = [] } = useQuery(materiasQuery)
  const { ids } = selecao
  const [materia, setMateria] = useState('')
  const ofMateria = () => ({
    ids: [...ids],
    id_materia: materia === 'nenhuma' ? null : Number(materia),
  })
  const change = async (mudanca: Mudanca) => {
    try {
      said(await changeLote(mudanca), 'questões editadas')
      selecao.clear()
      setMateria('')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      await alertFailure(error)
    }
  }
  return (
    <Barra selecao={selecao} lista={lista} noun={QUESTAO}>
      <FilterSelect label="Mudar a matéria para" value={materia} onChange={setMateria}>
        <option value="">Escolha</option>
        {materias.map(({ id, nome }) => (
          <option key={id} value={id}>
            {nome}
          </option>
        ))}
        <option value="nenhuma">Sem matéria</option>
      </FilterSelect>
      {/* Not with the choice: a key that goes through the options would change them all. */}
      <Button variant="quiet" disabled={materia === ''} onClick={() => void change(ofMateria())}>
        Mudar matéria
      </Button>
      <Button variant="quiet" onClick={() => void change({ ids: [...ids], retirada: true })}>
        Retirar
      </Button>
      <Button variant="quiet" onClick={() => void change({ ids: [...ids], retirada: false })}>
        Trazer de volta
      </Button>
    </Barra>
  )
}
