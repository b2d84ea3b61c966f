import { UngradedBubble, IconPause, IconPlay } from '@rumo/shared-ui'
import { useState, type FocusEvent, type PointerEvent, type Ref } from 'react'
import styles from './banner.module.css'
import { useRotation } from './use-rotation.ts'

/**
 * Each slogan has three lines, and the page reserves their height. The widest slogan is the first: a wider one that
 * came later would become the page's largest paint, seconds after the page was there.
 */
const SLOGANS = [
  ['Um pouco', 'por dia,', 'e você chega.'],
  ['Cada erro', 'vira ponto', 'na prova.'],
  ['Treine hoje', 'a prova', 'de amanhã.'],
]

interface BannerProps {
  heading: Ref<HTMLHeadingElement>
  /** Whether other content is shown in the place of the banner, which then keeps its height. */
  isCovered?: boolean
}

/**
 * The banner of the home page, with one slogan at a time. The slogans stop while a mouse is over the banner or the
 * keyboard focus is on its controls. A tap also leaves the focus there, but must not stop them. Screen readers announce
 * no change. The page shows its words before the session is read, so they are also true for an account.
 */
export function Banner({ heading, isCovered }: BannerProps) {
  const [isPaused, setIsPaused] = useState(false)
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const [shown, show] = useRotation(
    SLOGANS.length,
    !isPaused && !isPointedAt && !hasFocus && !isCovered,
  )

  const place = {
    className: isCovered ? styles.covered : undefined,
    onPointerEnter: ({ pointerType }: PointerEvent) => setIsPointedAt(pointerType === 'mouse'),
    onPointerLeave: () => setIsPointedAt(false),
  }
  const focus = {
    onFocus: ({ target }: FocusEvent) => setHasFocus(target.matches(':focus-visible')),
    onBlur: () => setHasFocus(false),
  }
  const choose = (index: number) => {
    show(index)
    setIsPaused(true)
  }

  return (
    <section aria-label="Nossas promessas" {...place}>
      <h1 className={styles.slogans} ref={heading} tabIndex={-1}>
        {SLOGANS.map((lines, index) => (
          <span key={lines[0]} className={index === shown ? styles.shown : styles.hidden}>
            {lines.map((line) => (
              <span key={line} className={styles.line}>
                {`${line} `}
              </span>
            ))}
          </span>
        ))}
      </h1>
      <p className={styles.lead}>
        Questões de provas anteriores, redação e simulado do vestibular. Comece agora, com ou sem
        conta.
      </p>
      <fieldset className={styles.controls} aria-label="Frases" {...focus}>
        {SLOGANS.map((lines, index) => (
          <button
            key={lines[0]}
            type="button"
            className={styles.dot}
            aria-label={`Frase ${index + 1} de ${SLOGANS.length}`}
            aria-current={index === shown}
            onClick={() => choose(index)}
          >
            <Dot isShown={index === shown} ordem={index} />
          </button>
        ))}
        <button type="button" className={styles.pause} onClick={() => setIsPaused(!isPaused)}>
          {isPaused ? <IconPlay size={16} /> : <IconPause size={16} />}
          {isPaused ? 'Continuar' : 'Pausar'}
        </button>
      </fieldset>
    </section>
  )
}

const Dot = ({ isShown, ordem }: { isShown: boolean; ordem: number }) => (
  <UngradedBubble tamanho={14} estado={isShown ? 'escolhida' : 'livre'} ordem={ordem} />
)
