import type { ErrorBody, Icone } from '@rumo/contract'
import { load, open, untilReturned } from './open-dialog.ts'

interface Words {
  titulo: string
  texto: string
}

interface Pergunta extends Words {
  /** What the button says that does it. Written by us: it is parsed as markup. */
  confirmar: string
  /** What the button says that leaves everything as it is; 'Cancelar' unless told. */
  cancelar?: string
  /**
   * Where much is lost for good: `perigo` gives the button that does it another colour, `ficar` makes the one that leaves
   * everything as it is the main one.
   */
  enfase?: 'perigo' | 'ficar'
  /** Aborted once there is nothing to ask any more: then it goes, as if it had been left as it is. */
  signal?: AbortSignal
}

interface Aviso extends Words {
  /** As a server's error names it; no icon unless told. */
  icone?: Icone
  fechar?: string
  /** Where one may go on instead: within the site, what is followed closes the dialog. */
  ligacao?: { texto: string; href: string }
  /** Aborted once what it says holds no more: then it goes, as if it had been read. */
  signal?: AbortSignal
}

const TOAST_MS = 1000

/**
 * Asks before something is done that cannot be undone. False for `cancelar`, Esc and a tap beside it.
 * Settles once the focus is back where it was.
 */
export async function confirm(pergunta: Pergunta): Promise<boolean> {
  const { titulo, texto, confirmar, cancelar, enfase = '', signal } = pergunta
  const options = {
    titleText: titulo,
    text: texto,
    showCancelButton: true,
    confirmButtonText: confirmar,
    cancelButtonText: cancelar ?? 'Cancelar',
    // Enter at once would do what is being asked about.
    focusCancel: true,
    didRender: (popup: HTMLElement) => {
      popup.dataset['enfase'] = enfase
    },
  }
  const isConfirmed = await open(options, signal)
  return isConfirmed ?? globalThis.confirm(`${titulo}\n\n${texto}`)
}

/** Says something that must be read before one goes on. Settles once the focus is back where it was. */
export async function alert(aviso: Aviso): Promise<void> {
  const { titulo, texto, icone, fechar = 'Entendi', ligacao, signal } = aviso
  const options = {
    titleText: titulo,
    // An element, so that nothing in it is parsed as HTML.
    ...(ligacao ? { html: withLink(texto, ligacao) } : { text: texto }),
    ...(icone && { icon: icone }),
    confirmButtonText: fechar,
  }
  const isClosed = await open(options, signal)
  if (isClosed === undefined) globalThis.alert(`${titulo}\n\n${texto}`)
}

function withLink(texto: string, { texto: words, href }: { texto: string; href: string }) {
  const link = document.createElement('a')
  link.href = href
  link.textContent = words
  const box = document.createElement('div')
  box.append(texto, document.createElement('br'), link)
  return box
}

/** What a call was rejected with. */
interface Failure extends Pick<ErrorBody, 'icone' | 'titulo' | 'mensagem'> {
  /** The end of a session is reported by the shell, once for all calls that failed. */
  readonly endedSession?: boolean
}

/** Says in the server's words why something could not be done (docs/decisions/errors.md). */
export async function alertFailure(failure: Failure): Promise<void> {
  const { icone, titulo, mensagem, endedSession = false } = failure
  if (!endedSession) await alert({ icone, titulo, texto: mensagem })
}

/**
 * Says for 1 s (docs/product/constants.md) what was done. It takes no focus; the caller keeps the words in a live
 * region for screen readers.
 */
export async function toast({ titulo, texto, icone = 'success' }: Aviso): Promise<void> {
  const loaded = await load()
  await untilReturned()
  // A question that is open stays: a toast would take its place.
  if (!loaded || loaded.SweetAlert.isVisible()) return
  await loaded.Toast.fire({
    timer: TOAST_MS,
    icon: icone,
    titleText: titulo,
    text: texto,
    didOpen: (popup) => popup.setAttribute('aria-hidden', 'true'),
  })
}

/** Brings what draws a dialog before the first one is needed, for screens that go on without a network. */
export async function preloadDialogs(): Promise<void> {
  await load()
}
