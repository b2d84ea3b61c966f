// Remembers a form that is sent before the scripts of its screen are there. It imports nothing: another file would cost a
// round.
addEventListener('submit', ({ target }) => {
  globalThis.rumoEnviado = target as HTMLFormElement
})

export {}
