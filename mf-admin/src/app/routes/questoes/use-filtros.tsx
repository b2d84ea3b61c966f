import { Options } from '@rumo/shared-ui'
import { ESTADOS } from '@rumo/contract'
import { offersAssuntos } from '../../../features/assuntos/assuntos.calls.ts'
import type { Filtro } from '../../../features/questoes/questoes.calls.ts'
import { ESTADO_WORDS } from '../../../features/questoes/questoes.words.ts'
import { FilterSelect } from '../../../shared/crud/filter-select.tsx'
import { useFiltro } from '../../../shared/lista/use-list-address.ts'
import { AnoFilter, AssuntoFilter, MateriaFilter, ProvaFilter } from './record-filter.tsx'
import { useAnoFiltro, useIdFiltro } from './use-id-filtro.ts'

/**
 * The filters in the address, and the fields that change them. In the list of one prova, the filters by prova and by
 * year are left out.
 */
export function useFiltros(idProva: number | null) {
  const [known, setEstado] = useFiltro('estado')
  const estado = ESTADOS.find((each) => each === known) ?? null
  const [id_materia, setMateria] = useIdFiltro('materia')
  const [assunto, setAssunto] = useIdFiltro('assunto')
  const [prova, setProva] = useIdFiltro('prova')
  const [ano, setAno] = useAnoFiltro()
  const isOfAll = idProva === null
  const filtro: Filtro = {
    id_prova: isOfAll ? prova : idProva,
    estado,
    id_materia,
    // An assunto belongs to a matéria, so without a matéria there is no filter by assunto.
    id_assunto: id_materia === null || !offersAssuntos() ? null : assunto,
    ano: isOfAll ? ano : null,
  }
  const filters = (
    <>
      <EstadoFilter value={estado ?? ''} onChange={(value) => setEstado(value || null)} />
      <MateriaFilter
        id={id_materia}
        onChange={(value) => {
          setMateria(value)
          setAssunto(null)
        }}
      />
      {id_materia !== null && offersAssuntos() && (
        <AssuntoFilter idMateria={id_materia} id={assunto} onChange={setAssunto} />
      )}
      {isOfAll && <ProvaFilter id={prova} onChange={setProva} />}
      {isOfAll && <AnoFilter id={ano} onChange={setAno} />}
    </>
  )
  return { filtro, filters }
}

const EstadoFilter = (field: { value: string; onChange: (value: string) => void }) => (
  <FilterSelect label="Situação" {...field}>
    <option value="">Todas</option>
    <Options of={ESTADOS} words={(known) => ESTADO_WORDS[known]} />
  </FilterSelect>
)
