import { OUR_NOUNS } from './nouns.ts'

/**
 * What a server may offer beyond section 7 (docs/product/calls.md). Each call beyond section 7 carries one of these
 * names as its `extensao`. Each noun in `OUR_NOUNS` is one of them.
 */
export const EXTENSOES = [
  ...OUR_NOUNS,
  ...([
    'analises',
    'busca',
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
    'questoes_guardadas',
    'rascunho_da_redacao',
    'rascunhos',
    'redacoes_enviadas',
    'registro',
    'relatos',
    'resumo',
    'revisoes',
    'sem_javascript',
    'simulados',
    'simulados_feitos',
    'sorteios',
    'tentativas',
  ] as const),
].toSorted()
export type Extensao = (typeof EXTENSOES)[number]
