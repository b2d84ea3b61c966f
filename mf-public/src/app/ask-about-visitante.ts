import { forgetOwner, VISITANTE, type Device } from '@rumo/shared-device/device'
import type { feitos } from '@rumo/shared-device/envios'
import type { FilaDeTentativas } from '@rumo/shared-device/fila'
import type { QuestoesGuardadas } from '@rumo/shared-device/guardadas'
import { alert, confirm } from '@rumo/shared-ui'
import { takeOverPratica } from '../features/pratica/take-over-pratica.ts'
import { takeOverRedacoes } from '../features/redacoes/take-over-redacoes.ts'
import { readGuardadas } from '../features/redacoes/redacoes-guardadas.ts'
import { rascunhoOn, readRascunho } from '../features/redacoes/rascunho.ts'
import { feitoOf } from '../features/simulado/grade.ts'
import { listSimulados, takeOverSimulados } from '../features/simulado/simulado-memory.ts'
import { takeOverRedacaoDaProva } from './routes/vestibular-completo/redacao-da-prova.ts'
import {
  type Restos,
  PERGUNTA,
  DESTINO,
  NAO_APAGADO,
  perguntaInWords,
} from './ask-about-visitante.words.ts'

/** Where the account keeps what it has answered about, so that it is not asked again. */
const NAME = 'do-visitante/1'

interface Parts {
  device: Device
  fila: Pick<FilaDeTentativas, 'heldFor' | 'takeOver'>
  guardadas: Pick<QuestoesGuardadas, 'heldFor' | 'takeOver'>
  feitos: Pick<typeof feitos, 'add'>
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
  // Unreadable entries are kept as they are.
  const restos = await restosOf(parts).catch(() => NADA)
  const marca = marcaOf(restos)
  const own = device.of(conta)
  const asked = await own.read<unknown>(NAME).catch(() => undefined)
  if (marca === marcaOf(NADA) || marca === asked) return
  if (await confirm({ ...PERGUNTA, texto: perguntaInWords(restos) })) {
    await takeAlong(parts, conta).catch(() => undefined)
    const left = await restosOf(parts).catch(() => NADA)
    await own.update<unknown>(NAME, () => marcaOf(left))
    return
  }
  if (!(await confirm(DESTINO))) {
    await own.update<unknown>(NAME, () => marca)
    return
  }
  if (!(await forget(VISITANTE))) await alert(NAO_APAGADO)
}

const NADA: Restos = { respostas: 0, simulados: 0, guardadas: 0, redacoes: 0, rascunhos: 0 }

/** Without kept questions it is the format of earlier releases, so that an account that answered is not asked again. */
const marcaOf = ({ guardadas, ...restos }: Restos): string =>
  JSON.stringify({ ...restos, ...(guardadas > 0 && { guardadas }) })

/** Rejects where the device refuses. */
async function restosOf({ device, fila, guardadas }: Parts): Promise<Restos> {
  const visitante = device.of(VISITANTE)
  const respostas = await fila.heldFor(VISITANTE)
  const simulados = await listSimulados(device, VISITANTE)
  const questoes = await guardadas.heldFor(VISITANTE)
  const escritas = await readGuardadas(visitante)
  const draft = await readRascunho(rascunhoOn(visitante))
  const redacoes = escritas.filter(({ rascunho }) => !rascunho).length
  return {
    respostas: respostas.length,
    simulados: simulados.length,
    guardadas: questoes.length,
    redacoes,
    rascunhos: escritas.length - redacoes + (draft ? 1 : 0),
  }
}

async function takeAlong({ device, fila, guardadas, feitos }: Parts, conta: string): Promise<void> {
  await fila.takeOver(conta)
  await guardadas.takeOver(conta)
  await takeOverPratica(device, conta)
  const simulados = await listSimulados(device, VISITANTE)
  await takeOverSimulados(device, conta)
  const own = new Set((await listSimulados(device, conta)).map(({ chave }) => chave))
  for (const simulado of simulados.filter(({ chave }) => own.has(chave))) {
    await takeOverRedacaoDaProva(device, conta, simulado)
    // One that waits for its grading goes once it has it.
    const feito = simulado.corrigidas && feitoOf(simulado)
    if (feito) await feitos.add(conta, feito)
  }
  await takeOverRedacoes(device, conta)
}
