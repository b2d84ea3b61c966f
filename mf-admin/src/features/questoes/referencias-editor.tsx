import { Button, IconPlus, TextField, Field } from '@rumo/shared-ui'
import { useState } from 'react'
import { Alca } from './alca.tsx'
import type { PartProps } from './alternativas-editor.tsx'
import styles from './editor.module.css'
import { EscolherReferencia } from './escolher-referencia.tsx'
import { ImagemField } from './imagem-field.tsx'
import type { ReferenciaRascunho } from './rascunho.ts'
import { useMover } from './use-mover.ts'

/** The texts and figures that a question refers to, which others may share. */
export function ReferenciasEditor({ rascunho, dispatch, errors, resolveArquivo }: PartProps) {
  const { referencias, id_prova } = rascunho
  const [isChoosing, setIsChoosing] = useState(false)
  const [said, setSaid] = useState('')
  const move = (chave: number, to: number) => {
    dispatch({ type: 'move-referencia', chave, to })
    setSaid(`Agora é a referência ${to + 1}.`)
  }
  const { list, handleOf } = useMover({ total: referencias.length, onMove: move })
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>Referências</legend>
      <p className={styles.hint}>
        Textos e figuras a que a questão se refere. Uma mesma referência pode servir a várias
        questões.
      </p>
      {errors.referencias && <p className={styles.error}>{errors.referencias}</p>}
      <ol ref={list} className={styles.list}>
        {referencias.map((referencia, index) => {
          const path = `referencias.${index}`
          const { chave } = referencia
          const change = (mudancas: Partial<ReferenciaRascunho>) =>
            dispatch({ type: 'set-referencia', chave, mudancas })
          return (
            <li key={chave} className={styles.item}>
              <div className={styles.side}>
                <Alca of={`referência ${index + 1}`} {...handleOf(chave, index)} />
              </div>
              <div className={styles.fields}>
                <h2 className={styles.itemTitle}>Referência {index + 1}</h2>
                <Usos {...referencia} />
                <Field
                  label="Título"
                  value={referencia.titulo}
                  onChange={({ target }) => change({ titulo: target.value })}
                  name={`${path}.titulo`}
                  error={errors[`${path}.titulo`]}
                />
                <TextField
                  label="Texto da referência"
                  required={referencia.url_imagem === ''}
                  rows={6}
                  className={styles.wide}
                  value={referencia.texto}
                  onChange={({ target }) => change({ texto: target.value })}
                  name={`${path}.texto`}
                  error={errors[`${path}.texto`]}
                />
                <ImagemField
                  imagem={referencia}
                  onChange={change}
                  of={`referência ${index + 1}`}
                  path={path}
                  errors={errors}
                  resolveArquivo={resolveArquivo}
                />
                <Field
                  label="Legenda ou fonte"
                  value={referencia.legenda}
                  onChange={({ target }) => change({ legenda: target.value })}
                  name={`${path}.legenda`}
                  error={errors[`${path}.legenda`]}
                />
                <button
                  type="button"
                  className={styles.remove}
                  onClick={() => dispatch({ type: 'remove-referencia', chave })}
                >
                  Tirar referência {index + 1} desta questão
                </button>
              </div>
            </li>
          )
        })}
      </ol>
      <output className={styles.said}>{said}</output>
      <div className={styles.ways}>
        <Button
          variant="outline"
          onClick={() => dispatch({ type: 'add-referencia', referencia: null })}
        >
          <IconPlus />
          Nova referência
        </Button>
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => setIsChoosing(true)}>
          Usar uma que já existe
        </Button>
      </div>
      {isChoosing && (
        <EscolherReferencia
          idProva={id_prova}
          usadas={referencias.flatMap(({ id }) => id ?? [])}
          onChoose={(referencia) => {
            dispatch({ type: 'add-referencia', referencia })
            setIsChoosing(false)
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </fieldset>
  )
}

/** What changes here changes wherever it is shared. */
const Usos = ({ usos }: Pick<ReferenciaRascunho, 'usos'>) =>
  usos > 1 && (
    <p className={styles.shared}>
      Serve a {usos} questões e temas: o que mudar aqui muda em todos.
    </p>
  )
