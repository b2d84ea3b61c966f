import type { Estatisticas } from '@rumo/contract'
import {
  diaOf,
  placarOf,
  praticadoOf,
  praticaOf,
  primeirasOf,
  type Dia,
  type DiaPraticado,
  type MateriaConhecida,
} from '@rumo/contract/rules'
import type { TentativaGuardada } from '@rumo/shared-device/fila'
import { groupBy } from 'es-toolkit'

/**
 * Computes the statistics of a server from the answers on a device, with the same rules, when no server computes them.
 */
export function estatisticasOf(tentativas: readonly TentativaGuardada[], hoje: Dia): Estatisticas {
  const primeiras = primeirasOf(
    tentativas.map((tentativa) => ({ ...tentativa, id_materia: idMateriaOf(tentativa) })),
  )
  const pratica = praticaOf(diasOf(tentativas), primeiras)
  const praticado = praticadoOf(pratica, materiasOf(tentativas), hoje)
  return { ...praticado, em_simulado: 0, simulados: [], redacoes: [] }
}

const idMateriaOf = ({ materia }: TentativaGuardada) => materia?.id ?? 0
const diaOfTentativa = ({ respondida_em }: TentativaGuardada) => diaOf(Date.parse(respondida_em))

function diasOf(tentativas: readonly TentativaGuardada[]): DiaPraticado[] {
  const byDia = Object.entries(groupBy(tentativas, diaOfTentativa))
  return byDia.flatMap(([dia, ofDia]) =>
    Object.entries(groupBy(ofDia, idMateriaOf)).map(([id, group]) => ({
      dia,
      id_materia: Number(id),
      ...placarOf(group.map(({ resultado }) => resultado)),
    })),
  )
}

/** Only matérias with a name: the device knows nothing about others. */
function materiasOf(tentativas: readonly TentativaGuardada[]): MateriaConhecida[] {
  const named = tentativas.flatMap(({ materia }) => (materia ? [materia] : []))
  const byId = new Map(named.map(({ id, nome }) => [id, { id, nome, isDrawable: true }]))
  return [...byId.values()].toSorted((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'))
}
