import type { CadernoDeExame } from '@rumo/contract'
import { vestibularName } from '@rumo/contract/rules'
import { SelectField } from '@rumo/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { vestibularesQuery } from '../../../features/vestibulares/vestibulares.calls.ts'
import type { Form } from '../../../shared/crud/form-dialog.tsx'

interface DoVestibularProps extends Form {
  label: string
  /** The vestibular that the exam file names. */
  proposto: CadernoDeExame['vestibular']
}

/** The vestibular of the prova: the one that the exam file names, unless another is chosen. */
export function DoVestibular({ label, proposto, field }: DoVestibularProps) {
  const vestibulares = useQuery(vestibularesQuery).data ?? []
  const found = vestibulares.find(
    ({ ano, semestre }) => ano === proposto?.ano && semestre === proposto.semestre,
  )?.id
  return (
    // The new key mounts the select again once the list has arrived, so that the proposed vestibular can be selected.
    <SelectField key={found} label={label} defaultValue={found ?? ''} {...field('id_vestibular')}>
      <option value="">Sem vestibular</option>
      {vestibulares.map((vestibular) => (
        <option key={vestibular.id} value={vestibular.id}>
          {vestibularName(vestibular)}
        </option>
      ))}
    </SelectField>
  )
}
