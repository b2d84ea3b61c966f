import type { Assunto, Materia } from '@rumo/contract'
import { toSearchText } from '@rumo/contract/search-text'
import { useQuery } from '@tanstack/react-query'
import { assuntoForm } from '../../features/assuntos/assunto-form.tsx'
import { assuntosResource } from '../../features/assuntos/assuntos.calls.ts'
import { materiasQuery } from '../../features/questoes/questoes.calls.ts'
import type { Column } from '../../shared/crud/columns.ts'
import { CrudScreen } from '../../shared/crud/crud-screen.tsx'
import { NotOffered } from '../../shared/not-offered.tsx'
import { MateriaFilter } from './questoes/record-filter.tsx'
import { useIdFiltro } from './questoes/use-id-filtro.ts'

/** The assuntos, of all matérias or of one (docs/product/back-office.md). */
export const Assuntos = () =>
  assuntosResource(null).offersChanges() ? (
    <OfServer />
  ) : (
    <NotOffered titulo="Assuntos" mensagem="O servidor deste site não guarda assuntos." />
  )

function OfServer() {
  const [idMateria, setMateria] = useIdFiltro('materia')
  const { data: materias = [] } = useQuery(materiasQuery)
  return (
    <CrudScreen
      titulo="Assuntos"
      resource={assuntosResource(idMateria)}
      columns={columnsOf(materias)}
      ordem="ordem"
      form={assuntoForm({ materias, idMateria })}
      placeholder="nome do assunto"
      filters={<MateriaFilter id={idMateria} onChange={setMateria} />}
      vazio={idMateria === null ? undefined : 'Adicione o primeiro, ou escolha outra matéria.'}
    />
  )
}

/** Sorts assuntos without a number after all others, as the server does. */
const LAST = 1_000_000

function columnsOf(materias: readonly Materia[]): Column<Assunto>[] {
  const materiaOf = ({ id_materia }: Assunto) =>
    materias.find(({ id }) => id === id_materia)?.nome ?? ''
  return [
    { titulo: 'Nome', campo: 'nome', text: ({ nome }) => nome },
    { titulo: 'Matéria', text: materiaOf },
    {
      titulo: 'Ordem',
      campo: 'ordem',
      isCount: true,
      text: ({ ordem }) => (ordem === null ? 'Sem número' : String(ordem)),
      value: (assunto) =>
        [
          toSearchText(materiaOf(assunto)),
          String(assunto.ordem ?? LAST).padStart(7, '0'),
          toSearchText(assunto.nome),
        ].join(' '),
    },
  ]
}
