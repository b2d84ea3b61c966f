import { Facts, VisuallyHidden } from '@rumo/shared-ui'
import { chunk } from 'es-toolkit'
import { useEffect, useRef, useState } from 'react'
import { BottomSheet } from '../../shared/bottom-sheet.tsx'
import { CartaoCells } from './cartao-cells.tsx'
import type { CartaoProps } from './cartao-column.tsx'
import styles from './cartao-sheet.module.css'
import text from '../../shared/text.module.css'
import { LinhaBubble } from './linha-bubble.tsx'
import { ParaRever } from './para-rever.tsx'

const IN_ONE_ROW = 10

/**
 * The answer card on a phone: a strip of bubbles that is one button and opens the whole card as a bottom sheet. When
 * the card has more than ten questions, the strip shows the ten around the current one.
 */
export function CartaoSheet({ linhas, resumo, atual, onGo, renderAcao }: CartaoProps) {
  const [isOpen, setIsOpen] = useState(false)
  const cells = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a long card the current question may be out of view when the sheet opens.
    const current = isOpen && cells.current?.querySelector('[aria-current="true"]')
    if (current) current.scrollIntoView({ block: 'center' })
  }, [isOpen])
  const close = () => setIsOpen(false)
  const go = (index: number) => {
    close()
    onGo(index)
  }
  const shown = linhas[atual]
  const ten = chunk([...linhas], IN_ONE_ROW)[Math.floor(atual / IN_ONE_ROW)] ?? []
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
        {ten.map((linha) => (
          <LinhaBubble key={linha.numero} linha={linha} tamanho={20} atual={linha === shown} />
        ))}
      </button>
      {isOpen && (
        <BottomSheet titulo="Cartão-resposta" onClose={close}>
          <p className={text.small}>
            <Facts of={[resumo, 'toque para ir à questão']} />
          </p>
          <div ref={cells}>
            <CartaoCells linhas={linhas} atual={atual} onGo={go} tamanho={38} />
          </div>
          <ParaRever linhas={linhas} />
          {renderAcao && <div className={styles.action}>{renderAcao(close)}</div>}
        </BottomSheet>
      )}
    </>
  )
}
