import type { Estatisticas } from '@rumo/contract'
import {
  addDays,
  diaOf,
  placarOf,
  sequenciaOf,
  suggestMaterias,
  tendenciaOf,
  type Dia,
  type DiaDeMateria,
} from '@rumo/contract/rules'
import type { TentativaGuardada } from '@rumo/shared-auth/fila'
import { groupBy } from 'es-toolkit'

/** So many days the calendar shows at most, today included. */
const DAYS_SHOWN = 28
const MOST_SUGGESTED = 3

/** The same statistics, by the same rules, of what a device keeps where no server does. */
export function estatisticasOf(tentativas: readonly TentativaGuardada[], hoje: Dia): Estatisticas {
  const { certas } = placarOf(tentativas.map(({ resultado }) => resultado))
  const dias = [...new Set(tentativas.map(diaOfTentativa))].toSorted()
  const first = addDays(hoje, 1 - DAYS_SHOWN)
  const praticadas = byMateria(tentativas)
  return {
    respondidas: tentativas.length,
    certas,
    sequencia: {
      ...sequenciaOf(dias, hoje),
      dias: dias.filter((dia) => dia >= first && dia <= hoje),
    },
    simulados: [],
    redacoes: [],
    materias: praticadas.map(({ dias: ofMateria, ...materia }) => ({
      materia,
      certas: sumOf(ofMateria, 'certas'),
      total: sumOf(ofMateria, 'total'),
      tendencia: tendenciaOf(ofMateria),
    })),
    a_praticar: suggestMaterias(praticadas, MOST_SUGGESTED).flatMap(({ id_materia, motivo }) => {
      const materia = praticadas.find(({ id }) => id === id_materia)
      return materia ? [{ materia: { id: materia.id, nome: materia.nome }, motivo }] : []
    }),
  }
}

const diaOfTentativa = ({ respondida_em }: TentativaGuardada) => diaOf(Date.parse(respondida_em))

const sumOf = (dias: readonly DiaDeMateria[], what: 'certas' | 'total') =>
  dias.reduce((sum, dia) => sum + dia[what], 0)

/** Each matéria that is named, by its name, with what was answered of it on each day. */
function byMateria(tentativas: readonly TentativaGuardada[]) {
  return Object.values(groupBy(tentativas, ({ materia }) => materia?.id ?? 'nenhuma'))
    .flatMap((group) => {
      const materia = group[0]?.materia
      return materia ? [{ id: materia.id, nome: materia.nome, dias: byDia(group) }] : []
    })
    .toSorted((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'))
}

const byDia = (tentativas: readonly TentativaGuardada[]): DiaDeMateria[] =>
  Object.entries(groupBy(tentativas, diaOfTentativa)).map(([dia, group]) => ({
    dia,
    ...placarOf(group.map(({ resultado }) => resultado)),
  }))
