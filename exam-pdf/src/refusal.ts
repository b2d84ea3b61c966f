export type RefusalCode =
  | 'nao_e_pdf'
  | 'pdf_com_senha'
  | 'pdf_danificado'
  | 'pdf_grande_demais'
  | 'pdf_sem_texto'
  | 'pdf_com_texto_ilegivel'
  | 'pdf_sem_questoes'
  | 'pdf_com_itens'
  | 'gabarito_ilegivel'
  | 'caderno_parece_gabarito'
  | 'gabarito_parece_caderno'

const SENTENCES: Record<RefusalCode, string> = {
  nao_e_pdf: 'Este arquivo não é um PDF: escolha o PDF da prova.',
  pdf_com_senha: 'Este PDF pede uma senha: salve uma cópia sem senha e envie de novo.',
  pdf_danificado:
    'Este PDF está danificado e não pôde ser lido: baixe-o de novo do site da banca e envie outra vez.',
  pdf_grande_demais:
    'Este PDF é grande demais para uma prova: envie só o caderno, com até 200 páginas.',
  pdf_sem_texto:
    'Este PDF só tem imagens das páginas, sem texto: procure no site da banca o PDF original, que não foi digitalizado, ou use um programa de OCR antes de enviar.',
  pdf_com_texto_ilegivel:
    'O texto deste PDF não pode ser lido: as fontes dele não dizem quais são as letras (copiar e colar dá sinais sem sentido). Procure outra versão do caderno no site da banca ou use um programa de OCR antes de enviar.',
  pdf_sem_questoes:
    'Nenhuma questão numerada foi encontrada neste PDF: confira se ele é o caderno de questões.',
  pdf_com_itens:
    'As questões deste PDF não têm alternativas com letras: são itens de certo ou errado ou de somatória, que não viram questões aqui. Envie um caderno de múltipla escolha.',
  gabarito_ilegivel:
    'Nenhuma resposta foi encontrada no gabarito: confira o arquivo ou digite as respostas, como em “1 D 2 C”.',
  caderno_parece_gabarito:
    'O arquivo do caderno parece ser o gabarito: confira se os dois não foram trocados e envie de novo.',
  gabarito_parece_caderno:
    'O arquivo do gabarito parece ser o caderno de questões: confira se os dois não foram trocados e envie de novo.',
}

/** A file that cannot be imported; its message is for people, in Portuguese. */
export class Refusal extends Error {
  readonly codigo: RefusalCode

  constructor(codigo: RefusalCode, cause?: unknown) {
    super(SENTENCES[codigo], { cause })
    this.name = 'Refusal'
    this.codigo = codigo
  }
}
