import { addDays, type Dia } from './dia.ts'
import { weekdayOf } from './dias-de-estudo.ts'
import { metaDoDia, type EstudoFeito, type MetaDoDia, type Preparo } from './meta-do-dia.ts'

/** One of the coming days, as currently planned. */
export interface ProximoDia extends Pick<MetaDoDia, keyof EstudoFeito | 'minutos' | 'descanso'> {
  dia: Dia
}

/** The rest of a week, without today. */
const DIAS = 6

const NADA: EstudoFeito = { novas: 0, revisoes: 0, redacoes: 0 }

/**
 * What the next days bring, up to the eve of the exam, if the student does each day's share and answers everything
 * right. `revisoesOf` says how many reviews are due on a day.
 */
export function proximosDias(preparo: Preparo, revisoesOf: (dia: Dia) => number): ProximoDia[] {
  const dias: ProximoDia[] = []
  let before = preparo
  let meta = metaDoDia(preparo)
  for (let later = 1; later <= DIAS; later++) {
    before = nextDay(before, meta, revisoesOf)
    const { hoje: dia, dataDaProva } = before
    if (dia >= dataDaProva) break
    meta = metaDoDia(before)
    const { revisoes, novas, redacoes, minutos, descanso } = meta
    dias.push({ dia, revisoes, novas, redacoes, minutos, descanso })
  }
  return dias
}

/** The state on the following day, once this day's share is done. */
function nextDay(preparo: Preparo, meta: MetaDoDia, revisoesOf: (dia: Dia) => number): Preparo {
  const { hojeJa, diasEstudados, redacoesNaSemana } = preparo
  const hoje = addDays(preparo.hoje, 1)
  const isMonday = weekdayOf(hoje) === 0
  const hasStudied = meta.feito || meta.minutos > 0
  const vencidas = preparo.vencidas - meta.revisoes + revisoesOf(hoje)
  return {
    ...preparo,
    hoje,
    inicio: preparo.inicio ?? (hasStudied ? preparo.hoje : null),
    diasEstudados: isMonday ? 0 : diasEstudados + Number(hasStudied),
    redacoesNaSemana: isMonday ? 0 : redacoesNaSemana + hojeJa.redacoes + meta.redacoes,
    vencidas,
    revisoes: Math.max(vencidas, preparo.revisoes - meta.revisoes),
    novas: preparo.novas - meta.novas,
    hojeJa: NADA,
  }
}
