import { ENTIDADES, type Mudanca } from '@rumo/contract'
import { SelectField, usePageTitle } from '@rumo/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { offersRegistro, registroList, type Filtro } from '../../features/registro/api.ts'
import {
  changeWords,
  entidadeWords,
  recordWords,
  whatWords,
  whenWords,
  whoWords,
} from '../../features/registro/words.ts'
import { administradoresQuery } from '../../features/usuarios/api.ts'
import type { Column } from '../../shared/crud/columns.ts'
import { Records } from '../../shared/crud/records.tsx'
import { useLista } from '../../shared/crud/use-lista.ts'
import { NotOffered } from '../../shared/not-offered.tsx'
import { Screen } from '../../shared/screen.tsx'

const COLUMNS: Column<Mudanca>[] = [
  { titulo: 'Quando', campo: 'em', value: ({ em }) => em, text: whenWords },
  { titulo: 'Quem', text: whoWords },
  { titulo: 'Ação', text: whatWords },
  { titulo: 'O quê', text: recordWords },
  { titulo: 'Mudança', text: changeWords },
]

const LINHA = { singular: 'mudança', plural: 'mudanças', genero: 'f' } as const

/** Who changed what, and when. */
export const Registro = () =>
  offersRegistro() ? (
    <Lines />
  ) : (
    <NotOffered titulo="Registro" mensagem="O servidor deste site não guarda um registro." />
  )

function Lines() {
  const heading = usePageTitle('Registro')
  const [filtro, setFiltro] = useState<Filtro>({})
  const lista = useLista(registroList(filtro), COLUMNS, '-em')
  const { data: administradores = [] } = useQuery(administradoresQuery)
  const change = (changes: Filtro) => setFiltro({ ...filtro, ...changes })
  return (
    <Screen titulo="Registro" heading={heading}>
      <Records
        titulo="Registro"
        noun={LINHA}
        lista={lista}
        columns={COLUMNS}
        filters={
          <>
            <SelectField
              label="Quem"
              name="id_usuario"
              required
              value={filtro.id_usuario ?? ''}
              onChange={({ target: { value } }) =>
                change({ id_usuario: Number(value) || undefined })
              }
            >
              <option value="">Todos</option>
              {administradores.map(({ id, nome }) => (
                <option key={id} value={id}>
                  {nome}
                </option>
              ))}
            </SelectField>
            <SelectField
              label="O quê"
              name="entidade"
              required
              value={filtro.entidade ?? ''}
              onChange={({ target: { value } }) =>
                change({ entidade: ENTIDADES.find((candidate) => candidate === value) })
              }
            >
              <option value="">Tudo</option>
              {ENTIDADES.map((value) => (
                <option key={value} value={value}>
                  {entidadeWords(value)}
                </option>
              ))}
            </SelectField>
          </>
        }
      />
    </Screen>
  )
}
