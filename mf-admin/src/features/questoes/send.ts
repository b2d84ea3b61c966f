import { letraEm, type QuestaoEditada, type QuestaoSorteada } from '@rumo/contract'
import { edicaoSchemas } from '@rumo/contract/schemas/edicao'
import { problemsByPath } from '../../shared/crud/form-problems.ts'
import { sentImagem, shownImagem } from '../../shared/editor/imagem.ts'
import { sentReferencias, shownReferencias } from '../../shared/referencias/referencias-rascunho.ts'
import type { Rascunho } from './questao-rascunho.ts'

/** The request body for a question. The schema of the call checks its numbers. */
export function bodyOf(rascunho: Rascunho): QuestaoEditada {
  const { alternativas, referencias } = rascunho
  return {
    questao: {
      id_prova: rascunho.id_prova,
      ...(rascunho.versao !== null && { versao: rascunho.versao }),
      texto: rascunho.texto,
      numero: numberIn(rascunho.numero),
      situacao: rascunho.situacao,
      explicacao: rascunho.explicacao,
      id_materia: numberIn(rascunho.id_materia),
      ...(rascunho.id_assunto !== undefined && { id_assunto: numberIn(rascunho.id_assunto) }),
    },
    alternativas: alternativas.map(({ id, texto, correta, comentario, ...imagem }) => ({
      // An alternative keeps its id wherever it is moved.
      ...(id !== null && { id }),
      texto,
      correta,
      comentario,
      ...sentImagem(imagem),
    })),
    referencias: sentReferencias(referencias),
  }
}

/** A text that is no integer becomes NaN, which the schema rejects. `Number` alone would accept '1e2'. */
function numberIn(text: string): number | null {
  const typed = text.trim()
  if (typed === '') return null
  return /^-?\d+$/.test(typed) ? Number(typed) : Number.NaN
}

/** The problems of a question, by the path of each field: 'alternativas.1.texto'. */
export const problemsOfQuestao = (rascunho: Rascunho) =>
  problemsByPath(edicaoSchemas.createQuestao.body, bodyOf(rascunho))

const FIELDS: Readonly<Record<string, string>> = {
  'questao.numero': 'Número',
  'questao.situacao': 'Situação',
  'questao.id_materia': 'Matéria',
  'questao.id_assunto': 'Assunto',
  'questao.texto': 'Texto da questão',
  'questao.imagem': 'Texto da questão',
  'questao.explicacao': 'Explicação',
  alternativas: 'Alternativas',
  referencias: 'Referências',
}

/** The label of the field at a path: 'Alternativa B'. */
export function labelOf(path: string): string {
  const [list, index] = path.split('.')
  if (list === 'alternativas' && index !== undefined) return `Alternativa ${letraEm(Number(index))}`
  if (list === 'referencias' && index !== undefined) return `Referência ${Number(index) + 1}`
  return FIELDS[path] ?? 'Questão'
}

interface Around {
  materia: QuestaoSorteada['materia']
  prova: QuestaoSorteada['prova']
}

/** The question as a candidate would get it with the current content of the form. */
export function previewOf(rascunho: Rascunho, { materia, prova }: Around): QuestaoSorteada {
  return {
    id: 1,
    id_prova: rascunho.id_prova,
    texto: rascunho.texto,
    situacao: rascunho.situacao,
    explicacao: rascunho.explicacao || null,
    materia,
    prova,
    alternativas: rascunho.alternativas.map((alternativa, index) => ({
      id: alternativa.chave,
      id_questao: 1,
      nome: letraEm(index),
      texto: alternativa.texto,
      correta: alternativa.correta,
      comentario: alternativa.comentario || null,
      ...shownImagem(alternativa),
    })),
    referencias: shownReferencias(rascunho.referencias),
  }
}
