import { IconExternal, VisuallyHidden } from '@rumo/shared-ui'
import { useState, type MouseEvent } from 'react'
import { IconDownload } from './leitor-icons.tsx'
import { NAMES, type Documento } from '../../../shared/documento.ts'
import styles from './salvar-links.module.css'

/** A PDF to download or to open in another tab. */
export interface Arquivo {
  url: string
  /** The file name of the download. */
  nome: string
  documento: Documento
  /** Whether only administrators may see the file. A link sends no token, so a draft has no plain links. */
  isRascunho?: boolean
}

interface SalvarLinksProps {
  arquivo: Arquivo
  /** Downloads the PDF by script where a link cannot: browsers ignore `download` for files of another origin. */
  onSave?: (nome: string) => Promise<void>
}

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
