import { alert, Button, TextField, useForm } from '@rumo/shared-ui'
import { useState } from 'react'
import { Dialog, DialogFoot, mayDiscard } from '../../shared/crud/dialog.tsx'
import { useAnnounceAnswer } from '../../shared/crud/use-announce-answer.ts'
import { addGabarito } from './importacoes.calls.ts'
import styles from './dialogos.module.css'
import text from '../../shared/text.module.css'
import type { RevisaoKeeper } from './revisao-keeper.ts'
import { problemOfSlot, Slot, useSlot } from './slot.tsx'
import { GABARITO_DIGITADO } from './importacoes.words.ts'

interface GabaritoProps {
  id: number
  keeper: RevisaoKeeper
}

/** A button that adds an answer key to a draft in review, with its dialog. */
export function Gabarito(props: GabaritoProps) {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setIsAsked(true)}>
        Acrescentar gabarito
      </Button>
      {isAsked && <GabaritoDialog {...props} onClose={() => setIsAsked(false)} />}
    </>
  )
}

const NONE = 'Escolha o PDF do gabarito, ou escreva as respostas.'
/** The fields of the call `addKey`. */
const NAMES = ['url_gabarito', 'gabarito'] as const

type DialogProps = GabaritoProps & { onClose: () => void }

/** Takes an answer key for a draft in review, as a PDF or as text. */
function GabaritoDialog(props: DialogProps) {
  const { onClose } = props
  const { form, pdf, texto, setTexto, isChanged } = useGabarito(props)
  const cancel = async () => {
    if (!isChanged() || (await mayDiscard())) onClose()
  }
  return (
    <Dialog titulo="Acrescentar gabarito" isChanged={isChanged} onClose={onClose}>
      <form {...form.props}>
        <div className={styles.inside}>
          <p className={text.note}>
            As respostas vão para as questões deste rascunho. O que já estiver marcado de outro
            jeito fica com dúvida.
          </p>
          <Slot label="PDF do gabarito" slot={pdf} {...form.field('url_gabarito')} />
          <TextField
            {...GABARITO_DIGITADO}
            isWide
            value={texto}
            onChange={({ target }) => setTexto(target.value)}
            {...form.field('gabarito')}
          />
        </div>
        <DialogFoot onCancel={() => void cancel()}>
          <Button type="submit" aria-disabled={form.isPending}>
            {form.isPending ? 'Lendo…' : 'Usar este gabarito'}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}

function useGabarito({ id, keeper, onClose }: DialogProps) {
  const announceAnswer = useAnnounceAnswer()
  const [texto, setTexto] = useState('')
  const isTyped = texto.trim() !== ''
  const form = useForm({ names: NAMES, check: () => check(), submit: async () => add() })
  const pdf = useSlot({
    tipos: 'pdf',
    onChange: () => {
      form.forgive('url_gabarito')
      form.forgive('gabarito')
    },
  })
  const isChanged = () => isTyped || pdf.recebido !== null || pdf.isSending
  const check = () => {
    if (isTyped) return {}
    const url_gabarito = problemOfSlot(pdf)
    return { url_gabarito, gabarito: url_gabarito || pdf.recebido ? undefined : NONE }
  }
  const add = async () => {
    // The server writes the key into the draft that it has, so changes that wait here are saved first.
    if (!(await keeper.flush())) return onClose()
    const answer = await addGabarito(id, {
      versao: keeper.versao,
      ...(isTyped ? { gabarito: texto.trim() } : { url_gabarito: pdf.recebido?.url ?? '' }),
    })
    await keeper.giveWay()
    // A toast disappears too soon for a warning, so a warning is a dialog.
    const { icone, titulo, mensagem } = answer
    if (icone === 'warning') await alert({ icone, titulo: titulo ?? '', texto: mensagem ?? '' })
    else announceAnswer(answer, 'gabarito acrescentado')
    return onClose()
  }
  return { form, pdf, texto, setTexto, isChanged }
}
