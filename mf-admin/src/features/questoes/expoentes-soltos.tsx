import { Button, FormattedText } from '@rumo/shared-ui'
import { uniq } from 'es-toolkit'
import type { MouseEvent } from 'react'
import { comExpoentes, expoentesSoltos } from '../../shared/texto/expoentes.ts'
import type { PartProps } from './alternativas-editor.tsx'
import styles from './questao-fields.module.css'

const SHOWN = 3

/** Offers to raise the exponents and lower the indices of a question, which copying from a PDF flattens. */
export function ExpoentesSoltos({ rascunho, dispatch }: Pick<PartProps, 'rascunho' | 'dispatch'>) {
  const { texto, explicacao, alternativas } = rascunho
  const all = [
    texto,
    ...alternativas.flatMap((alternativa) => [alternativa.texto, alternativa.comentario]),
    explicacao,
  ]
  const soltos = uniq(all.flatMap(expoentesSoltos))
  const format = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    for (const alternativa of alternativas) {
      const mudancas = {
        texto: comExpoentes(alternativa.texto),
        comentario: comExpoentes(alternativa.comentario),
      }
      dispatch({ type: 'set-alternativa', chave: alternativa.chave, mudancas })
    }
    const mudancas = { texto: comExpoentes(texto), explicacao: comExpoentes(explicacao) }
    dispatch({ type: 'set', mudancas })
    // The button is gone once everything is formatted, and with it would be the focus.
    const field = form?.elements.namedItem('questao.texto')
    if (field instanceof HTMLElement) field.focus()
  }
  return (
    <output>
      {soltos.length > 0 && (
        <span className={styles.parted}>
          <span>
            Parece haver expoentes ou índices no meio do texto:{' '}
            <FormattedText inline texto={soltos.slice(0, SHOWN).join(', ')} />.
          </span>
          <Button variant="quiet" onClick={format}>
            Formatar
          </Button>
        </span>
      )}
    </output>
  )
}
