import { byCount, countedWords, listWords } from '@rumo/shared-ui/words'

/** What this device keeps of the signed-in account to send once there is a network. */
interface Espera {
  respostas: number
  simulados: number
  /** The screen shows waiting essays elsewhere, with a link to them. */
  redacoes: number
}

/** What waits to be sent besides essays; null when only essays wait. */
export function esperaInWords({ respostas, simulados, redacoes }: Espera): string | null {
  const what = [
    respostas > 0 && countedWords(respostas, 'resposta', 'respostas'),
    simulados > 0 && countedWords(simulados, 'simulado', 'simulados'),
  ].filter((words) => typeof words === 'string')
  if (what.length === 0) return redacoes > 0 ? null : 'Nada espera para ser enviado.'
  return `${listWords(what)} ${byCount(respostas + simulados, 'vai', 'vão')} para a sua conta quando a conexão voltar.`
}

/** The names of what was saved for use offline. */
export const levadasInWords = (nomes: readonly string[]): string =>
  nomes.length === 0
    ? 'Você não levou nada para usar sem internet.'
    : `Você levou para usar sem internet: ${listWords(nomes)}.`

interface Aviso {
  titulo: string
  mensagem: string
}

/** Why the numbers are missing, as far as the browser knows. */
export const semRedeInWords = (isOnline: boolean): Aviso =>
  isOnline
    ? {
        titulo: 'Sem resposta do servidor',
        mensagem:
          'Seus números aparecem aqui quando ele responder. O que você já fez não se perdeu.',
      }
    : {
        titulo: 'Sem internet',
        mensagem:
          'Seus números aparecem aqui quando a conexão voltar. O que você já fez não se perdeu.',
      }
