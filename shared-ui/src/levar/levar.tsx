import type { Call } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { canKeepSite } from '@rumo/shared-device/kept-site'
import type { OQueLevar } from '@rumo/shared-device/levadas'
import type { Pedir } from '@rumo/shared-device/levar'
import { useSyncExternalStore, type ReactNode } from 'react'
import { QUIET_LINK } from '../button-link.ts'
import { Button } from '../button.tsx'
import { useIsOnline } from '../use-is-online.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import { hereInWords, LEVE } from './levar.words.ts'
import styles from './levar.module.css'
import { useLevada, type Estado } from './use-levada.ts'

export { hereInWords } from './levar.words.ts'

interface LevarProps {
  oQue: OQueLevar
  /** The call that the server must offer. */
  call: Call
  /** Loads the function that requests the content from the server, which is needed only then. */
  loadPedir: () => Promise<Pedir>
  /** The address of the screen with everything that was saved for use offline. */
  aparelho: string
}

/**
 * A button that saves content for use offline, and removes it again. Shows nothing when browser, site or server do not
 * support it.
 */
export function Levar(props: LevarProps) {
  // The prerendered page knows nothing about the device.
  const isPossible = useSyncExternalStore(never, canKeepSite, () => false)
  return isPossible && http.offers(props.call) && <Possible {...props} />
}

const never = () => () => undefined

function Possible({ oQue, loadPedir, aparelho }: Omit<LevarProps, 'call'>) {
  const { estado, take, remove } = useLevada(oQue, loadPedir)
  const isOnline = useIsOnline()
  const isWaiting = estado.nome === 'levando' || (estado.nome === 'fora' && !isOnline)
  const press = async () => {
    if (estado.nome === 'aqui') return remove(estado.levada)
    return isWaiting ? undefined : take()
  }
  return (
    <div className={styles.levar}>
      <output className={styles.words}>
        {wordsOf(estado, isOnline)}
        {/* The percentage is not announced, because it changes with each picture. */}
        {estado.nome === 'levando' && (
          <span aria-hidden="true"> {Math.round(estado.parte * 100)}%</span>
        )}
      </output>
      <div className={styles.acoes}>
        {/* One button with changing labels, so that the focus stays on it. */}
        {estado.nome !== 'olhando' && estado.nome !== 'no-plano' && (
          <Button variant="quiet" aria-disabled={isWaiting} onClick={() => void press()}>
            {actionInWords(estado, oQue.tipo)}
          </Button>
        )}
        {(estado.nome === 'aqui' || estado.nome === 'no-plano') && (
          <a className={QUIET_LINK} href={aparelho}>
            Ver tudo<VisuallyHidden> no aparelho</VisuallyHidden>
          </a>
        )}
      </div>
    </div>
  )
}

/** What stands before it says where, and a question below it needs the room on a phone. */
function actionInWords({ nome }: Estado, tipo: OQueLevar['tipo']): ReactNode {
  if (nome === 'aqui') {
    return (
      <>
        Remover<VisuallyHidden> do aparelho</VisuallyHidden>
      </>
    )
  }
  return nome === 'falhou' ? 'Tentar de novo' : LEVE[tipo]
}

function wordsOf(estado: Estado, isOnline: boolean): string {
  switch (estado.nome) {
    case 'olhando':
      return ''
    case 'fora':
      return isOnline ? 'Sem internet?' : 'Para levar, é preciso internet.'
    case 'no-plano':
      return 'No aparelho, com o plano de hoje.'
    case 'levando':
      return 'Levando…'
    case 'aqui':
      return hereInWords(estado.levada)
    default:
      return estado.mensagem
  }
}
