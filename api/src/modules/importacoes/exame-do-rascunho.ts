import type { CadernoDeExame, NovaProvaImportada } from '@rumo/contract'
import { omit, omitBy } from 'es-toolkit'
import { isBlank } from '../../domain/exames/is-blank.ts'

type Wanted = Pick<NovaProvaImportada, 'nome' | 'data' | 'duracao_minutos'>

/**
 * Turns a draft into an exam file (docs/exam-file.md) of the prova that it is to become; every part keeps its place.
 * Doubts and approvals are left out.
 */
export function exameDoRascunho(
  { prova, questoes, redacoes, referencias }: CadernoDeExame,
  { nome, data = prova?.data ?? null, duracao_minutos = prova?.duracao_minutos ?? null }: Wanted,
): object {
  return {
    prova: {
      nome,
      ...(data !== null && { data }),
      ...(duracao_minutos !== null && { duracao_minutos }),
      ...filled({ instrucoes: prova?.instrucoes }),
    },
    referencias: referencias.map(filled),
    questoes: questoes.map((questao) => ({
      ...filled(omit(questao, ['aprovada', 'problemas'])),
      alternativas: questao.alternativas.map(filled),
    })),
    redacao: redacoes.map((tema) => ({
      ...filled(omit(tema, ['aprovada', 'problemas'])),
      textos: tema.textos.map(filled),
    })),
  }
}

/** Leaves out empty fields: the editor sends them empty, an exam file does not have them. */
function filled(fields: object): object {
  return omitBy(
    { ...fields },
    (value: unknown) =>
      value === undefined || value === false || (typeof value === 'string' && isBlank(value)),
  )
}
