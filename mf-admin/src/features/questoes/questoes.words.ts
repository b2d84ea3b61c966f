import type { Estado, LinhaDeQuestao, Problema, RespostasDeQuestao } from '@rumo/contract'
import { plainWordsOf } from '@rumo/contract/texto'
import { ACHADOS_EM_PALAVRAS, nomeDaQuestao } from '@rumo/contract/rules'
import { byCount, countedWords } from '@rumo/shared-ui/words'
import type { ReferenciaWords } from '../../shared/referencias/referencias.words.ts'
import type { Situacao } from './questao-rascunho.ts'

export const SITUACAO_WORDS: Readonly<Record<Situacao, string>> = {
  normal: 'Normal',
  anulada: 'Anulada',
  retificada: 'Retificada',
}

export const REFERENCIA_WORDS: ReferenciaWords = {
  titulo: 'Referências',
  hint: 'Textos e imagens a que a questão se refere. Uma mesma referência pode servir a várias questões.',
  item: 'referência',
  do: 'da',
  texto: 'Texto da referência',
  agora: 'Agora é a referência',
  nova: 'Nova referência',
  usar: 'Usar uma que já existe',
  de: 'desta questão',
  em: 'nesta questão',
}

const PROBLEMA_WORDS: Readonly<Record<Problema, string>> = {
  texto_quebrado: ACHADOS_EM_PALAVRAS.texto_quebrado,
  sem_resposta: 'Sem resposta certa',
  sem_materia: 'Sem matéria',
  sem_numero: 'Sem número',
  alternativas_incompletas: 'Alternativas incompletas',
}

export const ESTADO_WORDS: Readonly<Record<Estado, string>> = {
  completa: 'Completas',
  incompleta: 'Incompletas',
  texto_quebrado: 'Com texto que não pode ser mostrado',
  sem_resposta: 'Sem resposta certa',
  sem_materia: 'Sem matéria',
  sem_numero: 'Sem número',
  com_figura: 'Com figura',
  anulada: 'Anuladas',
  retirada: 'Retiradas',
}

/** 'Completa', 'Anulada', 'Sem matéria, sem número'. */
export function estadoInWords({
  situacao,
  retirada_em,
  problemas,
}: Pick<LinhaDeQuestao, 'situacao' | 'retirada_em' | 'problemas'>): string {
  if (retirada_em !== null) return 'Retirada'
  const said = [
    situacao !== 'normal' && SITUACAO_WORDS[situacao],
    ...problemas.map((problema) => PROBLEMA_WORDS[problema]),
  ].filter((words) => words !== false)
  if (said.length === 0) return 'Completa'
  return said.map((words, index) => (index === 0 ? words : words.toLowerCase())).join(', ')
}

/** Whether the question can be used: then its bubble is filled. */
export const isReady = ({
  retirada_em,
  problemas,
}: Pick<LinhaDeQuestao, 'retirada_em' | 'problemas'>) =>
  retirada_em === null && problemas.length === 0

/** The name of a question on a screen of its prova. */
export const questaoName = ({ numero, trecho }: Pick<LinhaDeQuestao, 'numero' | 'trecho'>) =>
  numero === null ? plainWordsOf(trecho) || 'questão sem número' : `questão ${numero}`

/** The name of a question together with its prova: 'Questão 12 de Prova Azul'. */
export function questaoDaProva({
  numero,
  trecho,
  prova,
}: Pick<LinhaDeQuestao, 'numero' | 'trecho' | 'prova'>): string {
  const named = `${nomeDaQuestao(numero)} de ${prova.nome}`
  const words = numero === null && plainWordsOf(trecho)
  return words ? `${named}: “${words}”` : named
}

/** 'Ao salvar, 3 simulados já encerrados e 12 respostas são corrigidos de novo. …' */
export function recorrecaoInWords({ simulados, tentativas }: RespostasDeQuestao): string {
  const respostas = countedWords(tentativas, 'resposta', 'respostas')
  if (simulados === 0) {
    if (tentativas === 0) return 'Ninguém respondeu a esta questão ainda: nada é corrigido de novo.'
    return `Ao salvar, ${respostas} ${byCount(tentativas, 'é corrigida', 'são corrigidas')} de novo.`
  }
  const encerrados = countedWords(simulados, 'simulado já encerrado', 'simulados já encerrados')
  const all = tentativas === 0 ? encerrados : `${encerrados} e ${respostas}`
  const verb = byCount(simulados + tentativas, 'é corrigido', 'são corrigidos')
  const who = byCount(simulados, 'Quem o fez', 'Quem os fez')
  return `Ao salvar, ${all} ${verb} de novo. ${who} vê o resultado de antes, o de agora e por quê.`
}
