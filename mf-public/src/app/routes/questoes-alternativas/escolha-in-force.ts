import { materiaInForce } from '../../../features/materias/materias.calls.ts'
import { ofertaFor, withinOferta } from '../../../features/pratica/escolha.calls.ts'
import type { Escolha } from '../../../features/pratica/escolha.rules.ts'
import type { PraticaMemory } from '../../../features/pratica/pratica-memory.ts'

/** Limits a choice to what the server and the device support, as far as is known by now. */
export function escolhaInForce(escolha: Escolha, memory: PraticaMemory): Escolha {
  const within = withinOferta(escolha, ofertaFor(memory))
  const idMateria = materiaInForce(within.idMateria)
  return { ...within, idMateria, idAssunto: idMateria && within.idAssunto }
}
