/** For `*.early.ts`: remembers a form that is submitted before the scripts of its screen are there. */
export const remember = ({ target }: Event) => {
  globalThis.rumoEnviado = target as HTMLFormElement
}

addEventListener('submit', remember)
