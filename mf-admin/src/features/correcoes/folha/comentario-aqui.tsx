import { Button, TextField } from '@rumo/shared-ui'
import { useEffect, useRef } from 'react'
import { trechoOf } from '../correcoes.words.ts'
import type { AnotacaoRascunho } from '../rascunho/correcao-rascunho.ts'
import styles from './passagem-bar.module.css'

interface ComentarioAquiProps {
  texto: string
  anotacao: AnotacaoRascunho
  onText: (texto: string) => void
  onClose: () => void
}

/** The field for a new comment in the bar below the sheet, on a screen where the list of comments is far away. */
export function ComentarioAqui({ texto, anotacao, onText, onClose }: ComentarioAquiProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  return (
    <div className={styles.bar} data-open="true">
      <p className={styles.words}>
        <q>{trechoOf(texto, anotacao)}</q>
      </p>
      <TextField
        ref={field}
        label="Seu comentário"
        name="comentario-aqui"
        required
        rows={2}
        isWide
        value={anotacao.texto}
        onChange={({ target }) => onText(target.value)}
      />
      <Button variant="outline" onClick={onClose}>
        Voltar ao texto
      </Button>
    </div>
  )
}
