import type { Prova, Redacao } from '@rumo/contract'
import { redacoesSchemas } from '@rumo/contract/schemas/redacoes'
import { Button, IconArrowRight, Loaded, SelectField } from '@rumo/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { useConflict } from '../../shared/crud/conflict-dialog.tsx'
import { isConflict } from '../../shared/crud/conflict.ts'
import { Dialog, mayDiscard } from '../../shared/crud/dialog.tsx'
import { FormDialog } from '../../shared/crud/form-dialog.tsx'
import { keptForm, keptValue, restoreForm } from '../../shared/crud/kept-form.ts'
import { problemsOf } from '../../shared/crud/form-problems.ts'
import { useDelete } from '../../shared/crud/use-delete.ts'
import { useAnnounceAnswer } from '../../shared/crud/use-announce-answer.ts'
import { TextoField } from '../../shared/texto/texto-field.tsx'
import { useIsHere } from '../../shared/use-is-here.ts'
import { compareInstrucoes, settleInstrucoes } from './redacao-conflict-parts.ts'
import { offersColetanea, redacoesResource, saveTema, TEMA, temasQuery } from './redacoes.calls.ts'
import styles from './instrucoes-dialog.module.css'
import { temaInShort } from './redacoes.rules.ts'

/** The name under which the form is kept when the session ends. */
const KEPT = 'redacoes'

export const provaOfKept = () => (keptForm(KEPT)?.row ?? null) as Prova | null

const TITULO = 'Instruções de redação'

interface InstrucoesDialogProps {
  prova: Prova
  /** The address of the screen that edits a theme with its texts and images; null: a new theme. */
  addressOf: (idProva: number, tema: Redacao | null) => string
  onClose: () => void
}

/** The dialog for the essay instructions of a prova. It opens the first theme and leads to others and to a new one. */
export function InstrucoesDialog({ prova, addressOf, onClose }: InstrucoesDialogProps) {
  const temas = useQuery({ ...temasQuery(prova.id), staleTime: Infinity, refetchOnMount: 'always' })
  const [isAsked, setIsAsked] = useState(false)
  // Cached themes may be old, so the form appears only after they were fetched again. Later fetches do not replace it.
  if (!isAsked && temas.data && !temas.isFetching) setIsAsked(true)
  if (isAsked && temas.data) {
    return <Temas prova={prova} temas={temas.data} addressOf={addressOf} onClose={onClose} />
  }
  return (
    <Dialog titulo={TITULO} isChanged={() => false} onClose={onClose}>
      <div className={styles.waiting}>
        <Loaded query={{ ...temas, data: undefined }} texto="Carregando o tema...">
          {() => null}
        </Loaded>
      </div>
    </Dialog>
  )
}

function Temas({
  prova,
  temas,
  addressOf,
  onClose,
}: InstrucoesDialogProps & { temas: readonly Redacao[] }) {
  const [atual, setAtual] = useState<Redacao | null>(() => {
    const kept = keptValue(KEPT, 'tema')
    return temas.find(({ id }) => String(id) === kept) ?? (kept === '' ? null : (temas[0] ?? null))
  })
  const typed = useRef(false)
  const go = async (tema: Redacao | null) => {
    if (typed.current && !(await mayDiscard())) return
    typed.current = false
    setAtual(tema)
  }
  return (
    <Tema
      // Another theme, or another version of it, gets a new form.
      key={atual === null ? 'novo' : `${atual.id}-${atual.versao}`}
      prova={prova}
      temas={temas}
      atual={atual}
      addressOf={addressOf}
      onGo={(tema) => void go(tema)}
      onType={(isTyped) => {
        typed.current = isTyped
      }}
      onClose={onClose}
    />
  )
}

interface TemaProps extends InstrucoesDialogProps {
  temas: readonly Redacao[]
  /** Null for a new theme. */
  atual: Redacao | null
  onGo: (tema: Redacao | null) => void
  onType: (isTyped: boolean) => void
}

/** Saves the instructions; if another user saved meanwhile, asks what to keep of both. */
function useInstrucoes({ prova, atual, onClose }: TemaProps) {
  const announceAnswer = useAnnounceAnswer()
  const isHere = useIsHere()
  const conflict = useConflict()
  /** The stored theme on which the text is based: as it was opened, or as another user saved it meanwhile. */
  const base = useRef(atual)
  const submit = async ({ instrucoes = '' }): Promise<void> => {
    try {
      const answer = await saveTema(prova.id, base.current, instrucoes)
      if (isHere()) onClose()
      announceAnswer(answer, 'Instruções de redação salvas')
    } catch (error) {
      const now = atual && isConflict(error) && isHere() && (await redacoesResource.find(atual.id))
      if (!now) throw error
      const theirs = await conflict.ask({
        noun: TEMA,
        by: { entidade: 'redacoes', id: now.id },
        ...compareInstrucoes(instrucoes, now.instrucoes, (base.current ?? now).instrucoes),
      })
      if (theirs === null || !isHere()) return
      base.current = now
      const isTheirs = (part: string) => theirs.includes(part)
      await submit({ instrucoes: settleInstrucoes(instrucoes, now.instrucoes, isTheirs) })
    }
  }
  return { submit, conflict: conflict.dialog }
}

function Tema(props: TemaProps) {
  const { prova, temas, atual, onType, onClose } = props
  const { submit, conflict } = useInstrucoes(props)
  return (
    <>
      <FormDialog
        titulo={TITULO}
        labels={{ instrucoes: 'Instruções' }}
        check={async ({ instrucoes }) =>
          problemsOf(redacoesSchemas.create.body, { id_prova: prova.id, instrucoes })
        }
        submit={submit}
        onClose={onClose}
        onForm={(element) => {
          onType(keptForm(KEPT) !== null)
          return restoreForm(KEPT, prova, element)
        }}
      >
        {({ field }) => (
          <div className={styles.tema}>
            <p className={styles.prova}>{prova.nome}</p>
            {temas.length > 0 && <Escolha {...props} />}
            {offersColetanea() && (
              <Link className={styles.coletanea} to={props.addressOf(prova.id, atual)}>
                {atual === null ? 'Escrever com textos e imagens' : 'Editar com textos e imagens'}
                <IconArrowRight />
              </Link>
            )}
            <TextoField
              label="Instruções"
              required
              isWide
              hint="A primeira linha é o título do tema. O resto diz o que escrever."
              defaultValue={atual?.instrucoes}
              onChange={({ target }) => onType(target.value !== (atual?.instrucoes ?? ''))}
              {...field('instrucoes')}
            />
            {atual !== null && <Deletar tema={atual} onRemoved={onClose} />}
          </div>
        )}
      </FormDialog>
      {conflict}
    </>
  )
}

/** Chooses another theme of the prova, or a new one. */
const Escolha = ({ temas, atual, onGo }: TemaProps) => (
  <div className={styles.choice}>
    <SelectField
      label="Tema"
      name="tema"
      required
      value={atual?.id ?? ''}
      onChange={({ target }) => onGo(temas.find(({ id }) => String(id) === target.value) ?? null)}
    >
      {temas.map(({ id, instrucoes }, index) => (
        <option key={id} value={id}>
          {index + 1}. {temaInShort(instrucoes)}
        </option>
      ))}
      {atual === null && <option value="">{temas.length + 1}. Novo tema</option>}
    </SelectField>
    {atual !== null && (
      <Button variant="outline" onClick={() => onGo(null)}>
        Outro tema
      </Button>
    )}
  </div>
)

function Deletar({ tema, onRemoved }: { tema: Redacao; onRemoved: () => void }) {
  const isHere = useIsHere()
  const remove = useDelete<Redacao>(redacoesResource, ({ instrucoes }) => temaInShort(instrucoes))
  const press = async () => {
    if ((await remove(tema)) && isHere()) onRemoved()
  }
  return (
    <button type="button" className={styles.remove} onClick={() => void press()}>
      Deletar este tema
    </button>
  )
}
