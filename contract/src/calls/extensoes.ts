import { OUR_NOUNS } from './nouns.ts'

/**
 * What a server may offer beyond section 7 (docs/product/calls.md), under the names by which its calls announce it. A
 * noun of ours that administrators keep is one by its own name.
 */
export const EXTENSOES = [
  ...OUR_NOUNS,
  ...([
    'analises',
    'comentarios_prontos',
    'conta',
    'correcoes',
    'correio',
    'corretores',
    'dependencias',
    'edicao',
    'envios',
    'escolha',
    'estatisticas',
    'importacoes',
    'leitura',
    'rascunhos',
    'redacoes_enviadas',
    'registro',
    'relatos',
    'resumo',
    'revisoes',
    'simulados',
    'sorteios',
    'tentativas',
  ] as const),
].toSorted()
export type Extensao = (typeof EXTENSOES)[number]
