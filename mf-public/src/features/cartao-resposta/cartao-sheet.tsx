import { VisuallyHidden } from '@rumo/shared-ui'
import { useState } from 'react'
import { BottomSheet } from '../../shared/bottom-sheet.tsx'
import type { CartaoProps } from './cartao-column.tsx'
import { LinhaBubble } from './cartao-strip.tsx'
import styles from './cartao-sheet.module.css'
import { rowInWords } from './words.ts'

/** The answer card on a phone: a strip that is one button, and opens the card as a bottom sheet. */
export function CartaoSheet({ linhas, resumo, atual, onGo, acao }: CartaoProps) {
  const [isOpen, setIsOpen] = useState(false)
  const go = (index: number) => {
    setIsOpen(false)
    onGo(index)
  }
  return (
    <>
      <button
        type="button"
        className={styles.strip}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <VisuallyHidden>
          Cartão-resposta: questão {atual + 1} de {linhas.length}, {resumo.toLowerCase()}. Abrir
        </VisuallyHidden>
        {linhas.map((linha, index) => (
          <LinhaBubble key={linha.numero} linha={linha} tamanho={20} atual={index === atual} />
        ))}
      </button>
      {isOpen && (
        <BottomSheet titulo="Cartão-resposta" onClose={() => setIsOpen(false)}>
          <p className={styles.line}>{resumo} · toque para ir à questão</p>
          <ol className={styles.cells}>
            {linhas.map((linha, index) => (
              <li key={linha.numero}>
                <button
                  type="button"
                  className={styles.cell}
                  aria-current={index === atual}
                  onClick={() => go(index)}
                >
                  <VisuallyHidden>{rowInWords(linha)}</VisuallyHidden>
                  <LinhaBubble linha={linha} tamanho={38} atual={index === atual} />
                  <span className={styles.number} aria-hidden="true">
                    {linha.numero}
                  </span>
                </button>
              </li>
            ))}
          </ol>
          {acao && <div className={styles.action}>{acao}</div>}
        </BottomSheet>
      )}
    </>
  )
}
