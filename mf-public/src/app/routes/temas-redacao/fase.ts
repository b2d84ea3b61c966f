import type { Chegada } from '../../../features/redacoes/chegada.ts'
import type { Outro, Rascunho } from '../../../features/redacoes/rascunho.ts'
import type { TemaSorteavel } from '../../../features/redacoes/tema.ts'
import type { Box, Item } from '../../../features/redacoes/use-box.ts'

/** The step that is shown, such as an offer, the choice of a theme, or a sheet. */
export type Fase =
  | ({ nome: 'oferta' } & Chegada)
  | { nome: 'reescrita'; id: number }
  | { nome: 'sorteio'; numero: number; exceto: number | null; escolhido?: TemaSorteavel }
  | { nome: 'temas'; begun: Rascunho }
  | { nome: 'rascunho'; numero: number; rascunho: Rascunho }
  | { nome: 'escolha'; aqui: Rascunho; outro: Outro }
  | { nome: 'enviada'; item: string; idTema: number }

export const toWrite = (rascunho: Rascunho | null): Fase =>
  rascunho
    ? { nome: 'rascunho', numero: 0, rascunho }
    : { nome: 'sorteio', numero: 0, exceto: null }

export const toShow = ({ nome, guardada }: Item): Fase => ({
  nome: 'enviada',
  item: nome,
  idTema: guardada.tema.id,
})

/** What the user comes to the desk with, which decides the first step. */
export interface Arrival {
  rascunho: Rascunho | null
  /** The text that another device or tab wrote meanwhile; null when there is none. */
  outro: Outro | null
  /** The id of the essay to be written again; null when there is none. */
  reescrever: number | null
  /** What became of the essay that the user signed in to send; null when there is none. */
  chegada: Chegada | null
  /** The essay on this device that the address asks for; null when there is none. */
  guardada: Item | null
}

export function firstFase(
  { reescrever, rascunho, chegada, guardada, outro }: Arrival,
  { oferecidas }: Pick<Box, 'oferecidas'>,
): Fase {
  if (rascunho && outro) return { nome: 'escolha', aqui: rascunho, outro }
  if (reescrever !== null) {
    return rascunho?.id_anterior === reescrever
      ? toWrite(rascunho)
      : { nome: 'reescrita', id: reescrever }
  }
  // A draft stays on the sheet, because the screen of a sent essay leads to other themes and texts that would replace
  // it.
  if (guardada && !guardada.guardada.rascunho && !rascunho) return toShow(guardada)
  const nomes = [...(chegada?.nomes ?? []), ...oferecidas.map(({ nome }) => nome)]
  return chegada || nomes.length > 0
    ? { nome: 'oferta', nomes, recebida: chegada?.recebida ?? null }
    : toWrite(rascunho)
}
