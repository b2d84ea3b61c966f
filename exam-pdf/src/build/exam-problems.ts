import type { Problema, ProblemaCodigo } from '../result.ts'

const SENTENCES: Record<ProblemaCodigo, string> = {
  alternativas_incompletas: 'O número de alternativas encontradas não é o das outras questões.',
  alternativa_vazia: 'Uma alternativa ficou sem texto e sem imagem.',
  alternativa_com_imagem: 'As alternativas são imagens ou fórmulas: confira os recortes.',
  anuncio_no_texto: 'O texto traz um anúncio de outras questões: confira onde ele termina.',
  enunciado_vazio: 'O enunciado ficou vazio.',
  caracteres_desconhecidos: 'Há sinais que o PDF não diz quais são: compare com a página.',
  figura_com_texto: 'Uma figura tem frases dentro dela: confira se nenhuma é do enunciado.',
  figura_entre_alternativas: 'Há uma figura entre as alternativas: confira a qual delas pertence.',
  formula: 'Há frações ou fórmulas que o texto não mostra bem: compare com a página.',
  numero_antes_ausente: 'A questão anterior a esta não foi encontrada.',
  numero_repetido:
    'Este número aparece mais de uma vez na prova: confira a qual opção ou matéria pertence.',
  sem_resposta: 'O gabarito não traz a resposta desta questão.',
  tabela: 'Uma tabela ficou como imagem: confira o recorte.',
  texto_anunciado_vazio: 'O texto que a prova anuncia para esta questão não foi encontrado.',
  texto_depois_das_alternativas:
    'Sobrou texto depois da última alternativa: confira de que questão ele é.',
  comeco_de_texto: 'O texto começa no meio de uma frase: confira se falta o começo.',
  fim_de_alternativa: 'Só algumas alternativas terminam com ponto: confira o fim de cada uma.',
  letra_no_texto: 'Há no texto uma letra que parece a de uma alternativa.',
}

/** A formula may be a picture in its line. */
export const DRAWN_FORMULA =
  'Há um desenho no meio de uma linha, como o de uma fórmula: compare com a página.'

/** A fraction that was joined from its parts counts as text. */
export const WRITTEN_FRACTION = 'Há frações escritas como fórmulas: compare com a página.'

/** Small capitals may come in pieces. */
export const FRAGMENTS = 'Há palavras que o PDF traz aos pedaços: compare com a página.'

/** A named problem, in its own words or in more exact ones. */
export function problem(codigo: ProblemaCodigo, mensagem = SENTENCES[codigo]): Problema {
  return { codigo, mensagem }
}

/** Fewer alternatives may be a choice between right and wrong, or a question that was not read completely. */
export const LEAST_CHOICE = 3

/** The number of alternatives, and that of other questions: 'Nenhuma alternativa foi encontrada.' */
export function alternativesInWords(found: number, usual: number): string {
  const others =
    usual >= LEAST_CHOICE
      ? `; as outras questões têm ${usual}.`
      : ': confira se a prova é de múltipla escolha.'
  if (found === 0) return `Nenhuma alternativa foi encontrada${others}`
  return found === 1
    ? `Foi encontrada 1 alternativa${others}`
    : `Foram encontradas ${found} alternativas${others}`
}

/** How much each problem takes from the confidence of a question. */
const SEVERITY: Partial<Record<ProblemaCodigo, number>> = {
  alternativas_incompletas: 0.5,
  alternativa_vazia: 0.5,
  enunciado_vazio: 0.5,
  caracteres_desconhecidos: 0.4,
  numero_antes_ausente: 0.3,
  texto_depois_das_alternativas: 0.3,
}
const USUAL = 0.2
/** A question without problems may still be wrong. */
const SURE = 0.99

/** The confidence in a question with these problems, from 0 to 1. */
export function confidenceOf(problemas: readonly Problema[]): number {
  const left = problemas.reduce(
    (rest, { codigo }) => rest * (1 - (SEVERITY[codigo] ?? USUAL)),
    SURE,
  )
  return Math.round(left * 100) / 100
}
