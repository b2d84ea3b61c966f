import { byCount, countedWords, listWords } from '@rumo/shared-ui/words'
import { takesRedacoes } from '../features/redacoes/takes-redacoes.ts'

/** How much was done on this device without a session. */
export interface Restos {
  respostas: number
  simulados: number
  guardadas: number
  redacoes: number
  rascunhos: number
}

export const PERGUNTA = {
  titulo: 'Foi você que fez isto neste aparelho?',
  confirmar: 'Sim, levar para a minha conta',
  cancelar: 'Não fui eu',
}

export const DESTINO = {
  titulo: 'Nada disso foi para a sua conta',
  texto:
    'Se você deixar tudo no aparelho, quem fez pode levar ao entrar na própria conta. Se apagar, essa ação não pode ser desfeita.',
  confirmar: 'Apagar do aparelho',
  cancelar: 'Deixar no aparelho',
}

export const NAO_APAGADO = {
  icone: 'warning',
  titulo: 'Não foi possível apagar',
  texto: 'O navegador não permitiu. Nada foi para a sua conta: tudo continua no aparelho.',
} as const

/**
 * Says what was left on the device, and what happens if the user says yes: 'Alguém que … deixou aqui 12 respostas e 1
 * redação. …'
 */
export function perguntaInWords(restos: Restos): string {
  const { respostas, simulados, guardadas, redacoes, rascunhos } = restos
  const parts = [
    counted(respostas, 'resposta', 'respostas'),
    counted(simulados, 'simulado', 'simulados'),
    counted(guardadas, 'questão guardada', 'questões guardadas'),
    counted(redacoes, 'redação', 'redações'),
    counted(rascunhos, 'rascunho de redação', 'rascunhos de redação'),
  ].flat()
  const what = listWords(parts)
  return `Alguém que usou este aparelho sem entrar em uma conta deixou aqui ${what}. Se foi você, tudo vai para a sua conta${sendingInWords(redacoes)}.`
}

function sendingInWords(redacoes: number): string {
  if (redacoes === 0 || !takesRedacoes()) return ''
  return byCount(
    redacoes,
    ', e a redação é enviada para correção',
    ', e as redações são enviadas para correção',
  )
}

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [countedWords(count, one, many)]
