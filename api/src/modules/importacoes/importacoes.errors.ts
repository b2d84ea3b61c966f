import { always, AppError, ConflictError, orMissing } from '../../errors.ts'

/** Throws a MissingRecordError where there is no such import. */
export const existing = orMissing('importacao_inexistente', 'Essa importação não existe.')

/** 409: as many are kept as may be, whatever became of them. */
export class TooManyImportacoesError extends always(
  ConflictError,
  'importacoes_demais',
  'Já há 500 importações na lista: delete as que não servem mais. As provas que elas criaram ficam.',
) {}

/** 409: it is neither waiting nor being read, so there is nothing to end. */
export class ReadAlreadyError extends always(
  ConflictError,
  'leitura_terminada',
  'A leitura desta prova já terminou.',
) {}

/** 409: its draft is not there yet, or has become a prova. */
export class NotInReviewError extends always(
  ConflictError,
  'fora_de_revisao',
  'Esta importação não está em revisão.',
) {}

/** 409: it has not become a prova yet, or the prova was removed. */
export class NotImportedError extends always(
  ConflictError,
  'nao_importada',
  'Nenhuma prova foi cadastrada com esta importação.',
) {}

/** 409: what students did depends on the prova. */
export class ProvaRespondidaError extends always(AppError, 409, {
  icone: 'warning',
  titulo: 'Não foi possível desfazer',
  mensagem:
    'Alunos já responderam questões desta prova. Em Provas, você ainda pode pô-la em rascunho.',
  codigo: 'em_uso',
}) {}

/** 422: not all of a draft is approved, or fit to become a prova; `campos` has a sentence for each place of it. */
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
