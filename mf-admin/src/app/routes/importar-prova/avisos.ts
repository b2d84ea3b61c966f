import type { CadernoDeExame } from '@rumo/contract'
import { type Alvo, type Aviso, faltasDe, itemEm, questaoEm, temaEm } from '@rumo/contract/caderno'
import { duvidasDe } from '../../../features/importacoes/faltas.ts'

/** A path in a draft, as the server names the field that it refuses: 'questoes.3.alternativas.1.texto'. */
const DO_RASCUNHO = /^(questoes|redacoes|referencias)\.(\d+)(?:\.(.+))?$/

/** Finds the question or theme of a path in the draft. For a text that several questions share: the first question. */
function partida(
  { questoes, referencias }: CadernoDeExame,
  campo: string,
): { alvo: Alvo; resto: string } | null {
  const [, lista, at, resto = ''] = DO_RASCUNHO.exec(campo) ?? []
  const indice = Number(at)
  if (lista === 'questoes') return { alvo: questaoEm(indice), resto }
  if (lista === 'redacoes') return { alvo: temaEm(indice), resto }
  const id = lista === 'referencias' ? referencias[indice]?.id : undefined
  const first = questoes.findIndex(
    (questao) => id !== undefined && questao.referencias.includes(id),
  )
  if (id === undefined || first < 0) return null
  const place = questoes[first]?.referencias.indexOf(id) ?? 0
  return { alvo: questaoEm(first), resto: `referencias.${place}.${resto}` }
}

export const alvoDaRecusa = (
  caderno: CadernoDeExame,
  campos: Readonly<Record<string, string>>,
): Alvo | null =>
  Object.keys(campos).flatMap((campo) => partida(caderno, campo)?.alvo ?? [])[0] ?? null

/** The name of the editor's field for a path below a question or a theme. */
function campoDe({ lista }: Alvo, resto: string): string {
  if (resto.startsWith('alternativas.') || resto.startsWith('referencias.')) return resto
  if (lista === 'redacoes')
    return resto.startsWith('textos.') ? resto.replace('textos.', 'referencias.') : 'instrucoes'
  if (resto === 'alternativas' || resto === 'referencias') return resto
  if (resto === 'materia') return 'questao.id_materia'
  return resto === '' ? 'questao.texto' : `questao.${resto}`
}

/**
 * The messages for the open question or theme: doubts from the reading of the PDF (unless approved), fields that the
 * server refused, and missing fields.
 */
export function avisosDe(
  caderno: CadernoDeExame,
  alvo: Alvo,
  recusas: Readonly<Record<string, string>>,
): readonly Aviso[] {
  const item = itemEm(caderno, alvo)
  if (!item) return []
  const refused = Object.entries(recusas).flatMap(([campo, mensagem]) => {
    const there = partida(caderno, campo)
    if (there?.alvo.lista !== alvo.lista || there.alvo.indice !== alvo.indice) return []
    return { campo: campoDe(alvo, there.resto), mensagem }
  })
  return [...(item.aprovada ? [] : duvidasDe(item)), ...refused, ...faltasDe(caderno, alvo)]
}
