import { alert, Button } from '@rumo/shared-ui'
import { useState } from 'react'
import styles from './copy-button.module.css'
import { copyText } from './copy-text.ts'

/** Copies a text, and says so. */
export function CopyButton({ texto }: { texto: string }) {
  const [copied, setCopied] = useState<string | null>(null)
  const copy = async () => {
    if (await copyText(texto)) return setCopied(texto)
    return alert({
      titulo: 'Não foi possível copiar',
      texto: 'O navegador não deixou. Selecione o texto e copie pelo menu dele.',
    })
  }
  return (
    <span className={styles.copy}>
      <Button variant="quiet" onClick={() => void copy()}>
        Copiar texto
      </Button>
      <output>{copied === texto && 'Texto copiado.'}</output>
    </span>
  )
}
