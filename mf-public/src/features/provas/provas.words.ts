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

/** What a document of a prova is called: 'Gabarito: Prova Azul' for its key. */
export function tituloOf(prova: Pick<Prova, 'nome'>, documento: Documento): string {
  return documento === 'gabarito' ? `Gabarito: ${nomeOf(prova)}` : nomeOf(prova)
}

/** What is known of a prova beside its name: '15 de junho de 2025 · 4 h 30 min'; empty where nothing is. */
export function factsInWords({ data, duracao_minutos }: Prova): string {
  return [dateInWords(data), durationInWords(duracao_minutos)].filter(Boolean).join(' · ')
}

function dateInWords(data: string | null | undefined): string {
  return Number.isNaN(Date.parse(data ?? '')) ? '' : longDayWords(data ?? '')
}

/** The name under which a PDF of this title is saved, whatever it is called where it lies. */
export function fileNameOf(titulo: string, edicao: Edicao | null): string {
  const words = edicao ? [titulo, edicaoInWords(edicao)] : [titulo]
  const name = words.join(', ').replaceAll(/[\s/\\:*?"<>|]+/g, ' ')
  return `${name.trim()}.pdf`
}
