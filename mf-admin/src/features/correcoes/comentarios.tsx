import { TextField, VisuallyHidden } from '@rumo/shared-ui'
import { useEffect, useRef, type ReactNode } from 'react'
import styles from './comentarios.module.css'
import text from '../../shared/text.module.css'
import type { AnotacaoRascunho } from './rascunho/correcao-rascunho.ts'
import { trechoOf } from './correcoes.words.ts'
import { BESIDE } from './folha/bancada.tsx'

interface ComentariosProps {
  texto: string
  anotacoes: readonly AnotacaoRascunho[]
  /** The `chave` of each comment on the passage at the cursor or in the selection. */
  atuais: readonly number[]
  errors: Readonly<Record<string, string>>
  onText: (chave: number, texto: string) => void
  onShow: (anotacao: AnotacaoRascunho) => void
  onRemove: (anotacao: AnotacaoRascunho) => void
  /** Whether this text can be saved as a ready comment. */
  mayKeep: (texto: string) => boolean
  onKeep: (texto: string) => void
}

/** The comments on passages, each with its field and buttons. */
export function Comentarios({ texto, anotacoes, atuais, errors, ...on }: ComentariosProps) {
  if (anotacoes.length === 0) {
    return <p className={text.said}>Selecione um trecho do texto para comentar.</p>
  }
  return (
    <ol className={styles.list}>
      {anotacoes.map((anotacao, index) => {
        const { chave } = anotacao
        const name = `anotacoes.${chave}`
        return (
          <Comentario key={chave} isCurrent={atuais.includes(chave)}>
            <p className={styles.trecho}>
              <span className={styles.number}>{index + 1}</span>
              <q>{trechoOf(texto, anotacao)}</q>
            </p>
            <TextField
              label={`Comentário ${index + 1}`}
              name={name}
              required
              rows={3}
              isWide
              error={errors[name]}
              value={anotacao.texto}
              onChange={({ target }) => on.onText(chave, target.value)}
            />
            <p className={text.ways}>
              <button type="button" className={text.way} onClick={() => on.onShow(anotacao)}>
                Ver no texto
              </button>
              {on.mayKeep(anotacao.texto) && (
                <button
                  type="button"
                  className={text.way}
                  onClick={({ currentTarget }) => {
                    // The button goes once the text is kept, and with it would go the focus.
                    currentTarget.closest('li')?.querySelector('textarea')?.focus()
                    on.onKeep(anotacao.texto)
                  }}
                >
                  Deixar pronto<VisuallyHidden> o comentário {index + 1}</VisuallyHidden>
                </button>
              )}
              <button type="button" className={text.remove} onClick={() => on.onRemove(anotacao)}>
                Tirar<VisuallyHidden> o comentário {index + 1}</VisuallyHidden>
              </button>
            </p>
          </Comentario>
        )
      })}
    </ol>
  )
}

interface ComentarioProps {
  isCurrent: boolean
  children: ReactNode
}

/** Scrolls into view when the comment becomes current, if the comments stand beside the text. */
function Comentario({ isCurrent, children }: ComentarioProps) {
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isCurrent && matchMedia(BESIDE).matches) item.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    <li ref={item} className={styles.item} data-atual={isCurrent}>
      {children}
    </li>
  )
}
