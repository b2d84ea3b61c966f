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

/** The formula may be a picture in the middle of a line, which the text lacks. */
export const DRAWN_FORMULA =
  'Há um desenho no meio de uma linha, como o de uma fórmula: compare com a página.'

/** The fraction was assembled from its parts, so the text contains it. */
export const WRITTEN_FRACTION = 'Há frações escritas como fórmulas: compare com a página.'

/** Small capitals may be read as fragments of words. */
export const FRAGMENTS = 'Há palavras que o PDF traz aos pedaços: compare com a página.'

/** A problem with its usual sentence, or with a more exact one. */
export function problem(codigo: ProblemaCodigo, mensagem = SENTENCES[codigo]): Problema {
  return { codigo, mensagem }
}

/** With fewer alternatives, a question may be a choice between right and wrong, or was not read completely. */
export const LEAST_CHOICE = 3

/** A sentence on the number of alternatives found, and on that of the other questions. */
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

/** The share of a question's confidence that each problem takes away. */
const SEVERITY: Partial<Record<ProblemaCodigo, number>> = {
  alternativas_incompletas: 0.5,
  alternativa_vazia: 0.5,
  enunciado_vazio: 0.5,
  caracteres_desconhecidos: 0.4,
  numero_antes_ausente: 0.3,
  texto_depois_das_alternativas: 0.3,
}
const USUAL = 0.2
/** The confidence in a question without problems, which may still be wrong. */
const SURE = 0.99

/** The confidence in a question with these problems, from 0 to 1. */
export function confidenceOf(problemas: readonly Problema[]): number {
  const left = problemas.reduce(
    (rest, { codigo }) => rest * (1 - (SEVERITY[codigo] ?? USUAL)),
    SURE,
  )
  return Math.round(left * 100) / 100
}
