import type { CadernoDeExame } from '@rumo/contract'
import { provasSchemas } from '@rumo/contract/schemas/provas'
import { ApiError } from '@rumo/shared-auth'
import { Field } from '@rumo/shared-ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  finishImportacao,
  importacaoQuery,
} from '../../../features/importacoes/importacoes.calls.ts'
import { askAboutNome } from '../../../features/provas/ask-about-nome.ts'
import { vestibularesQuery } from '../../../features/vestibulares/vestibulares.calls.ts'
import { FormDialog } from '../../../shared/crud/form-dialog.tsx'
import { problemsOf } from '../../../shared/crud/form-problems.ts'
import { useAnnounceAnswer } from '../../../shared/crud/use-announce-answer.ts'
import styles from '../../../shared/crud/form-dialog.module.css'
import { DoVestibular } from './do-vestibular.tsx'

interface TerminarProps {
  id: number
  nome: string
  /** What the exam file says of the prova fills in the fields as a proposal. */
  caderno: Pick<CadernoDeExame, 'prova' | 'vestibular'>
  /** The version of the draft on the server. */
  versao: () => number
  /** Receives the problems that the server found in the draft, by their paths in the draft. */
  onRefused: (campos: Readonly<Record<string, string>>) => void
  onClose: () => void
}

const LABELS = {
  nome: 'Nome',
  id_vestibular: 'Vestibular',
  data: 'Data',
  duracao_minutos: 'Duração em minutos',
}

/** The dialog that asks for the details of the prova and creates it from the draft. */
export function Terminar({ id, nome, caderno, versao, onRefused, onClose }: TerminarProps) {
  const vestibulares = useQuery(vestibularesQuery).data ?? []
  const { prova } = caderno
  const queries = useQueryClient()
  const announceAnswer = useAnnounceAnswer()
  const bodyOf = (values: Record<string, string>) => ({
    versao: versao(),
    nome: (values.nome ?? '').trim(),
    id_vestibular: values.id_vestibular ? Number(values.id_vestibular) : null,
    data: values.data || null,
    duracao_minutos: values.duracao_minutos ? Number(values.duracao_minutos) : null,
  })
  const submit = async (values: Record<string, string>) => {
    if (!(await askAboutNome(bodyOf(values), vestibulares))) return
    try {
      announceAnswer(await finishImportacao(id, bodyOf(values)), 'prova cadastrada')
      await queries.invalidateQueries({ queryKey: importacaoQuery(id).queryKey })
      onClose()
    } catch (error) {
      const campos = error instanceof ApiError ? error.campos : {}
      // Problems of the prova itself are shown beside the fields of this form.
      if (Object.keys(campos).every((campo) => campo in LABELS)) throw error
      onRefused({ ...campos })
      onClose()
    }
  }
  return (
    <FormDialog
      titulo="Cadastrar a prova"
      salvar="Cadastrar a prova"
      labels={LABELS}
      // The form of a prova has the same fields, so its checks and messages apply here, too.
      check={async (values) => problemsOf(provasSchemas.create.body, values)}
      submit={submit}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <div className={styles.whole}>
            <Field label={LABELS.nome} required defaultValue={nome} {...field('nome')} />
          </div>
          <DoVestibular label={LABELS.id_vestibular} proposto={caderno.vestibular} field={field} />
          <Field
            label={LABELS.data}
            type="date"
            defaultValue={prova?.data ?? ''}
            {...field('data')}
          />
          <Field
            label={LABELS.duracao_minutos}
            inputMode="numeric"
            defaultValue={prova?.duracao_minutos ?? ''}
            {...field('duracao_minutos')}
          />
        </>
      )}
    </FormDialog>
  )
}
