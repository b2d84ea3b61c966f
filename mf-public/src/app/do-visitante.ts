import { forgetOwner, VISITANTE, type Device } from '@rumo/shared-device/device'
import type { FilaDeTentativas } from '@rumo/shared-device/fila'
import { alert, confirm } from '@rumo/shared-ui'
import { byCount, countedWords, listWords } from '@rumo/shared-ui/words'
import { takeOverRedacoes } from '../features/redacoes/do-visitante.ts'
import { takesRedacoes } from '../features/redacoes/envio.ts'
import { readGuardadas } from '../features/redacoes/guardadas.ts'
import { rascunhoOn, readRascunho } from '../features/redacoes/rascunho.ts'
import { listSimulados, takeOverSimulados } from '../features/simulado/memory.ts'

/** Where the account keeps what it has answered about, so that it is not asked again. */
const NAME = 'do-visitante/1'

/** How much was done on this device without a session. */
interface Restos {
  respostas: number
  simulados: number
  redacoes: number
  rascunhos: number
}

interface Parts {
  device: Device
  fila: Pick<FilaDeTentativas, 'heldFor' | 'takeOver'>
  /** Removes all that is kept for an owner; false where the browser refuses. */
  forget?: (owner: string) => Promise<boolean>
}

/**
 * Asks, before an account enters, whether what was done on this device without one is its own, all of it at once, and
 * brings it along for a yes. A device has more than one user: for a no nothing of it goes to the account, and it stays
 * on the device or is removed, as they choose. What was left is not asked about again until there is other work.
 */
export async function askAboutVisitante(parts: Parts, conta: string): Promise<void> {
  const { device, forget = forgetOwner } = parts
  // What cannot be read stays where it is.
  const restos = await restosOf(parts).catch(() => NADA)
  const marca = JSON.stringify(restos)
  const own = device.of(conta)
  const asked = await own.read<unknown>(NAME).catch(() => undefined)
  if (marca === JSON.stringify(NADA) || marca === asked) return
  if (await confirm({ ...PERGUNTA, texto: perguntaInWords(restos) })) {
    await takeAlong(parts, conta).catch(() => undefined)
    const left = await restosOf(parts).catch(() => NADA)
    await own.update<unknown>(NAME, () => JSON.stringify(left))
    return
  }
  if (!(await confirm(DESTINO))) {
    await own.update<unknown>(NAME, () => marca)
    return
  }
  if (!(await forget(VISITANTE))) await alert(NAO_APAGADO)
}

const NADA: Restos = { respostas: 0, simulados: 0, redacoes: 0, rascunhos: 0 }

/** Rejects where the device refuses. */
async function restosOf({ device, fila }: Parts): Promise<Restos> {
  const visitante = device.of(VISITANTE)
  const respostas = await fila.heldFor(VISITANTE)
  const simulados = await listSimulados(device, VISITANTE)
  const guardadas = await readGuardadas(visitante)
  const draft = await readRascunho(rascunhoOn(visitante))
  const redacoes = guardadas.filter(({ rascunho }) => !rascunho).length
  return {
    respostas: respostas.length,
    simulados: simulados.length,
    redacoes,
    rascunhos: guardadas.length - redacoes + (draft ? 1 : 0),
  }
}

async function takeAlong({ device, fila }: Parts, conta: string): Promise<void> {
  await fila.takeOver(conta)
  await takeOverSimulados(device, conta)
  await takeOverRedacoes(device, conta)
}

const PERGUNTA = {
  titulo: 'Foi você que fez isto neste aparelho?',
  confirmar: 'Sim, levar para a minha conta',
  cancelar: 'Não fui eu',
}

const DESTINO = {
  titulo: 'Nada disso foi para a sua conta',
  texto:
    'Se você deixar tudo no aparelho, quem fez pode levar ao entrar na própria conta. Se apagar, essa ação não pode ser desfeita.',
  confirmar: 'Apagar do aparelho',
  cancelar: 'Deixar no aparelho',
}

const NAO_APAGADO = {
  icone: 'warning',
  titulo: 'Não foi possível apagar',
  texto: 'O navegador não permitiu. Nada foi para a sua conta: tudo continua no aparelho.',
} as const

/** What there is, and what becomes of it: 'Alguém que … deixou aqui 12 respostas e 1 redação. …' */
function perguntaInWords({ respostas, simulados, redacoes, rascunhos }: Restos): string {
  const parts = [
    counted(respostas, 'resposta', 'respostas'),
    counted(simulados, 'simulado', 'simulados'),
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
