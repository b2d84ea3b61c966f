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

/** The name under which the account keeps what it has already been asked about, so that it is not asked again. */
const NAME = 'do-visitante/1'

interface Parts {
  device: Device
  fila: Pick<FilaDeTentativas, 'heldFor' | 'takeOver'>
  guardadas: Pick<QuestoesGuardadas, 'heldFor' | 'takeOver'>
  feitos: Pick<typeof feitos, 'add'>
  /** Removes everything that is kept for an owner. Resolves to false when the browser refuses. */
  forget?: (owner: string) => Promise<boolean>
}

/**
 * Asks, before an account signs in, whether the work that was done on this device without an account belongs to the
 * user. One question covers all of the work. If the user says yes, the account takes the work over. If the user says
 * no, none of the work goes to the account, because several people may use the device; the user then chooses whether
 * the work stays on the device or is removed. The same work is not asked about again until there is new work.
 */
export async function askAboutVisitante(parts: Parts, conta: string): Promise<void> {
  const { device, forget = forgetOwner } = parts
  // Entries that cannot be read stay on the device as they are.
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

/**
 * Identifies the work that was left. Without kept questions the text has the format of earlier releases, so that an
 * account that answered there is not asked again.
 */
const marcaOf = ({ guardadas, ...restos }: Restos): string =>
  JSON.stringify({ ...restos, ...(guardadas > 0 && { guardadas }) })

/** Counts what a visitor left on this device. Rejects when the device refuses the read. */
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
    // A simulado that waits for its grading is added later, when it is graded.
    const feito = simulado.corrigidas && feitoOf(simulado)
    if (feito) await feitos.add(conta, feito)
  }
  await takeOverRedacoes(device, conta)
}
