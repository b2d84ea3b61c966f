/**
 * Imported by the `*.early.ts` scripts. Remembers a form that was submitted before the scripts of its screen have
 * loaded, so that the screen can submit it again.
 */
export const remember = ({ target }: Event) => {
  globalThis.rumoEnviado = target as HTMLFormElement
}

addEventListener('submit', remember)
