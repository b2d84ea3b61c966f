// It imports nothing, not even login.early.ts, which does the same: another file would cost a round.

/** Remembers a form that is sent before the scripts of its screen are there. */
export const remember = ({ target }: Event) => {
  globalThis.rumoEnviado = target as HTMLFormElement
}

addEventListener('submit', remember)
