import { IconArrowLeft, IconArrowRight, VisuallyHidden } from '@rumo/shared-ui'
import { useRef, type ComponentProps, type ReactNode } from 'react'
import { LinkBeside } from '../../shared/lista/links.tsx'
import { Lugares, type LugaresProps } from './lugares.tsx'
import { questaoName } from './questoes.words.ts'
import styles from './trilho.module.css'
import { useStepsByKey } from './use-steps-by-key.ts'
import { vizinhasOf } from './vizinhas.ts'

/**
 * The strip with all questions of a prova, and links to those before and after the edited one, which also follow Alt+↑
 * and Alt+↓.
 */
export function Trilho({ questoes, atual, addressOf }: LugaresProps) {
  const { before, after } = vizinhasOf(questoes, atual)
  const [back, next] = [useRef<HTMLAnchorElement>(null), useRef<HTMLAnchorElement>(null)]
  // Clicks the link, so that unsaved changes are asked about as for any click.
  useStepsByKey((step) => (step < 0 ? back : next).current?.click())
  return (
    <nav className={styles.trilho} aria-label="Questões da prova">
      {before && (
        <Passo ref={back} tecla="↑" shortcut="Alt+ArrowUp" to={addressOf(before.id)}>
          <IconArrowLeft />
          <VisuallyHidden>Anterior: {questaoName(before)}</VisuallyHidden>
        </Passo>
      )}
      <Lugares questoes={questoes} atual={atual} addressOf={addressOf} />
      {after && (
        <Passo ref={next} tecla="↓" shortcut="Alt+ArrowDown" to={addressOf(after.id)}>
          <VisuallyHidden>Próxima: {questaoName(after)}</VisuallyHidden>
          <IconArrowRight />
        </Passo>
      )}
    </nav>
  )
}

interface PassoProps extends Pick<ComponentProps<typeof LinkBeside>, 'ref' | 'to'> {
  tecla: string
  shortcut: string
  children: ReactNode
}

const Passo = ({ tecla, shortcut, ...link }: PassoProps) => (
  <LinkBeside
    className={styles.passo}
    title={`Alt+${tecla}`}
    aria-keyshortcuts={shortcut}
    {...link}
  />
)
