/** The purpose of the screen, shown before its code and the state on the device are loaded. */
export const INTRO =
  'Um simulado: marque tudo no cartão-resposta e veja a nota no fim. O que você começar fica guardado neste aparelho.'
