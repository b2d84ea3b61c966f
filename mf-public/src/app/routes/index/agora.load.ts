import { estatisticas, redacoesEnviadas, type LinhaDeSimulado } from '@rumo/contract'
import { diaOf, fimDoRelogio, isPausado, readRelogio, type Dia } from '@rumo/contract/rules'
import { http } from '@rumo/shared-auth'
import { VISITANTE, type Device, type OwnDevice } from '@rumo/shared-device/device'
import { novasCorrecoes } from '@rumo/shared-device/redacoes-vistas'
import type { FilaDeTentativas } from '@rumo/shared-device/fila'
import { listLevadas } from '@rumo/shared-device/levadas'
import { followPlano } from '@rumo/shared-device/plano-levado'
import { simuladoWords } from '@rumo/shared-ui/words'
import { contentInWords } from '../../../features/levadas/levadas.words.ts'
import {
  lastSets,
  placeOf,
  PRATICA_GUARDADA,
  readKept,
} from '../../../features/pratica/pratica.kept.ts'
import { blanksIn, countAnswered } from '../../../features/pratica/pratica.rules.ts'
import { readGuardadas } from '../../../features/redacoes/redacoes-guardadas.ts'
import { rascunhoOn, readRascunho } from '../../../features/redacoes/rascunho.ts'
import { rascunhoAgora } from '../../../features/redacoes/rascunho-agora.ts'
import { planOnDevice } from '../../../features/revisoes/plan-on-device.ts'
import {
  offersRevisao,
  planoOfServer,
  plansRevisoes,
} from '../../../features/revisoes/revisoes.calls.ts'
import { Cronometro } from '../../../features/simulado/cronometro.ts'
import { instantOf } from '../../../features/simulado/hora.ts'
import { listSimulados } from '../../../features/simulado/simulado-memory.ts'
import { listUnderWay, relogioOf } from '../../../features/simulado/simulado.calls.ts'
import { countMarked, estaPausado, type Simulado } from '../../../features/simulado/simulado.ts'
import type { Conhecido, SimuladoAberto } from './agora.conhecido.ts'
import { clearRedacoes } from './redacoes-entregues.ts'

/**
 * How long the home page waits for the server. A later answer would replace the slogans after the user has read them.
 */
const PATIENCE_MS = 4000

export interface Visto {
  conhecido: Conhecido
  /**
   * Reads the time left of the simulado in progress on this device, in ms; null without a simulado or without a time
   * limit.
   */
  readRestanteMs: () => number | null
}

interface Parts {
  device: Device
  fila: Pick<FilaDeTentativas, 'own'>
}

/** Reads what this device keeps for its user, and asks the server when the user has an account. Never rejects. */
export async function look({ device, fila }: Parts): Promise<Visto> {
  const owner = device.owner()
  const own = device.of(owner)
  const hoje = diaOf(Date.now())
  const [simulados, rascunho, treino, guardadas, aqui, conta] = await Promise.all([
    listSimulados(device, owner).catch(() => []),
    findRascunho(own, owner !== VISITANTE).catch(() => null),
    readTreino(own),
    // The essays of an account are sent automatically.
    owner === VISITANTE ? readGuardadas(own).catch(() => []) : [],
    navigator.onLine ? null : readAqui(hoje),
    owner === VISITANTE ? SEM_CONTA : askConta(own, hoje, fila),
  ])
  const aberto = simulados.find(({ etapa }) => etapa === 'em-curso' || etapa === 'entregue') ?? null
  const { linhas, ...known } = conta
  // After a failure, the next look tries again.
  if (owner !== VISITANTE)
    clearRedacoes(device, { owner, simulados, linhas }).catch(() => undefined)
  const elsewhere = (linhas ?? []).filter(({ id }) => !simulados.some((one) => one.id === id))
  const [here, others] = [aberto ? [abertoOf(aberto)] : [], elsewhere.flatMap(linhaOf)]
  return {
    conhecido: {
      hoje,
      temConta: owner !== VISITANTE,
      ...known,
      rascunho,
      treino,
      aqui,
      guardada: guardadas[0]
        ? { titulo: guardadas[0].tema.titulo, em: guardadas[0].enviada_em }
        : null,
      // A running simulado comes before one that waits for its grading.
      simulados: aberto?.etapa === 'entregue' ? [...others, ...here] : [...here, ...others],
    },
    readRestanteMs: aberto ? await readerOf(own, aberto) : () => null,
  }
}

const abertoOf = (simulado: Simulado): SimuladoAberto => ({
  id: null,
  nome: simuladoWords(simulado, simulado.questoes.length),
  marcadas: countMarked(simulado),
  total: simulado.questoes.length,
  etapa: simulado.etapa === 'em-curso' ? 'em-curso' : 'entregue',
  pausado: estaPausado(simulado),
  terminaEm: null,
})

function linhaOf(linha: LinhaDeSimulado): SimuladoAberto[] {
  if (linha.situacao !== 'em_curso') return []
  const fimMs = fimDoRelogio(relogioOf(linha))
  const aberto: SimuladoAberto = {
    id: linha.id,
    nome: simuladoWords(linha, linha.questoes),
    marcadas: linha.marcadas,
    total: linha.questoes,
    etapa: 'em-curso',
    pausado: isPausado(linha.pausas),
    terminaEm: fimMs === null ? null : new Date(fimMs).toISOString(),
  }
  return [aberto]
}

async function readerOf(own: OwnDevice, simulado: Simulado): Promise<() => number | null> {
  const cronometro = new Cronometro(own, simulado)
  await cronometro.restore()
  const { relogio } = simulado
  return () =>
    readRelogio(relogio, instantOf(cronometro.read(simulado), fimDoRelogio(relogio))).restanteMs
}

async function findRascunho(own: OwnDevice, hasConta: boolean): Promise<Conhecido['rascunho']> {
  const here = await readRascunho(rascunhoOn(own))
  if (hasConta) return rascunhoAgora(own, here, AbortSignal.timeout(PATIENCE_MS))
  return here && { titulo: here.tema.titulo }
}

/** The last practice set that was begun and has blank questions. */
async function readTreino(own: OwnDevice): Promise<Conhecido['treino']> {
  const kept = await own.read<unknown>(PRATICA_GUARDADA).catch(() => undefined)
  const set = lastSets(readKept(kept), Date.now()).findLast(
    ({ pratica }) => countAnswered(pratica) > 0 && blanksIn(pratica).length > 0,
  )
  if (!set) return null
  const { idMateria, pratica, changedAtMs } = set
  const lugar = placeOf(set)
  const [questao] = pratica.questoes
  const isOfProva = new URLSearchParams(lugar).has('prova')
  const materia = idMateria === null ? null : (questao?.materia?.nome ?? null)
  return {
    lugar,
    nome: isOfProva ? (questao?.prova.nome ?? null) : materia,
    respondidas: countAnswered(pratica),
    total: pratica.questoes.length,
    mostraResultado: pratica.mostraResultado,
    dia: diaOf(changedAtMs),
  }
}

/**
 * What was saved for use offline; null when nothing was. A study plan counts only on the day it was made for, and while
 * something of it is left.
 */
async function readAqui(hoje: Dia): Promise<Conhecido['aqui']> {
  const levadas = await listLevadas()
  const plano = levadas.find(
    ({ tipo, levadaEmMs }) => tipo === 'plano' && diaOf(levadaEmMs) === hoje,
  )
  if (levadas.length === 0) return null
  return { plano: (plano && contentInWords(plano)) || null, nomes: levadas.map(({ nome }) => nome) }
}

const SEM_CONTA = { linhas: [], plano: null, corrigidas: [], aPraticar: null }

async function askConta(own: OwnDevice, hoje: Dia, fila: Parts['fila']) {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const [linhas, plano, numeros] = await Promise.all([
    listUnderWay(signal).catch(() => null),
    findPlano(own, hoje, fila, signal).catch(() => null),
    http.offers(estatisticas.own)
      ? http.call(estatisticas.own, { signal }).catch(() => null)
      : null,
  ])
  const corrigidas = await novasCorrecoes(own, numeros?.redacoes ?? [], hoje)
  return {
    linhas,
    plano,
    corrigidas: http.offers(redacoesEnviadas.one) ? corrigidas : [],
    aPraticar: numeros?.a_praticar[0] ?? null,
  }
}

async function findPlano(
  own: OwnDevice,
  hoje: Dia,
  fila: Parts['fila'],
  signal: AbortSignal,
): Promise<Conhecido['plano']> {
  if (plansRevisoes()) {
    const plano = await planoOfServer(signal)
    void followPlano(own, plano)
    return plano
  }
  if (!offersRevisao()) return null
  const { vencidas } = await planOnDevice(await fila.own(), hoje)
  return { data_da_prova: null, vencidas: vencidas.length }
}
