import type { Prova } from '@rumo/contract'
import { longDayWords, vestibularWords } from '@rumo/shared-ui/words'
import { durationInWords } from '../../shared/duracao.ts'
import type { Documento } from '../../shared/documento.ts'
import type { Edicao } from './provas.rules.ts'

/** When an exam was held: '1º semestre de 2025'. */
export function edicaoInWords(edicao: Edicao | null): string {
  if (!edicao) return 'Sem vestibular'
  return vestibularWords(edicao)
}

export function nomeOf({ nome }: Pick<Prova, 'nome'>): string {
  return nome || 'Prova sem nome'
}

/** The title of a document of a prova: 'Prova Azul', or 'Gabarito: Prova Azul' for its key. */
export function tituloOf(prova: Pick<Prova, 'nome'>, documento: Documento): string {
  return documento === 'gabarito' ? `Gabarito: ${nomeOf(prova)}` : nomeOf(prova)
}

/** Date and duration of a prova, as far as they are known: '15 de junho de 2025', '4 h 30 min'. */
export function factsOf({ data, duracao_minutos }: Prova): string[] {
  return [dateInWords(data), durationInWords(duracao_minutos)].filter((words) => words !== '')
}

function dateInWords(data: string | null | undefined): string {
  return Number.isNaN(Date.parse(data ?? '')) ? '' : longDayWords(data ?? '')
}

/** The file name under which a PDF is downloaded. It comes from the title and not from the name on the server. */
export function fileNameOf(titulo: string, edicao: Edicao | null): string {
  const words = edicao ? [titulo, edicaoInWords(edicao)] : [titulo]
  const name = words.join(', ').replaceAll(/[\s/\\:*?"<>|]+/g, ' ')
  return `${name.trim()}.pdf`
}
