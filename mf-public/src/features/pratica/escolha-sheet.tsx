import type { Assunto, Contagem, Materia } from '@rumo/contract'
import {
  Button,
  IconArrowRight,
  Options,
  RadioField,
  RecordOptions,
  SelectField,
} from '@rumo/shared-ui'
import { byCount, numberWords } from '@rumo/shared-ui/words'
import { sortBy, uniq } from 'es-toolkit'
import { useCallback, useState, type ReactNode } from 'react'
import { BottomSheet } from '../../shared/bottom-sheet.tsx'
import { CopyButton } from '../../shared/copy-button.tsx'
import { useLoad } from '../../shared/use-load.ts'
import type { Oferta } from './escolha.calls.ts'
import { keyOf, QUAISQUER, type Escolha, type So } from './escolha.rules.ts'
import { availableInWords } from './escolha.words.ts'
import { AssuntoField } from './assunto-field.tsx'
import { DificuldadeField } from './dificuldade-field.tsx'
import { EdicaoFields, type Edicao } from './edicao-fields.tsx'
import styles from './escolha-sheet.module.css'

const QUANTAS = [5, 10, 15, 20, 30, 40, 50]

export interface EscolhaSheetProps {
  /** The choice in force. */
  escolha: Escolha
  oferta: Oferta
  /** Null when a single matéria cannot be practised. */
  materias: readonly Materia[] | null
  /** Lists the assuntos of all matérias; called only when they can be chosen. */
  listAssuntos: (signal: AbortSignal) => Promise<readonly Assunto[]>
  /** Lists the provas by edition; called only when they can be chosen. */
  listEdicoes: (signal: AbortSignal) => Promise<readonly Edicao[]>
  /** Counts the questions of a choice. Resolves to null when the server does not tell; rejects with an ApiError. */
  count: (escolha: Escolha, signal: AbortSignal) => Promise<Contagem | null>
  /** How many questions of the current set are answered, which the new choice replaces. */
  countAnswered: number
  /** Links to the search for questions and to the kept questions. */
  outras: ReactNode
  onChoose: (escolha: Escolha) => void
  onClose: () => void
}

/** The sheet in which the user chooses which questions to practise. */
export function EscolhaSheet(props: EscolhaSheetProps) {
  const { escolha, oferta, materias, count, countAnswered, onChoose, onClose } = props
  const [draft, setDraft] = useState(escolha)
  const change = (changed: Partial<Escolha>) => setDraft((before) => ({ ...before, ...changed }))
  const { available, last, lastOfMateria, temDificuldade } = useContagem(draft, count)
  return (
    <BottomSheet titulo="Escolher questões" onClose={onClose}>
      <div className={styles.fields}>
        {countAnswered > 0 && (
          <p className={`${styles.note} ${styles.wide}`}>
            {byCount(countAnswered, 'Sua resposta continua', 'Suas respostas continuam')} contando,
            e você pode voltar às questões de agora.
          </p>
        )}
        {materias && (
          <MateriaField
            materias={materias}
            idMateria={draft.idMateria}
            onChange={(idMateria) => change({ idMateria, idAssunto: null })}
          />
        )}
        {oferta.assuntos && draft.idMateria !== null && (
          <AssuntoField
            escolha={draft}
            listAssuntos={props.listAssuntos}
            contagem={lastOfMateria}
            onChange={change}
          />
        )}
        {oferta.provas && (
          <EdicaoFields escolha={draft} listEdicoes={props.listEdicoes} onChange={change} />
        )}
        {oferta.dificuldade && (temDificuldade || draft.dificuldade !== null) && (
          <DificuldadeField
            dificuldade={draft.dificuldade}
            contagem={last}
            onChange={(dificuldade) => change({ dificuldade })}
          />
        )}
        <QuantasField quantas={draft.quantas} onChange={(quantas) => change({ quantas })} />
        <div className={styles.wide}>
          <Quais escolha={draft} lista={escolha.lista} oferta={oferta} onChange={change} />
        </div>
        <Fim
          escolha={draft}
          available={available}
          outras={props.outras}
          onChoose={onChoose}
          onClear={() => setDraft(QUAISQUER)}
        />
      </div>
    </BottomSheet>
  )
}

/**
 * The number of questions that a choice leaves. The last numbers stay until the new ones are there, or until it is
 * certain that there are none, so that a field does not disappear while it is used.
 */
function useContagem(draft: Escolha, count: EscolhaSheetProps['count']) {
  const { idMateria } = draft
  const counted = useLoad(useCallback((signal) => count(draft, signal), [count, draft]))
  const contagem = counted.status === 'ready' ? counted.value : null
  const [last, setLast] = useState({ idMateria, contagem })
  if (contagem && contagem !== last.contagem) setLast({ idMateria, contagem })
  const known = counted.status === 'error' ? null : last.contagem
  return {
    available: contagem && contagem.questoes,
    last: known,
    /** The numbers of another matéria would say that no assunto of this one has a question. */
    lastOfMateria: last.idMateria === idMateria ? known : null,
    /** Whether enough answers were given to tell how hard the questions are. */
    temDificuldade: last.contagem?.por_dificuldade !== undefined,
  }
}

interface FimProps {
  escolha: Escolha
  /** How many questions the choice leaves. Null while they are counted, and when the server does not tell. */
  available: number | null
  outras: ReactNode
  onChoose: (escolha: Escolha) => void
  onClear: () => void
}

/** The end of the sheet: how many questions the choice leaves, and the actions. */
const Fim = ({ escolha, available, outras, onChoose, onClear }: FimProps) => (
  <>
    <div className={`${styles.end} ${styles.wide}`}>
      <output className={styles.count}>
        {available === null ? '' : availableInWords(available)}
        {available === 0 && ' assim. Afrouxe a escolha.'}
      </output>
      <Button disabled={available === 0} onClick={() => onChoose(escolha)}>
        Treinar
        <IconArrowRight />
      </Button>
    </div>
    <div className={`${styles.others} ${styles.wide}`}>
      <CopyButton
        texto={addressOf(escolha)}
        rotulo="Copiar o endereço da escolha"
        copiado="Endereço copiado."
      />
      {keyOf(escolha) !== '' && (
        <Button variant="quiet" onClick={onClear}>
          Limpar
        </Button>
      )}
      {outras}
    </div>
  </>
)

interface MateriaFieldProps {
  materias: readonly Materia[]
  idMateria: number | null
  onChange: (idMateria: number | null) => void
}

const MateriaField = ({ materias, idMateria, onChange }: MateriaFieldProps) => (
  <div className={styles.wide}>
    <SelectField
      label="Matéria"
      name="materia"
      required
      value={idMateria ?? ''}
      onChange={({ target }) => onChange(Number(target.value) || null)}
    >
      <option value="">Todas as matérias</option>
      <RecordOptions of={materias} />
    </SelectField>
  </div>
)

interface QuantasFieldProps {
  quantas: number
  onChange: (quantas: number) => void
}

const QuantasField = ({ quantas, onChange }: QuantasFieldProps) => (
  <SelectField
    label="Quantas por vez"
    name="quantas"
    required
    value={quantas}
    onChange={({ target }) => onChange(Number(target.value))}
  >
    <Options
      of={sortBy(uniq([...QUANTAS, quantas]), [Number])}
      words={(count) => `${numberWords(count)} questões`}
    />
  </SelectField>
)

/** The address that opens this choice, on another device too. */
function addressOf(escolha: Escolha): string {
  const { origin, pathname } = globalThis.location
  const key = keyOf(escolha)
  return `${origin}${pathname}${key && `?${key}`}`
}

interface QuaisProps {
  escolha: Escolha
  /** The list of kept questions in the choice in force. */
  lista: string | null
  oferta: Oferta
  onChange: (changed: Pick<Escolha, 'so' | 'lista'>) => void
}

function Quais({ escolha: { so }, lista, oferta, onChange }: QuaisProps) {
  const opcoes: (readonly [So | '', string])[] = [['', 'Todas']]
  if (oferta.naoRespondidas) opcoes.push(['nao-respondidas', 'Só as que não respondi'])
  if (oferta.erradas) opcoes.push(['erradas', 'Só as que errei'])
  if (oferta.guardadas) {
    const which = lista === null ? 'que guardei' : `da lista “${lista}”`
    opcoes.push(['guardadas', `Só as ${which}`])
  }
  if (opcoes.length === 1) return null
  return (
    <RadioField
      // The radio field holds its own state. The new key resets it when the choice is cleared.
      key={so ?? ''}
      label="Quais"
      name="so"
      isStacked
      opcoes={opcoes}
      defaultValue={so ?? ''}
      onChoose={(value) => {
        const chosen = opcoes.find(([one]) => one === value)?.[0] || null
        onChange({ so: chosen, lista: chosen === 'guardadas' ? lista : null })
      }}
    />
  )
}
