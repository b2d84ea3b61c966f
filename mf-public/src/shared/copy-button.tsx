import { alert, Button } from '@rumo/shared-ui'
import { useState } from 'react'
import styles from './copy-button.module.css'
import { copyText } from './copy-text.ts'

interface CopyButtonProps {
  texto: string
  rotulo?: string
  copiado?: string
}

export function CopyButton({
  texto,
  rotulo = 'Copiar texto',
  copiado = 'Texto copiado.',
}: CopyButtonProps) {
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
        {rotulo}
      </Button>
      <output>{copied === texto && copiado}</output>
    </span>
  )
}
