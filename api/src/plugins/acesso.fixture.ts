import * as contract from '@rumo/contract'

/** Whom a call is for, and what it answers to those whom it lets in, who here send no body. */
type Expected = readonly [contract.Acesso, number]

/** Of the nouns that administrators keep: everybody reads them, they alone write (docs/decisions/roles.md). */
const BY_RULE = Object.fromEntries(
  [...contract.NOUNS_OF_SECTION_7, ...contract.OUR_NOUNS].flatMap((noun): [string, Expected][] => [
    [`GET /${noun}`, ['publico', 200]],
    [`GET /${noun}/{id}`, ['publico', 404]],
    [`POST /${noun}`, ['administrador', 400]],
    [`PUT /${noun}/{id}`, ['administrador', 400]],
    [`DELETE /${noun}/{id}`, ['administrador', 404]],
  ]),
)

/** Every other call, and those of such nouns that are for others. */
export const BY_NAME: Record<string, Expected> = {
  'GET /alternativas': ['publico', 400],
  ...avulsos('alternativas'),
  'GET /analises': ['administrador', 200],
  'GET /analises/{id}': ['administrador', 404],
  'GET /conta/dados': ['conta', 200],
  'PUT /conta': ['conta', 400],
  'DELETE /conta': ['conta', 400],
  'GET /comentarios-prontos': ['corretor', 200],
  'PUT /comentarios-prontos': ['corretor', 400],
  'GET /correcoes': ['corretor', 200],
  'GET /correcoes/{id}': ['corretor', 404],
  'POST /correcoes': ['corretor', 400],
  'PUT /correcoes/{id}': ['corretor', 400],
  'POST /correcoes/{id}/entrega': ['corretor', 400],
  'DELETE /correcoes/{id}': ['corretor', 404],
  'GET /corretores': ['corretor', 200],
  'GET /dependencias/{entidade}/{id}': ['administrador', 404],
  'GET /edicao/provas/{id}/conferencia': ['administrador', 404],
  'GET /edicao/questoes': ['administrador', 200],
  'GET /edicao/questoes/{id}': ['administrador', 404],
  'GET /edicao/questoes/{id}/respostas': ['administrador', 404],
  'GET /edicao/redacoes/{id}': ['administrador', 404],
  'GET /edicao/referencias': ['administrador', 200],
  'POST /edicao/lotes': ['administrador', 400],
  'POST /edicao/publicacoes': ['administrador', 400],
  'POST /edicao/questoes': ['administrador', 400],
  'POST /edicao/redacoes': ['administrador', 400],
  'PUT /edicao/questoes/{id}': ['administrador', 400],
  'PUT /edicao/redacoes/{id}': ['administrador', 400],
  'DELETE /edicao/questoes/{id}': ['administrador', 404],
  'POST /envios': ['administrador', 415],
  'GET /estatisticas': ['conta', 200],
  'GET /importacoes': ['administrador', 200],
  'GET /importacoes/{id}': ['administrador', 404],
  'GET /importacoes/{id}/andamento': ['administrador', 404],
  'POST /importacoes': ['administrador', 400],
  'POST /importacoes/{id}/cancelamento': ['administrador', 404],
  'POST /importacoes/{id}/gabarito': ['administrador', 400],
  'POST /importacoes/{id}/prova': ['administrador', 400],
  'POST /importacoes/{id}/trechos': ['administrador', 400],
  'PUT /importacoes/{id}/rascunho': ['administrador', 400],
  'DELETE /importacoes/{id}': ['administrador', 404],
  'DELETE /importacoes/{id}/prova': ['administrador', 404],
  'GET /provas/vestibulares/{id}': ['publico', 404],
  'POST /provas/extract-pdf': ['administrador', 415],
  'POST /provas/{id}': ['publico', 404],
  'GET /questoes': ['administrador', 200],
  'GET /questoes/{id}': ['publico', 404],
  ...avulsos('questoes'),
  ...avulsos('questoes-referencias'),
  'GET /questoes-referencias': ['publico', 200],
  'GET /redacoes': ['publico', 200],
  'GET /redacoes/provas/{id}': ['publico', 404],
  'GET /redacoes/{id}': ['publico', 404],
  'POST /redacoes': ['administrador', 400],
  'PUT /redacoes/{id}': ['administrador', 400],
  'DELETE /redacoes/{id}': ['administrador', 404],
  'GET /redacoes-enviadas': ['conta', 200],
  'GET /redacoes-enviadas/{id}': ['conta', 404],
  'POST /redacoes-enviadas': ['conta', 400],
  'GET /redacoes-referencias': ['publico', 200],
  'GET /referencias': ['administrador', 200],
  'GET /referencias/{id}': ['publico', 404],
  ...avulsos('referencias'),
  ...avulsos('redacoes-referencias'),
  'GET /registro': ['administrador', 200],
  'GET /registro/pessoas': ['administrador', 200],
  'GET /registro/{id}/restauracao': ['administrador', 404],
  'POST /registro/restauracoes': ['administrador', 400],
  'GET /relatos': ['administrador', 200],
  'GET /rascunhos/{nome}': ['administrador', 200],
  'PUT /rascunhos/{nome}': ['administrador', 400],
  'DELETE /rascunhos/{nome}': ['administrador', 200],
  'POST /relatos': ['publico', 400],
  'PUT /relatos/{id}': ['administrador', 400],
  'GET /resumo': ['administrador', 200],
  'GET /revisoes': ['conta', 200],
  'PUT /revisoes/plano': ['conta', 400],
  'DELETE /sessao': ['publico', 200],
  'GET /simulados': ['conta', 200],
  'GET /simulados/{id}': ['conta', 404],
  'POST /simulados': ['publico', 400],
  'POST /simulados/correcao': ['publico', 400],
  'POST /simulados/{id}/encerramento': ['conta', 400],
  'PUT /simulados/{id}/marcacoes': ['conta', 400],
  'DELETE /simulados/{id}': ['conta', 404],
  'POST /sorteios': ['publico', 400],
  'POST /tentativas': ['conta', 400],
  'GET /usuarios': ['administrador', 200],
  'GET /usuarios/{id}': ['dono', 200],
  'POST /usuarios': ['publico', 400],
  'POST /usuarios/login': ['publico', 400],
  'PUT /usuarios/{id}': ['dono', 400],
  'DELETE /usuarios/{id}': ['dono', 200],
}

/** What administrators write part by part. */
function avulsos(noun: string): Record<string, Expected> {
  return {
    [`POST /${noun}`]: ['administrador', 400],
    [`PUT /${noun}/{id}`]: ['administrador', 400],
    [`DELETE /${noun}/{id}`]: ['administrador', 404],
  }
}

/** An administrator alone gets more of a call that is for everybody. */
export const OF_ADMINISTRADORES: Record<string, number> = { 'GET /alternativas': 200 }

/** What is expected of each call, by its method and path. */
export const EXPECTED = new Map(Object.entries({ ...BY_RULE, ...BY_NAME }))
