import { IconExternal, VisuallyHidden } from '@rumo/shared-ui'
import { useState, type MouseEvent } from 'react'
import { IconDownload } from './leitor-icons.tsx'
import { NAMES, type Documento } from '../../../shared/documento.ts'
import styles from './salvar-links.module.css'

/** A PDF as one keeps it. */
export interface Arquivo {
  url: string
  /** The name that it is saved under. */
  nome: string
  documento: Documento
  /** Shown to administrators alone: a link brings no token. */
  isRascunho?: boolean
}

interface SalvarLinksProps {
  arquivo: Arquivo
  /** Saves what a link cannot: a browser heeds `download` only for files of the page's own origin. */
  onSave?: (nome: string) => Promise<void>
}

/** Keeps a PDF, or shows it in a tab of its own. */
export function SalvarLinks({ arquivo, onSave }: SalvarLinksProps) {
  const { url, nome, documento, isRascunho = false } = arquivo
  const [isSaving, setIsSaving] = useState(false)
  const isOwn = !isRascunho && new URL(url).origin === location.origin

  const save = async (event: MouseEvent) => {
    if (isOwn || !onSave) return
    event.preventDefault()
    if (isSaving) return
    setIsSaving(true)
    await onSave(nome).finally(() => setIsSaving(false))
  }
  return (
    <div className={styles.links}>
      {(isOwn || onSave) && (
        <a className={styles.link} href={url} download={nome} onClick={(event) => void save(event)}>
          <IconDownload />
          <span aria-live="polite">{isSaving ? 'Baixando…' : 'Baixar'}</span>
        </a>
      )}
      {!isRascunho && (
        <a className={styles.link} href={url} target="_blank" rel="noreferrer">
          <IconExternal />
          Abrir em outra aba
          <VisuallyHidden> (o PDF {NAMES[documento].da})</VisuallyHidden>
        </a>
      )}
    </div>
  )
}
