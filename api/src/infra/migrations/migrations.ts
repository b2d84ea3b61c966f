import type { Migration } from 'kysely/migration'
import { provasEQuestoes } from './001-provas-e-questoes.ts'
import { redacoes } from './002-redacoes.ts'
import { urlGabarito } from './003-url-gabarito.ts'
import { nomesDeArquivos } from './004-nomes-de-arquivos.ts'
import { usuarios } from './005-usuarios.ts'
import { cadastros } from './006-cadastros.ts'
import { buscaERelatos } from './007-busca-e-relatos.ts'
import { estadoDasQuestoes } from './008-estado-das-questoes.ts'
import { estudante } from './009-estudante.ts'
import { foiPublicada } from './010-foi-publicada.ts'
import { identidade } from './011-identidade.ts'
import { cotas } from './012-cotas.ts'
import { paginasDeConta } from './013-paginas-de-conta.ts'
import { primeirasRespostas } from './014-primeiras-respostas.ts'
import { diasERevisoes } from './015-dias-e-revisoes.ts'
import { senhasEEnderecos } from './016-senhas-e-enderecos.ts'
import { registroLegivel } from './017-registro-legivel.ts'
import { retratos } from './018-retratos.ts'
import { marcacao } from './019-marcacao.ts'
import { importacoes } from './020-importacoes.ts'
import { lugarNoPdf } from './021-lugar-no-pdf.ts'
import { informacaoDeAcesso } from './024-informacao-de-acesso.ts'
import { julgarInformacaoDeAcesso } from './025-julgar-informacao-de-acesso.ts'
import { arquivoDoLugar } from './026-arquivo-do-lugar.ts'
import { temasDeImportacao } from './027-temas-de-importacao.ts'
import { frasesDoRegistro } from './028-frases-do-registro.ts'
import { quemSalvou } from './029-quem-salvou.ts'
import { filaDeCorrecoes } from './030-fila-de-correcoes.ts'
import { ultimaPublicacao } from './031-ultima-publicacao.ts'
import { memoria } from './032-memoria.ts'
import { rascunhos } from './033-rascunhos.ts'
import { corretores } from './034-corretores.ts'
import { comentariosProntos } from './035-comentarios-prontos.ts'
import { arquivosPublicados } from './036-arquivos-publicados.ts'
import { figuras } from './037-figuras.ts'
import { correio } from './038-correio.ts'
import { avisos } from './039-avisos.ts'
import { duasCorrecoes } from './040-duas-correcoes.ts'
import { questoesDaReferencia } from './041-questoes-da-referencia.ts'
import { ajustesDeLeitura } from './045-ajustes-de-leitura.ts'
import { regraDoCurso } from './046-regra-do-curso.ts'
import { situacaoDasQuestoes } from './048-situacao-das-questoes.ts'
import { rascunhoDaRedacao } from './049-rascunho-da-redacao.ts'
import { questoesGuardadas } from './050-questoes-guardadas.ts'
import { primeirosSimulados } from './051-primeiros-simulados.ts'
import { assuntos } from './052-assuntos.ts'
import { pausasDoSimulado } from './053-pausas-do-simulado.ts'

/** In the order of their names; one that was released never changes. */
export const MIGRATIONS: Record<string, Migration> = {
  '001-provas-e-questoes': provasEQuestoes,
  '002-redacoes': redacoes,
  '003-url-gabarito': urlGabarito,
  '004-nomes-de-arquivos': nomesDeArquivos,
  '005-usuarios': usuarios,
  '006-cadastros': cadastros,
  '007-busca-e-relatos': buscaERelatos,
  '008-estado-das-questoes': estadoDasQuestoes,
  '009-estudante': estudante,
  '010-foi-publicada': foiPublicada,
  '011-identidade': identidade,
  '012-cotas': cotas,
  '013-paginas-de-conta': paginasDeConta,
  '014-primeiras-respostas': primeirasRespostas,
  '015-dias-e-revisoes': diasERevisoes,
  '016-senhas-e-enderecos': senhasEEnderecos,
  '017-registro-legivel': registroLegivel,
  '018-retratos': retratos,
  '019-marcacao': marcacao,
  '020-importacoes': importacoes,
  '021-lugar-no-pdf': lugarNoPdf,
  '024-informacao-de-acesso': informacaoDeAcesso,
  '025-julgar-informacao-de-acesso': julgarInformacaoDeAcesso,
  '026-arquivo-do-lugar': arquivoDoLugar,
  '027-temas-de-importacao': temasDeImportacao,
  '028-frases-do-registro': frasesDoRegistro,
  '029-quem-salvou': quemSalvou,
  '030-fila-de-correcoes': filaDeCorrecoes,
  '031-ultima-publicacao': ultimaPublicacao,
  '032-memoria': memoria,
  '033-rascunhos': rascunhos,
  '034-corretores': corretores,
  '035-comentarios-prontos': comentariosProntos,
  '036-arquivos-publicados': arquivosPublicados,
  '037-figuras': figuras,
  '038-correio': correio,
  '039-avisos': avisos,
  '040-duas-correcoes': duasCorrecoes,
  '041-questoes-da-referencia': questoesDaReferencia,
  '045-ajustes-de-leitura': ajustesDeLeitura,
  '046-regra-do-curso': regraDoCurso,
  '048-situacao-das-questoes': situacaoDasQuestoes,
  '049-rascunho-da-redacao': rascunhoDaRedacao,
  '050-questoes-guardadas': questoesGuardadas,
  '051-primeiros-simulados': primeirosSimulados,
  '052-assuntos': assuntos,
  '053-pausas-do-simulado': pausasDoSimulado,
}
