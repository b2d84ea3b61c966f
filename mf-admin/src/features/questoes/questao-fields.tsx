import type { Assunto, Materia } from '@rumo/contract'
import { Button, Field, RecordOptions, SelectField } from '@rumo/shared-ui'
import { TomaImagem } from '../../shared/referencias/toma-imagem.tsx'
import text from '../../shared/text.module.css'
import { TextoField } from '../../shared/texto/texto-field.tsx'
import { ExpoentesSoltos } from './expoentes-soltos.tsx'
import type { PartProps } from './alternativas-editor.tsx'
import styles from './questao-fields.module.css'
import type { Situacao } from './questao-rascunho.ts'
import { REFERENCIA_WORDS, SITUACAO_WORDS } from './questoes.words.ts'
import { useColar } from './use-colar.ts'

const HINT =
  'Cole a questão inteira: o texto e as alternativas vão para os seus lugares. Uma imagem colada ou solta aqui vira referência. Pode ter <b>, <i>, <u>, <mark>, <sub>, <sup>, tabelas e fórmulas entre \\( e \\).'

const SITUACOES = Object.entries(SITUACAO_WORDS) as [Situacao, string][]

interface QuestaoFieldsProps extends Omit<PartProps, 'resolveArquivo'> {
  materias: readonly Materia[]
  /** The assuntos of all matérias; null on a server without assuntos. */
  assuntos: readonly Assunto[] | null
}

/** The fields of the question itself: number, matéria, assunto, state and text. */
export function QuestaoFields({
  rascunho,
  dispatch,
  errors,
  materias,
  assuntos,
}: QuestaoFieldsProps) {
  const set = (mudancas: Partial<typeof rascunho>) => dispatch({ type: 'set', mudancas })
  const field = (name: string) => ({ name: `questao.${name}`, error: errors[`questao.${name}`] })
  const hasAssunto = assuntos !== null && rascunho.id_materia !== ''
  const isKnown = materias.some(({ id }) => String(id) === rascunho.id_materia)
  return (
    <div className={`${styles.fields} ${hasAssunto ? styles.even : styles.uneven}`}>
      <Field
        label="Número"
        inputMode="numeric"
        value={rascunho.numero}
        onChange={({ target }) => set({ numero: target.value })}
        {...field('numero')}
      />
      <SelectField
        label="Matéria"
        value={rascunho.id_materia}
        onChange={({ target }) =>
          set({ id_materia: target.value, ...(assuntos && { id_assunto: '' }) })
        }
        {...field('id_materia')}
      >
        <option value="">Sem matéria</option>
        {/* Until the list has loaded, the current matéria needs an option, or it would be lost. */}
        {rascunho.id_materia !== '' && !isKnown && (
          <option value={rascunho.id_materia}>A de agora</option>
        )}
        <RecordOptions of={materias} />
      </SelectField>
      {hasAssunto && (
        <AssuntoField
          assuntos={assuntos.filter(({ id_materia }) => String(id_materia) === rascunho.id_materia)}
          value={rascunho.id_assunto ?? ''}
          onChange={(id_assunto) => set({ id_assunto })}
          {...field('id_assunto')}
        />
      )}
      <SituacaoField
        value={rascunho.situacao}
        onChange={(situacao) => set({ situacao })}
        {...field('situacao')}
      />
      <TextoDaQuestao {...{ rascunho, dispatch, errors }} />
    </div>
  )
}

/** The field for the text. If a whole question is pasted into it, the parts go to their fields. */
function TextoDaQuestao({ rascunho, dispatch, errors }: Omit<PartProps, 'resolveArquivo'>) {
  const { onPaste, onKeyDown, parted, part } = useColar({ rascunho, dispatch })
  return (
    <div className={styles.whole}>
      <TomaImagem
        path="questao"
        referencias={rascunho.referencias}
        words={REFERENCIA_WORDS}
        {...{ dispatch, errors }}
      >
        <TextoField
          label="Texto da questão"
          required
          rows={8}
          isWide
          // Right after a paste, what it did stands here, in view above the footer.
          hint={parted ? undefined : HINT}
          value={rascunho.texto}
          onChange={({ target }) => dispatch({ type: 'set', mudancas: { texto: target.value } })}
          onPaste={onPaste}
          onKeyDown={onKeyDown}
          name="questao.texto"
          error={errors['questao.texto']}
        />
      </TomaImagem>
      <output>
        {parted && (
          <span className={styles.parted}>
            O texto{parted.hasReferencia && ', a referência'} e as {parted.alternativas}{' '}
            alternativas foram para os seus lugares.
            <span className={styles.undo}>
              {/* No stop of the Tab key: the field, in which the focus is after a paste, takes the key. */}
              <Button
                variant="quiet"
                tabIndex={-1}
                aria-keyshortcuts="Control+Z"
                onClick={parted.undo}
              >
                Desfazer
              </Button>{' '}
              <kbd className={text.tecla}>Ctrl+Z</kbd>
            </span>
          </span>
        )}
        {part && (
          <span className={styles.parted}>
            As alternativas estão no texto.
            <Button variant="quiet" onClick={({ currentTarget: { form } }) => part(fieldIn(form))}>
              Separar
            </Button>
          </span>
        )}
      </output>
      <ExpoentesSoltos {...{ rascunho, dispatch }} />
    </div>
  )
}

/** The field of the text, which takes the focus of the button that is gone. */
function fieldIn(form: HTMLFormElement | null): HTMLTextAreaElement | null {
  const field = form?.elements.namedItem('questao.texto')
  return field instanceof HTMLTextAreaElement ? field : null
}

interface AssuntoFieldProps {
  assuntos: readonly Assunto[]
  value: string
  onChange: (value: string) => void
  name: string
  error: string | undefined
}

const AssuntoField = ({ assuntos, value, onChange, ...field }: AssuntoFieldProps) => (
  <SelectField
    label="Assunto"
    value={value}
    onChange={({ target }) => onChange(target.value)}
    {...field}
  >
    <option value="">Sem assunto</option>
    {value !== '' && !assuntos.some(({ id }) => String(id) === value) && (
      <option value={value}>O de agora</option>
    )}
    <RecordOptions of={assuntos} />
  </SelectField>
)

interface SituacaoFieldProps {
  value: Situacao
  onChange: (situacao: Situacao) => void
  name: string
  error: string | undefined
}

const SituacaoField = ({ value, onChange, ...field }: SituacaoFieldProps) => (
  <SelectField
    label="Situação"
    required
    hint={value === 'anulada' ? 'Vale ponto para todos e não é sorteada.' : undefined}
    value={value}
    onChange={({ target }) =>
      onChange(SITUACOES.find(([known]) => known === target.value)?.[0] ?? 'normal')
    }
    {...field}
  >
    {SITUACOES.map(([known, words]) => (
      <option key={known} value={known}>
        {words}
      </option>
    ))}
  </SelectField>
)

/** Explains why the right answer is right. Candidates read it after answering. */
export const ExplicacaoField = ({
  rascunho,
  dispatch,
  errors,
}: Omit<PartProps, 'resolveArquivo'>) => (
  <TextoField
    label="Explicação"
    rows={5}
    isWide
    hint="Por que a resposta certa é a certa. Aparece depois de responder."
    value={rascunho.explicacao}
    onChange={({ target }) => dispatch({ type: 'set', mudancas: { explicacao: target.value } })}
    name="questao.explicacao"
    error={errors['questao.explicacao']}
  />
)
