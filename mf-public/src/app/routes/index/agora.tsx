import { BUTTON_LINK, Facts, IconArrowRight, InItsPlace } from '@rumo/shared-ui'
import { useCallback, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Place } from '../../../shared/place.ts'
import { useReturn } from '../../../shared/use-return.ts'
import type { Visto } from './agora.load.ts'
import styles from './agora.module.css'
import { coisasOf, diasAte } from './agora.rules.ts'
import { faltamInWords } from './agora.words.ts'

/** How often the time left is read again. */
const TICK_MS = 5000

/** The content is loaded again when the user returns to the tab, but at most this often. */
const LOOK_EVERY_MS = 30_000

/** The most rows below the first suggestion. The screens themselves show what else is unfinished. */
const MOST_ROWS = 3

interface AgoraProps {
  first: Visto
  look: () => Promise<Visto>
}

/** Replaces the slogans of the home page for a known user: one thing to do now, with other things below it. */
export function Agora({ first, look }: AgoraProps) {
  const { basename } = useContext(Place)
  const heading = useFocusKept()
  const [visto, setVisto] = useState(first)
  const lookedAtMs = useRef(0)
  useEffect(() => {
    lookedAtMs.current = Date.now()
  }, [])
  useReturn(
    useCallback(() => {
      if (Date.now() - lookedAtMs.current < LOOK_EVERY_MS) return
      lookedAtMs.current = Date.now()
      void look().then(setVisto)
    }, [look]),
  )
  const restanteMs = useRestante(visto)
  const { hoje, plano } = visto.conhecido
  const [coisa, ...others] = coisasOf(visto.conhecido, restanteMs)
  const dias = diasAte(plano, hoje)
  const faltam = dias === null ? null : faltamInWords(dias)
  if (!coisa) return null
  return (
    <InItsPlace shown>
      <section className={styles.agora} aria-label="Para agora">
        {faltam !== null && faltam !== coisa.titulo && <p className={styles.faltam}>{faltam}</p>}
        <h1 className={styles.titulo} ref={heading} tabIndex={-1}>
          {coisa.titulo}
        </h1>
        <p className={styles.fatos}>
          <Facts of={coisa.fatos} />
        </p>
        <a className={`${BUTTON_LINK} ${styles.acao}`} href={basename + coisa.path}>
          {coisa.acao}
          <IconArrowRight />
        </a>
        {others.length > 0 && (
          <ul className={styles.outras}>
            {others.slice(0, MOST_ROWS).map(({ linha, path }) => (
              <li key={path + linha}>
                <a href={basename + path}>
                  {linha}
                  <IconArrowRight />
                </a>
              </li>
            ))}
          </ul>
        )}
      </section>
    </InItsPlace>
  )
}

/** The time left of the simulado in progress, read again every few seconds. */
function useRestante({ readRestanteMs }: Visto): number | null {
  const [restanteMs, setRestanteMs] = useState(readRestanteMs)
  useEffect(() => {
    const read = () => setRestanteMs(readRestanteMs())
    read()
    const timer = setInterval(read, TICK_MS)
    return () => clearInterval(timer)
  }, [readRestanteMs])
  return restanteMs
}

/** Focuses the new heading if the heading that it replaces had the focus, and never otherwise. */
function useFocusKept() {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (document.activeElement?.tagName === 'H1') heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}
