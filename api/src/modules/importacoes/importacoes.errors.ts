import { always, AppError, ConflictError, orMissing } from '../../errors.ts'

/** Throws a MissingRecordError when there is no such import. */
export const existing = orMissing('importacao_inexistente', 'Essa importação não existe.')

/** 409: there are as many imports as allowed, counted in every state. */
export class TooManyImportacoesError extends always(
  ConflictError,
  'importacoes_demais',
  'Já há 500 importações na lista: delete as que não servem mais. As provas que elas criaram ficam.',
) {}

/** 409: the import is neither queued nor being read, so there is nothing to cancel. */
export class ReadAlreadyError extends always(
  ConflictError,
  'leitura_terminada',
  'A leitura desta prova já terminou.',
) {}

/** 409: the import has no draft yet, or has already become a prova. */
export class NotInReviewError extends always(
  ConflictError,
  'fora_de_revisao',
  'Esta importação não está em revisão.',
) {}

/** 409: the import has not become a prova yet, or the prova was removed. */
export class NotImportedError extends always(
  ConflictError,
  'nao_importada',
  'Nenhuma prova foi cadastrada com esta importação.',
) {}

/** 409: students have answered questions of the prova. */
export class ProvaRespondidaError extends always(AppError, 409, {
  icone: 'warning',
  titulo: 'Não foi possível desfazer',
  mensagem:
    'Alunos já responderam questões desta prova. Em Provas, você ainda pode pô-la em rascunho.',
  codigo: 'em_uso',
}) {}

/**
 * 422: a part of the draft is not approved, or cannot become part of a prova; `campos` has a sentence for each such
 * part.
 */
export class UnfinishedError extends AppError {
  constructor(campos: Record<string, string>) {
    super(422, {
      icone: 'warning',
      titulo: 'Ainda não dá para importar',
      mensagem: 'Há o que aprovar ou corrigir no rascunho.',
      codigo: 'rascunho_incompleto',
      campos,
    })
  }
}
