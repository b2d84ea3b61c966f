import { Button, FieldError, IconPlus, VisuallyHidden } from '@rumo/shared-ui'
import { capitalize } from 'es-toolkit'
import { useId, useState, type ComponentProps, type Dispatch, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { Alca } from '../editor/alca.tsx'
import styles from '../editor/editor.module.css'
import { Ferramentas } from '../editor/ferramentas.tsx'
import { ImagemField, ImagemWays } from '../editor/imagem-field.tsx'
import { useImagem } from '../editor/use-imagem.ts'
import { useMover } from '../editor/use-mover.ts'
import { offersEnvios } from '../envio/use-upload.ts'
import { useSolta } from '../envio/use-solta.ts'
import type { EdicaoDeReferencias } from './edit-referencias.ts'
import { LinhaField, TextoField } from '../texto/texto-field.tsx'
import { EscolherReferencia } from './escolher-referencia.tsx'
import type { ReferenciaRascunho } from './referencias-rascunho.ts'
import type { ReferenciaWords } from './referencias.words.ts'

interface ReferenciasEditorProps {
  referencias: readonly ReferenciaRascunho[]
  /** Where existing references are chosen from. */
  de: ComponentProps<typeof EscolherReferencia>['de']
  words: ReferenciaWords
  dispatch: Dispatch<EdicaoDeReferencias>
  errors: Readonly<Record<string, string>>
  resolveArquivo: (url: string) => string
}

/** The texts and images to which a question or a theme refers, in their order. Other records may share them. */
export function ReferenciasEditor(props: ReferenciasEditorProps) {
  const { referencias, de, words, dispatch, errors } = props
  const [isChoosing, setIsChoosing] = useState(false)
  const [said, setSaid] = useState('')
  const errorId = useId()
  const move = (chave: number, to: number) => {
    dispatch({ type: 'move-referencia', chave, to })
    setSaid(`${words.agora} ${to + 1}.`)
  }
  const { list, handleOf } = useMover({ total: referencias.length, onMove: move })
  const add = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    flushSync(() => dispatch({ type: 'add-referencia', referencia: null }))
    const field = form?.elements.namedItem(`referencias.${referencias.length}.texto`)
    if (field instanceof HTMLElement) field.focus()
  }
  return (
    <fieldset className={styles.part} aria-describedby={errors.referencias ? errorId : undefined}>
      <legend className={styles.legend}>{words.titulo}</legend>
      <p className={styles.hint}>{words.hint}</p>
      {errors.referencias && <FieldError id={errorId}>{errors.referencias}</FieldError>}
      <ol ref={list} className={styles.list}>
        {referencias.map((referencia, index) => (
          <Item
            key={referencia.chave}
            {...props}
            referencia={referencia}
            index={index}
            handle={handleOf(referencia.chave, index)}
          />
        ))}
      </ol>
      <output className={styles.said}>{said}</output>
      <Ferramentas label={`Mais em ${words.titulo}`}>
        <Button variant="outline" onClick={add}>
          <IconPlus />
          {words.nova}
        </Button>
        {('idProva' in de || de.ofertas.length > 0) && (
          <Button variant="quiet" aria-haspopup="dialog" onClick={() => setIsChoosing(true)}>
            {words.usar}
          </Button>
        )}
      </Ferramentas>
      {isChoosing && (
        <EscolherReferencia
          de={de}
          em={words.em}
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

interface ItemProps extends ReferenciasEditorProps {
  referencia: ReferenciaRascunho
  index: number
  handle: ReturnType<ReturnType<typeof useMover>['handleOf']>
}

function Item({ referencia, index, handle, words, dispatch, errors, resolveArquivo }: ItemProps) {
  const path = `referencias.${index}`
  const { chave } = referencia
  const name = `${words.item} ${index + 1}`
  const change = (mudancas: Partial<ReferenciaRascunho>) =>
    dispatch({ type: 'set-referencia', chave, mudancas })
  const envio = useImagem(change)
  const image = { imagem: referencia, envio, onChange: change }
  const field = (campo: 'titulo' | 'texto' | 'legenda' | 'informacao_acesso') => ({
    value: referencia[campo],
    onChange: ({ target }: { target: { value: string } }) => change({ [campo]: target.value }),
    name: `${path}.${campo}`,
    error: errors[`${path}.${campo}`],
  })
  return (
    <li className={styles.fields} {...useSolta(offersEnvios() ? envio.send : null)}>
      <h2 className={styles.itemTitle}>{capitalize(name)}</h2>
      <Ferramentas label={`Ferramentas ${words.do} ${name}`}>
        <Alca of={name} {...handle} />
        <ImagemWays {...image} of={`${words.do} ${name}`} />
        <button
          type="button"
          className={styles.remove}
          onClick={() => dispatch({ type: 'remove-referencia', chave })}
        >
          Tirar
          <VisuallyHidden>
            {' '}
            {name} {words.de}
          </VisuallyHidden>
        </button>
      </Ferramentas>
      <Usos {...referencia} />
      <LinhaField label="Título" {...field('titulo')} />
      <TextoField
        label={words.texto}
        required={referencia.url_imagem === ''}
        rows={6}
        isWide
        {...field('texto')}
      />
      <ImagemField {...image} path={path} errors={errors} resolveArquivo={resolveArquivo} />
      <LinhaField label="Legenda ou fonte" {...field('legenda')} />
      <TextoField
        label="Informação de acesso"
        hint="Onde foi encontrado, e quando."
        rows={3}
        {...field('informacao_acesso')}
      />
    </li>
  )
}

/** Warns that a change here changes all records that share the reference. */
const Usos = ({ usos }: Pick<ReferenciaRascunho, 'usos'>) =>
  usos > 1 && (
    <p className={styles.shared}>
      Serve a {usos} questões e temas: o que mudar aqui muda em todos.
    </p>
  )
