import type { CadernoDeExame, NovaProvaImportada } from '@rumo/contract'
import { omit, omitBy } from 'es-toolkit'
import { isBlank } from '../../domain/exames/is-blank.ts'

type Wanted = Pick<NovaProvaImportada, 'nome' | 'data' | 'duracao_minutos'>

/**
 * The prova that a draft is to become, as an exam file (docs/exam-file.md) would have it, at the same places. Doubts
 * and approvals are left out.
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

/** Without empty fields: an editor leaves them empty, an exam file leaves them out. */
function filled(fields: object): object {
  return omitBy(
    { ...fields },
    (value: unknown) =>
      value === undefined || value === false || (typeof value === 'string' && isBlank(value)),
  )
}
