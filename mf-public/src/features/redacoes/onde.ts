/**
 * Where the last state of the draft is kept. `adiante`: the account has the draft, except what was written last.
 * `outro`: another device wrote a different text. `enviado`: another device has sent the essay, and the text is only on
 * this device. `encerrado`: another device has sent or discarded it.
 */
export type Onde = 'aparelho' | 'conta' | 'adiante' | 'outro' | Fim

export type Fim = 'enviado' | 'encerrado'

export const isFim = (onde: Onde): onde is Fim => onde === 'enviado' || onde === 'encerrado'
