import { Button, Options, RecordOptions, SelectField } from '@rumo/shared-ui'
import { vestibularWords } from '@rumo/shared-ui/words'
import { compact, uniq } from 'es-toolkit'
import remark from '../../shared/remark.module.css'
import { useLoad } from '../../shared/use-load.ts'
import styles from './escolha-sheet.module.css'
import type { Escolha } from './escolha.rules.ts'

/** The provas of one edition of the vestibular. An `edicao` of null stands for provas whose edition is not known. */
export interface Edicao {
  edicao: { ano: number; semestre: number | null } | null
  provas: readonly { id: number; nome: string }[]
}

interface EdicaoFieldsProps {
  escolha: Escolha
  listEdicoes: (signal: AbortSignal) => Promise<readonly Edicao[]>
  onChange: (changed: Partial<Escolha>) => void
}

/** The select fields for the prova and for its year. The chosen year limits the provas to choose from. */
export function EdicaoFields({ escolha, listEdicoes, onChange }: EdicaoFieldsProps) {
  const { ano, idProva } = escolha
  const loaded = useLoad(listEdicoes)
  const edicoes = loaded.status === 'ready' ? loaded.value : []
  const anos = uniq(compact([...edicoes.map(({ edicao }) => edicao?.ano), ano]))
  const ofAno = edicoes.filter(({ edicao }) => ano === null || edicao?.ano === ano)

  const changeAno = (chosen: number | null) => {
    const stays = edicoes.some(
      ({ edicao, provas }) => edicao?.ano === chosen && provas.some(({ id }) => id === idProva),
    )
    onChange({ ano: chosen, ...(chosen !== null && !stays && { idProva: null }) })
  }
  return (
    <>
      <div className={styles.wide}>
        <SelectField
          label="Prova"
          name="prova"
          required
          value={idProva ?? ''}
          onChange={({ target }) => onChange({ idProva: Number(target.value) || null })}
        >
          <ProvaOptions {...{ edicoes: ofAno, idProva, isReady: loaded.status === 'ready' }} />
        </SelectField>
      </div>
      {loaded.status === 'error' && (
        <div className={`${remark.remark} ${styles.wide}`}>
          <output>Não foi possível carregar as provas.</output>
          <Button variant="quiet" onClick={loaded.retry}>
            Tentar de novo
          </Button>
        </div>
      )}
      <SelectField
        label="Ano"
        name="ano"
        required
        value={ano ?? ''}
        onChange={({ target }) => changeAno(Number(target.value) || null)}
      >
        <option value="">Todos</option>
        <Options of={anos} />
      </SelectField>
    </>
  )
}

interface ProvaOptionsProps {
  edicoes: readonly Edicao[]
  /** The chosen prova, which may not be listed any more. */
  idProva: number | null
  isReady: boolean
}

function ProvaOptions({ edicoes, idProva, isReady }: ProvaOptionsProps) {
  const isListed = edicoes.some(({ provas }) => provas.some(({ id }) => id === idProva))
  return (
    <>
      <option value="">Todas as provas</option>
      {edicoes.map(({ edicao, provas }) => (
        <optgroup key={provas[0]?.id} label={edicao ? vestibularWords(edicao) : 'Sem vestibular'}>
          <RecordOptions of={provas} />
        </optgroup>
      ))}
      {idProva !== null && !isListed && (
        <option value={idProva}>{isReady ? 'Uma prova que não está mais aqui' : '…'}</option>
      )}
    </>
  )
}
