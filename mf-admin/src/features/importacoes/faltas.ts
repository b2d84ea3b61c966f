import type { CadernoDeExame } from '@rumo/contract'
import { isQuestao, situacoesDe, type Alvo, type Aviso, type Item } from '@rumo/contract/caderno'

/** The field of the editor for each kind of doubt. Other doubts belong to the text of the question. */
const CAMPOS: Readonly<Record<string, string>> = {
  alternativas_incompletas: 'alternativas',
  alternativa_vazia: 'alternativas',
  alternativa_com_imagem: 'alternativas',
  figura_entre_alternativas: 'alternativas',
  fim_de_alternativa: 'alternativas',
  letra_no_texto: 'alternativas',
  texto_depois_das_alternativas: 'alternativas',
  sem_resposta: 'alternativas',
  gabarito_difere: 'alternativas',
  figura_com_texto: 'referencias',
  tabela: 'referencias',
  texto_anunciado_vazio: 'referencias',
  anuncio_no_texto: 'questao.texto',
  numero_antes_ausente: 'questao.numero',
  numero_repetido: 'questao.numero',
}

/** The doubts of the extraction about an item, by the fields of the editor. */
export function duvidasDe(item: Item): readonly Aviso[] {
  const texto = isQuestao(item) ? 'questao.texto' : 'instrucoes'
  return item.problemas.map(({ codigo, mensagem }) => ({
    campo: (isQuestao(item) && CAMPOS[codigo]) || texto,
    mensagem,
  }))
}

/**
 * The question or theme to review next: the next doubt after a place, otherwise the next one that is not approved. The
 * search continues at the beginning. Null if all others are approved.
 */
export function proximoDe(caderno: CadernoDeExame, atual: Alvo | null): Alvo | null {
  const all = situacoesDe(caderno)
  const at = all.findIndex(
    ({ alvo }) => alvo.lista === atual?.lista && alvo.indice === atual.indice,
  )
  const round = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))]
  const found =
    round.find(({ situacao }) => situacao === 'duvida') ??
    round.find(({ situacao }) => situacao === 'livre')
  return found?.alvo ?? null
}
