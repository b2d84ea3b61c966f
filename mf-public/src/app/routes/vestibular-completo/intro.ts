/** What the screen is for; it stands there before its code and what is on the device have come. */
export const INTRO =
  'Um simulado: marque tudo no cartão-resposta e veja a nota no fim. O que você começar fica guardado neste aparelho.'
