/** What may keep a prova from being published, and what only has to be known (docs/decisions/provas.md). */
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

/** The same in words, as what is missing or wrong is called. */
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

/** A finding in a prova: the record, its name, and further words. */
export interface Achado {
  codigo: CodigoDeAchado
  entidade: 'provas' | 'questoes' | 'redacoes'
  id: number
  nome: string
  detalhe: string | null
  /** The field of the record, as its editor has it; only of a text that cannot be drawn. */
  campo?: string | undefined
}

/** Whether a prova with this finding must not be published. */
export const isImpedimento = ({ codigo }: Pick<Achado, 'codigo'>): boolean =>
  ACHADOS[codigo] === 'impedimento'
