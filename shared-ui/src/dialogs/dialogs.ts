import type { ErrorBody, Icone } from '@rumo/contract'
import { load, open, untilReturned } from './open-dialog.ts'

interface Words {
  titulo: string
  texto: string
}

interface Pergunta extends Words {
  /** The label of the button that does it. Must be our own text, because it is parsed as markup. */
  confirmar: string
  /** The label of the button that changes nothing; 'Cancelar' by default. */
  cancelar?: string
  /**
   * For questions where much may be lost for good. `perigo` gives the button that does it another colour; `ficar` makes
   * the button that changes nothing the main one.
   */
  enfase?: 'perigo' | 'ficar'
  /** Aborted when the question no longer applies. The dialog then closes as if it were cancelled. */
  signal?: AbortSignal
}

interface Aviso extends Words {
  /** The icon that a server's error names; no icon by default. */
  icone?: Icone
  fechar?: string
  /** A link to continue elsewhere. A link within the site closes the dialog. */
  ligacao?: { texto: string; href: string }
  /** Aborted when the message no longer applies. The dialog then closes as if it were read. */
  signal?: AbortSignal
}

const TOAST_MS = 1000

/**
 * Asks before something is done that cannot be undone. Resolves to false for `cancelar`, Esc and a tap beside the
 * dialog. Settles once the focus is back where it was.
 */
export async function confirm(pergunta: Pergunta): Promise<boolean> {
  const { titulo, texto, confirmar, cancelar, enfase = '', signal } = pergunta
  const options = {
    titleText: titulo,
    text: texto,
    showCancelButton: true,
    confirmButtonText: confirmar,
    cancelButtonText: cancelar ?? 'Cancelar',
    // With the focus on the other button, Enter would immediately do what the question is about.
    focusCancel: true,
    didRender: (popup: HTMLElement) => {
      popup.dataset['enfase'] = enfase
    },
  }
  const isConfirmed = await open(options, signal)
  return isConfirmed ?? globalThis.confirm(`${titulo}\n\n${texto}`)
}

/** Shows a message that must be read before the user continues. Settles once the focus is back where it was. */
export async function alert(aviso: Aviso): Promise<void> {
  const { titulo, texto, icone, fechar = 'Entendi', ligacao, signal } = aviso
  const options = {
    titleText: titulo,
    // Passed as an element, so that no text in it is parsed as HTML.
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

/** The error with which a call was rejected. */
interface Failure extends Pick<ErrorBody, 'icone' | 'titulo' | 'mensagem'> {
  /** Whether the error ended the session. The shell reports that once for all calls that failed. */
  readonly endedSession?: boolean
}

/** Shows the server's message why something could not be done (docs/decisions/errors.md). */
export async function alertFailure(failure: Failure): Promise<void> {
  const { icone, titulo, mensagem, endedSession = false } = failure
  if (!endedSession) await alert({ icone, titulo, texto: mensagem })
}

/**
 * Shows for 1 s (docs/product/constants.md) what was done. A toast takes no focus and is hidden from screen readers;
 * the caller must put the words in a live region for them.
 */
export async function toast({ titulo, texto, icone = 'success' }: Aviso): Promise<void> {
  const loaded = await load()
  await untilReturned()
  // An open question stays: a toast would replace it.
  if (!loaded || loaded.SweetAlert.isVisible()) return
  await loaded.Toast.fire({
    timer: TOAST_MS,
    icon: icone,
    titleText: titulo,
    text: texto,
    didOpen: (popup) => popup.setAttribute('aria-hidden', 'true'),
  })
}

/** Loads the code of the dialogs ahead of the first one, for screens that also work without a network. */
export async function preloadDialogs(): Promise<void> {
  await load()
}
