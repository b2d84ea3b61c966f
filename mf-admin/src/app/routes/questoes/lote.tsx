import type { LinhaDeQuestao, Lote as Pedido, Materia } from '@rumo/contract'
import { Button, confirm, Field, RecordOptions } from '@rumo/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOnce } from '../../../shared/alerting.ts'
import {
  loteOf,
  MUDANCAS,
  perdaOf,
  SEM_ASSUNTO,
  SEM_MATERIA,
  type Mudanca,
} from '../../../features/questoes/lote.rules.ts'
import { assuntosQuery, offersAssuntos } from '../../../features/assuntos/assuntos.calls.ts'
import { changeLote, materiasQuery, QUESTAO } from '../../../features/questoes/questoes.calls.ts'
import { SITUACAO_WORDS } from '../../../features/questoes/questoes.words.ts'
import { FilterSelect } from '../../../shared/crud/filter-select.tsx'
import type { Lista } from '../../../shared/crud/use-lista.ts'
import { useAnnounceAnswer } from '../../../shared/crud/use-announce-answer.ts'
import { Barra } from '../../../shared/selecao/barra.tsx'
import type { Selecao } from '../../../shared/selecao/use-selecao.ts'
import { useProvasNomeadas } from './use-provas-nomeadas.ts'

/** The request to change these questions; null while there is nothing to ask for. */
type PedidoOf = (ids: number[]) => Pedido | null

interface LoteProps {
  selecao: Selecao
  lista: Lista<LinhaDeQuestao>
}

/** The bar below the list of questions: changes or copies all selected questions, retires them, or brings them back. */
export function Lote({ selecao, lista }: LoteProps) {
  const announceAnswer = useAnnounceAnswer()
  // The second press of a double click would tell that nothing was changed.
  const { once } = useOnce()
  const rows = selecao.ids.map(lista.rowOf)
  // A question that the list has not shown since it was opened may be either.
  const isSome = (isRetired: boolean) =>
    rows.some((row) => row === undefined || (row.retirada_em !== null) === isRetired)
  const change = (pedidoOf: PedidoOf) =>
    once(async () => {
      const ids = [...selecao.now()]
      const pedido = ids.length > 0 ? pedidoOf(ids) : null
      if (pedido === null) return
      const perda = offersAssuntos() ? perdaOf(pedido, ids.map(lista.rowOf)) : null
      if (perda !== null) {
        const question = { titulo: 'Mudar a matéria?', texto: perda, confirmar: 'Mudar' }
        if (!(await confirm(question))) return
      }
      announceAnswer(await changeLote(pedido), 'questões editadas')
      selecao.clear()
    })
  return (
    <Barra selecao={selecao} lista={lista} noun={QUESTAO}>
      <Mudar onChange={change} />
      {isSome(false) && (
        <Button variant="quiet" onClick={() => void change((ids) => ({ ids, retirada: true }))}>
          Retirar
        </Button>
      )}
      {isSome(true) && (
        <Button variant="quiet" onClick={() => void change((ids) => ({ ids, retirada: false }))}>
          Trazer de volta
        </Button>
      )}
    </Barra>
  )
}

interface MudarProps {
  onChange: (pedidoOf: PedidoOf) => Promise<unknown>
}

/** Chooses what to change in the selected questions, and the new value. */
function Mudar({ onChange }: MudarProps) {
  const [mudanca, setMudanca] = useState<Mudanca>('materia')
  const [value, setValue] = useState('')
  const pedidoOf: PedidoOf = (ids) => loteOf(mudanca, value, ids)
  return (
    <>
      <FilterSelect
        label="Mudar"
        value={mudanca}
        onChange={(next) => {
          setMudanca(next as Mudanca)
          setValue('')
        }}
      >
        {Object.entries(MUDANCAS)
          .filter(([each]) => each !== 'assunto' || offersAssuntos())
          .map(([each, { nome }]) => (
            <option key={each} value={each}>
              {nome}
            </option>
          ))}
      </FilterSelect>
      <Valor mudanca={mudanca} value={value} onChange={setValue} />
      {/* A button applies the change. Choosing an option must not, because the arrow keys pass through all options. */}
      <Button
        variant="quiet"
        disabled={pedidoOf([]) === null}
        onClick={() => void onChange(pedidoOf)}
      >
        {mudanca === 'copia' ? 'Copiar' : 'Mudar'}
      </Button>
    </>
  )
}

interface ValorProps {
  mudanca: Mudanca
  value: string
  onChange: (value: string) => void
}

function Valor({ mudanca, value, onChange }: ValorProps) {
  const { campo } = MUDANCAS[mudanca]
  if (mudanca === 'numero') {
    return (
      <Field
        label={campo}
        name="numero"
        required
        inputMode="numeric"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  }
  return (
    <FilterSelect label={campo} value={value} onChange={onChange}>
      <option value="">Escolha</option>
      <Options mudanca={mudanca} />
    </FilterSelect>
  )
}

function Options({ mudanca }: Pick<ValorProps, 'mudanca'>) {
  const { data: materias = [] } = useQuery(materiasQuery)
  const provas = useProvasNomeadas()
  if (mudanca === 'assunto') return <AssuntoOptions materias={materias} />
  if (mudanca === 'situacao') {
    return Object.entries(SITUACAO_WORDS).map(([situacao, words]) => (
      <option key={situacao} value={situacao}>
        {words}
      </option>
    ))
  }
  return (
    <>
      <RecordOptions of={mudanca === 'materia' ? materias : provas} />
      {mudanca === 'materia' && <option value={SEM_MATERIA}>Sem matéria</option>}
    </>
  )
}

/** The assuntos, grouped by matéria. The server also gives the questions the matéria of the chosen assunto. */
function AssuntoOptions({ materias }: { materias: readonly Materia[] }) {
  const { data: assuntos = [] } = useQuery(assuntosQuery)
  const byMateria = Map.groupBy(assuntos, ({ id_materia }) => id_materia)
  return (
    <>
      {[...byMateria].map(([idMateria, own]) => (
        <optgroup key={idMateria} label={materias.find(({ id }) => id === idMateria)?.nome ?? ''}>
          <RecordOptions of={own} />
        </optgroup>
      ))}
      <option value={SEM_ASSUNTO}>Sem assunto</option>
    </>
  )
}
