import type { ProvaListada, Vestibular } from '@rumo/contract'
import { provasSchemas } from '@rumo/contract/schemas/provas'
import { Field, RadioField, SelectField } from '@rumo/shared-ui'
import { dayWords } from '@rumo/shared-ui/words'
import { useState, type ComponentProps } from 'react'
import type { Form } from '../../shared/crud/form-dialog.tsx'
import { keptValue } from '../../shared/crud/kept-form.ts'
import type { RecordForm } from '../../shared/crud/record-form.ts'
import { ArquivoField } from '../../shared/envio/arquivo-field.tsx'
import { TextoField } from '../../shared/texto/texto-field.tsx'
import { askAboutNome } from './ask-about-nome.ts'
import { isDraft } from './provas.rules.ts'
import { situacaoOf } from './situacao.tsx'
import styles from '../../shared/crud/form-dialog.module.css'

interface Offered {
  vestibulares: readonly Vestibular[]
  nameOf: (vestibular: Vestibular) => string
  /** Whether the server stores more of a prova than section 3 (docs/product/entities.md) names. */
  hasMore: boolean
  /** Whether the server accepts files. Otherwise a file is given by its address. */
  takesFiles: boolean
}

const SITUACOES = [
  ['publicada', 'Publicada'],
  ['rascunho', 'Rascunho'],
] as const

const FIELDS = { nome: 'Nome', id_vestibular: 'Vestibular' }
const MORE = {
  data: 'Data',
  duracao_minutos: 'Duração em minutos',
  situacao: 'Situação',
  corretores: 'Quem corrige cada redação',
}
const TEXTS = { instrucoes: 'Instruções', url_arquivo: 'Arquivo da prova' }
const KEY = { url_gabarito: 'Gabarito' }

export function provaForm(offered: Offered): RecordForm<ProvaListada> {
  const { hasMore } = offered
  return {
    labels: { ...FIELDS, ...(hasMore && MORE), ...TEXTS, ...(hasMore && KEY) },
    schema: () => provasSchemas.create.body,
    bodyOf: ({ nome, id_vestibular, instrucoes, url_arquivo, ...more }) => ({
      nome,
      // As numbers and without null, because the owner's server may accept nothing else.
      ...((hasMore || id_vestibular) && {
        id_vestibular: id_vestibular ? Number(id_vestibular) : null,
      }),
      instrucoes,
      url_arquivo,
      ...(hasMore && {
        data: more.data,
        duracao_minutos: more.duracao_minutos,
        publicada: more.situacao !== 'rascunho',
        url_gabarito: more.url_gabarito,
        corretores: Number(more.corretores ?? 1),
      }),
    }),
    check: ({ id_vestibular }): Record<string, string> =>
      hasMore || id_vestibular ? {} : { id_vestibular: 'Escolha o vestibular.' },
    ask: async (body, prova) => {
      const { nome, id_vestibular } = body as Pick<ProvaListada, 'nome' | 'id_vestibular'>
      const isAsItWas = prova?.nome === nome && prova.id_vestibular === id_vestibular
      return (
        isAsItWas ||
        askAboutNome(
          { nome, id_vestibular: id_vestibular ?? null },
          offered.vestibulares,
          prova?.id,
        )
      )
    },
    words: {
      labels: { publicada: MORE.situacao },
      said: (campo, value) => {
        if (campo === 'publicada') return situacaoOf({ publicada: value !== false })
        if (campo === 'data') return dayWords(String(value))
        if (campo !== 'id_vestibular') return undefined
        const vestibular = offered.vestibulares.find(({ id }) => id === value)
        return vestibular ? offered.nameOf(vestibular) : 'Sem vestibular'
      },
    },
    render: (form, prova) => <Fields form={form} prova={prova} {...offered} />,
  }
}

type FieldsProps = Offered & { form: Form; prova: ProvaListada | null }

function Fields({ form: { field }, prova, hasMore, takesFiles, ...choice }: FieldsProps) {
  const FileField = takesFiles ? ArquivoField : AddressField
  return (
    <>
      <div className={styles.whole}>
        <Field label="Nome" required defaultValue={prova?.nome} {...field('nome')} />
      </div>
      <VestibularField
        field={field}
        atual={prova?.id_vestibular ?? null}
        isRequired={!hasMore}
        {...choice}
      />
      {hasMore && (
        <>
          <Field label="Data" type="date" defaultValue={prova?.data ?? ''} {...field('data')} />
          <Field
            label="Duração em minutos"
            inputMode="numeric"
            defaultValue={prova?.duracao_minutos ?? ''}
            {...field('duracao_minutos')}
          />
          <RadioField
            label="Situação"
            opcoes={SITUACOES}
            defaultValue={prova && !isDraft(prova) ? 'publicada' : 'rascunho'}
            {...field('situacao')}
          />
          <div className={styles.whole}>
            <SelectField
              label={MORE.corretores}
              required
              hint="Vale para as que forem enviadas daqui em diante. Se as notas das duas diferirem muito, uma terceira pessoa corrige."
              defaultValue={prova?.corretores ?? 1}
              {...field('corretores')}
            >
              <option value={1}>Uma pessoa</option>
              <option value={2}>Duas, sem ver a nota uma da outra</option>
            </SelectField>
          </div>
        </>
      )}
      <div className={styles.whole}>
        <TextoField
          label="Instruções"
          rows={4}
          isWide
          hint="O candidato lê estas instruções antes de abrir a prova. As da redação têm uma janela própria."
          defaultValue={prova?.instrucoes ?? ''}
          {...field('instrucoes')}
        />
      </div>
      <FileField label="Arquivo da prova" atual={prova?.url_arquivo} {...field('url_arquivo')} />
      {hasMore && (
        <FileField label="Gabarito" atual={prova?.url_gabarito} {...field('url_gabarito')} />
      )}
    </>
  )
}

type VestibularFieldProps = Pick<Offered, 'vestibulares' | 'nameOf'> &
  Pick<Form, 'field'> & { atual: number | null; isRequired: boolean }

function VestibularField({ vestibulares, nameOf, field, atual, isRequired }: VestibularFieldProps) {
  // The choice that was kept when the session ended. It needs an option, because the form is filled before the list of
  // vestibulares has loaded.
  const [kept] = useState(() => Number(keptValue('provas', 'id_vestibular')))
  const unknown = [...new Set([atual, kept])].filter(
    (id) => id && !vestibulares.some((vestibular) => vestibular.id === id),
  )
  const words = [
    ...unknown.map((id) => [id, id === atual ? 'O de agora' : 'O que você escolheu'] as const),
    ...vestibulares.map((vestibular) => [vestibular.id, nameOf(vestibular)] as const),
  ]
  return (
    <SelectField
      label="Vestibular"
      required={isRequired}
      defaultValue={atual ?? ''}
      {...field('id_vestibular')}
    >
      <option value="">{isRequired ? 'Escolha' : 'Sem vestibular'}</option>
      {/* The key keeps the option, and with it the choice, when the list brings its name. */}
      {words.map(([id, said]) => (
        <option key={id} value={id ?? ''}>
          {said}
        </option>
      ))}
    </SelectField>
  )
}

const AddressField = ({ label, atual, ...field }: ComponentProps<typeof ArquivoField>) => (
  <div className={styles.whole}>
    <Field
      label={label}
      inputMode="url"
      hint="O endereço do PDF, como https://exemplo.br/prova.pdf."
      defaultValue={atual ?? ''}
      {...field}
    />
  </div>
)
