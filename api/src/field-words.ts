/** The article and the name of a field. */
type Label = readonly [artigo: 'o' | 'a' | 'os' | 'as', nome: string]

/** The name of every field of a call, for use in a sentence. A test fails when a field of a call is missing here. */
const LABELS: Readonly<Record<string, Label>> = {
  acao: ['a', 'ação'],
  agrupadas: ['o', 'agrupamento'],
  alternativas: ['as', 'alternativas'],
  altura: ['a', 'altura'],
  ano: ['o', 'ano'],
  anotacao: ['a', 'anotação'],
  anotacoes: ['os', 'comentários'],
  anulada: ['a', 'marca de anulada'],
  apos: ['a', 'linha anterior'],
  aprovada: ['a', 'aprovação'],
  arquivo: ['o', 'arquivo'],
  assunto: ['o', 'assunto'],
  ate: ['o', 'fim do período'],
  busca: ['a', 'busca'],
  chave: ['a', 'chave'],
  codigo: ['o', 'código'],
  com: ['a', 'linha principal'],
  comentario: ['o', 'comentário'],
  como: ['o', 'modo de ler'],
  confianca: ['a', 'confiança'],
  continua: ['as', 'partes seguintes'],
  conteudo: ['o', 'conteúdo'],
  copiar_para: ['a', 'prova da cópia'],
  corpo: ['o', 'conteúdo do pedido'],
  correta: ['a', 'marca de certa'],
  data: ['a', 'data'],
  data_da_prova: ['a', 'data da prova'],
  de: ['o', 'começo do período'],
  descricao: ['a', 'descrição'],
  desfazer: ['o', 'ato a desfazer'],
  dificuldade: ['a', 'dificuldade'],
  dias_por_semana: ['os', 'dias por semana'],
  corretores: ['o', 'número de corretores'],
  duracao_minutos: ['a', 'duração'],
  em: ['o', 'momento'],
  email: ['o', 'e-mail'],
  encerrado_em: ['o', 'encerramento'],
  entidade: ['a', 'entidade'],
  escrita_em: ['o', 'momento da anotação'],
  escolhidos_em: ['o', 'momento da escolha'],
  espaco: ['o', 'espaço entre as linhas'],
  entre: ['as', 'questões a escolher'],
  entrou: ['os', 'itens que entraram'],
  enviada_em: ['o', 'envio'],
  estado: ['o', 'estado'],
  exceto: ['as', 'questões a deixar de fora'],
  explicacao: ['a', 'explicação'],
  fim: ['o', 'fim'],
  formato: ['o', 'formato'],
  funcao: ['a', 'função'],
  gabarito: ['o', 'gabarito'],
  guardada_em: ['o', 'momento em que foi guardada'],
  id: ['o', 'id'],
  id_alternativa: ['a', 'alternativa'],
  id_assunto: ['o', 'assunto'],
  id_anterior: ['a', 'redação anterior'],
  id_materia: ['a', 'matéria'],
  id_prova: ['a', 'prova'],
  id_questao: ['a', 'questão'],
  id_redacao: ['o', 'tema de redação'],
  id_redacao_enviada: ['a', 'redação enviada'],
  id_referencia: ['a', 'referência'],
  id_registro: ['o', 'registro'],
  id_usuario: ['o', 'usuário'],
  id_vestibular: ['o', 'vestibular'],
  ids: ['os', 'itens'],
  imagem: ['a', 'imagem'],
  indice: ['a', 'posição'],
  informacao_acesso: ['a', 'informação de acesso'],
  iniciado_em: ['o', 'início do simulado'],
  inicio: ['o', 'início'],
  instrucoes: ['as', 'instruções'],
  item: ['o', 'item'],
  largura: ['a', 'largura'],
  legenda: ['a', 'legenda'],
  letras: ['o', 'tamanho das letras'],
  limite: ['o', 'limite'],
  listas: ['as', 'listas'],
  marcacoes: ['as', 'marcações'],
  marcada: ['a', 'alternativa marcada'],
  marcada_em: ['a', 'hora da marcação'],
  materia: ['a', 'matéria'],
  mensagem: ['a', 'mensagem'],
  minutos_por_dia: ['os', 'minutos por dia'],
  nome: ['o', 'nome'],
  notas: ['as', 'notas'],
  numero: ['o', 'número'],
  numeros: ['os', 'números'],
  numeros_ausentes: ['os', 'números ausentes'],
  ordem: ['a', 'ordem'],
  origem: ['a', 'origem'],
  pagina: ['a', 'página'],
  paginas: ['o', 'número de páginas'],
  parecer: ['o', 'parecer'],
  parte_da_redacao: ['a', 'parte da redação'],
  pausado: ['a', 'situação do relógio'],
  pausas: ['as', 'pausas'],
  perfil: ['o', 'perfil'],
  pesos: ['os', 'pesos'],
  problemas: ['os', 'problemas'],
  prova: ['a', 'prova'],
  prova_inteira: ['a', 'prova inteira'],
  publicada: ['a', 'publicação'],
  quantidade: ['a', 'quantidade'],
  questao: ['a', 'questão'],
  questaoId: ['a', 'questão'],
  questoes: ['as', 'questões'],
  rascunho: ['o', 'rascunho'],
  redacoes: ['os', 'temas de redação'],
  referencias: ['as', 'referências'],
  regiao: ['a', 'parte da página'],
  regioes: ['as', 'partes da página'],
  redacao_corrigida: ['o', 'aviso de redação corrigida'],
  resolvido: ['a', 'situação do relato'],
  respondida_em: ['a', 'hora da resposta'],
  retificada: ['a', 'marca de retificada'],
  retirada: ['a', 'retirada'],
  rubrica: ['a', 'rubrica'],
  saiu: ['os', 'itens que saíram'],
  segundos: ['o', 'tempo da resposta'],
  semestre: ['o', 'semestre'],
  senha: ['a', 'senha'],
  senhaAtual: ['a', 'senha atual'],
  senhaConfirmacao: ['a', 'confirmação da senha'],
  senhaNova: ['a', 'senha nova'],
  situacao: ['a', 'situação'],
  so: ['a', 'escolha de quais questões'],
  tecla: ['a', 'tecla'],
  tema: ['o', 'tema'],
  tempo_extra: ['o', 'tempo extra'],
  tentativas: ['as', 'respostas'],
  sobre: ['o', 'estado anterior'],
  termina_em: ['o', 'fim do tempo do simulado'],
  texto: ['o', 'texto'],
  textos: ['os', 'textos de apoio'],
  tipo: ['o', 'tipo'],
  titulo: ['o', 'título'],
  ultimo_ato: ['o', 'último ato'],
  url_arquivo: ['o', 'arquivo'],
  url_gabarito: ['o', 'gabarito'],
  url_imagem: ['a', 'imagem'],
  versao: ['a', 'versão'],
  vestibular: ['o', 'vestibular'],
  x0: ['a', 'borda esquerda'],
  x1: ['a', 'borda direita'],
  y0: ['a', 'borda de cima'],
  y1: ['a', 'borda de baixo'],
}

/** The name of one item of a field that is a list. */
const ITEMS: Readonly<Record<string, Label>> = {
  alternativas: ['a', 'alternativa'],
  anotacoes: ['o', 'comentário'],
  continua: ['a', 'parte seguinte'],
  entre: ['a', 'questão a escolher'],
  exceto: ['a', 'questão a deixar de fora'],
  ids: ['o', 'item'],
  listas: ['a', 'lista'],
  marcacoes: ['a', 'marcação'],
  numeros_ausentes: ['o', 'número ausente'],
  pausas: ['a', 'pausa'],
  problemas: ['o', 'problema'],
  questoes: ['a', 'questão'],
  redacoes: ['o', 'tema de redação'],
  referencias: ['a', 'referência'],
  regioes: ['a', 'parte da página'],
  tentativas: ['a', 'resposta'],
  textos: ['o', 'texto de apoio'],
}

/**
 * Turns a problem of a field into a sentence that names the field: `alternativas.1.texto` and 'Preencha este campo.'
 * become 'Preencha o texto da alternativa 2.'
 */
export function nameField(campo: string, problem: string): string {
  const [artigo, nome] = labelOf(campo)
  const isPlural = artigo.endsWith('s')
  const length = /^Use (pelo menos|no máximo) (.* caracteres\.)$/.exec(problem)
  if (length) {
    const [, side = '', amount = ''] = length
    const least = isPlural ? 'precisam de' : 'precisa de'
    const most = isPlural ? 'podem ter' : 'pode ter'
    return `${capital(artigo)} ${nome} ${side === 'pelo menos' ? least : most} ${side} ${amount}`
  }
  if (problem.includes(' este campo')) return problem.replace('este campo', `${artigo} ${nome}`)
  return `${capital(nome)}: ${problem.charAt(0).toLowerCase()}${problem.slice(1)}`
}

export const hasLabel = (campo: string): boolean => campo in LABELS

function labelOf(campo: string): Label {
  const path = campo.split('.')
  const at = path.findLastIndex((name) => hasLabel(name))
  const last = path[at]
  if (last === undefined) return ['o', `campo ${campo}`]
  const [artigo, nome] = LABELS[last] ?? ['o', last]
  const place = path.findLastIndex((name) => /^\d+$/.test(name))
  const item = ITEMS[path[place - 1] ?? '']
  if (item === undefined) return [artigo, nome]
  const numbered = `${item[1]} ${Number(path[place]) + 1}`
  return place > at ? [item[0], numbered] : [artigo, `${nome} d${item[0]} ${numbered}`]
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
