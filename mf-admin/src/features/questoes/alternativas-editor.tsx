import { letraEm } from '@rumo/contract'
import { Button, FieldError, IconPlus } from '@rumo/shared-ui'
import { useId, useState, type Dispatch } from 'react'
import { AlternativaEditor } from './alternativa-editor.tsx'
import { mayAdd, mayRemove, type Edicao } from './edit-questao.ts'
import styles from '../../shared/editor/editor.module.css'
import type { Rascunho } from './questao-rascunho.ts'
import { useMover } from '../../shared/editor/use-mover.ts'

export interface PartProps {
  rascunho: Rascunho
  dispatch: Dispatch<Edicao>
  errors: Readonly<Record<string, string>>
  resolveArquivo: (url: string) => string
}

/** The alternatives in their order, with a bubble that marks the right one. */
export function AlternativasEditor({ rascunho, dispatch, errors, resolveArquivo }: PartProps) {
  const { alternativas, situacao } = rascunho
  const [said, setSaid] = useState('')
  const errorId = useId()
  const move = (chave: number, to: number) => {
    dispatch({ type: 'move', chave, to })
    setSaid(`Agora é a alternativa ${letraEm(to)}.`)
  }
  const { list, handleOf } = useMover({ total: alternativas.length, onMove: move })
  return (
    <fieldset className={styles.part} aria-describedby={errors.alternativas ? errorId : undefined}>
      <legend className={styles.legend}>Alternativas</legend>
      <p className={styles.hint}>
        Marque a bolha da alternativa certa. Para mudar a ordem, use as setas ou arraste pela alça.
      </p>
      {errors.alternativas && <FieldError id={errorId}>{errors.alternativas}</FieldError>}
      <ol ref={list} className={styles.list}>
        {alternativas.map((alternativa, index) => (
          <AlternativaEditor
            key={alternativa.chave}
            alternativa={alternativa}
            index={index}
            errors={errors}
            handle={handleOf(alternativa.chave, index)}
            onMark={() => dispatch({ type: 'mark', chave: alternativa.chave })}
            onChange={(mudancas) =>
              dispatch({ type: 'set-alternativa', chave: alternativa.chave, mudancas })
            }
            onRemove={
              mayRemove(rascunho)
                ? () => dispatch({ type: 'remove', chave: alternativa.chave })
                : null
            }
            resolveArquivo={resolveArquivo}
          />
        ))}
      </ol>
      <output className={styles.said}>{said}</output>
      <div className={styles.ways}>
        {mayAdd(rascunho) && (
          <Button variant="outline" onClick={() => dispatch({ type: 'add' })}>
            <IconPlus />
            Mais uma alternativa
          </Button>
        )}
        {situacao === 'anulada' && alternativas.some(({ correta }) => correta) && (
          <Button variant="quiet" onClick={() => dispatch({ type: 'mark', chave: null })}>
            Nenhuma é certa
          </Button>
        )}
      </div>
    </fieldset>
  )
}
