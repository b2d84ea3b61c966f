import { Options } from '@rumo/shared-ui'
import { ACOES_DO_FILTRO, ENTIDADES } from '@rumo/contract'
import { useId } from 'react'
import { FilterSelect } from '../../shared/crud/filter-select.tsx'
import { SearchBox } from '../../shared/crud/search-box.tsx'
import type { Filtro } from './endereco.ts'
import styles from './filtros.module.css'
import { ACAO_WORDS, tipoWords } from './frase.ts'

interface FiltrosProps {
  filtro: Filtro
  /** The users with entries in the log. */
  pessoas: readonly { id: number; nome: string }[]
  onChange: (changes: Partial<Filtro>) => void
}

export function Filtros({ filtro, pessoas, onChange }: FiltrosProps) {
  return (
    <div className={styles.filtros}>
      <SearchBox
        placeholder="nome ou texto que mudou"
        value={filtro.busca}
        onChange={(busca) => onChange({ busca })}
      />
      <FilterSelect
        label="Quem"
        value={filtro.quem ?? ''}
        onChange={(value) => onChange({ quem: Number(value) || undefined })}
      >
        <option value="">Todos</option>
        {pessoas.map(({ id, nome }) => (
          <option key={id} value={id}>
            {pessoas.filter((other) => other.nome === nome).length > 1
              ? `${nome} (conta ${id})`
              : nome}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label="O quê"
        value={filtro.tipo ?? ''}
        onChange={(value) =>
          onChange({ tipo: ENTIDADES.find((tipo) => tipo === value), registro: undefined })
        }
      >
        <option value="">Tudo</option>
        <Options of={ENTIDADES} words={tipoWords} />
      </FilterSelect>
      <FilterSelect
        label="Ação"
        value={filtro.acao ?? ''}
        onChange={(value) => onChange({ acao: ACOES_DO_FILTRO.find((acao) => acao === value) })}
      >
        <option value="">Todas</option>
        <Options of={ACOES_DO_FILTRO} words={(acao) => ACAO_WORDS[acao]} />
      </FilterSelect>
      <Dia label="De" value={filtro.de} onChange={(de) => onChange({ de })} />
      <Dia label="Até" value={filtro.ate} onChange={(ate) => onChange({ ate })} />
    </div>
  )
}

interface DiaProps {
  label: string
  value: string
  onChange: (day: string) => void
}

function Dia({ label, value, onChange }: DiaProps) {
  const id = useId()
  return (
    <div className={styles.dia}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles.input}
        type="date"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  )
}
