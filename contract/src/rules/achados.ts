/**
 * What is checked in a prova: an `impedimento` prevents its publication, an `aviso` is only shown
 * (docs/decisions/provas.md).
 */
export const ACHADOS = {
  sem_resposta: 'impedimento',
  numero_repetido: 'impedimento',
  alternativas_incompletas: 'impedimento',
  alternativas_iguais: 'impedimento',
  texto_quebrado: 'impedimento',
  formulas_demais: 'impedimento',
  sem_questoes: 'aviso',
  faltam_questoes: 'aviso',
  faltam_numeros: 'aviso',
  sem_numero: 'aviso',
  sem_materia: 'aviso',
  sem_arquivo: 'aviso',
  sem_descricao: 'aviso',
} as const satisfies Record<string, 'aviso' | 'impedimento'>

export type CodigoDeAchado = keyof typeof ACHADOS

/** The label of each finding. */
export const ACHADOS_EM_PALAVRAS: Readonly<Record<CodigoDeAchado, string>> = {
  sem_resposta: 'Sem uma resposta certa',
  numero_repetido: 'Número repetido',
  alternativas_incompletas: 'Alternativas incompletas',
  alternativas_iguais: 'Alternativas iguais',
  texto_quebrado: 'Texto que não pode ser mostrado',
  formulas_demais: 'Fórmulas demais para uma prova',
  sem_questoes: 'Nenhuma questão',
  faltam_questoes: 'Faltam questões',
  faltam_numeros: 'Lacunas na numeração',
  sem_numero: 'Sem número',
  sem_materia: 'Sem matéria',
  sem_arquivo: 'Sem o PDF da prova',
  sem_descricao: 'Imagem sem descrição',
}

/** A finding in a prova: the record with its name, and a detail in words. */
export interface Achado {
  codigo: CodigoDeAchado
  entidade: 'provas' | 'questoes' | 'redacoes'
  id: number
  nome: string
  detalhe: string | null
  /** The field of the record, by its name in the editor; only for a text that cannot be displayed. */
  campo?: string | undefined
}

/** Whether this finding prevents publication. */
export const isImpedimento = ({ codigo }: Pick<Achado, 'codigo'>): boolean =>
  ACHADOS[codigo] === 'impedimento'
