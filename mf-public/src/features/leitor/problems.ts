import { ApiError } from '@rumo/shared-auth'

/** Why a PDF cannot be read here; `codigo` of the ApiError. */
export type PdfProblem = keyof typeof WORDS

const WORDS = {
  pdf_ausente: {
    titulo: 'O PDF desta prova não foi encontrado',
    mensagem: 'A prova aponta para um endereço em que não há mais arquivo nenhum.',
  },
  pdf_fechado: {
    titulo: 'O PDF desta prova não está aberto a todos',
    mensagem: 'O servidor em que ele está pediu uma permissão que esta página não tem.',
  },
  pdf_servidor: {
    titulo: 'O servidor não conseguiu entregar o PDF',
    mensagem: 'Nada se perdeu. Tente de novo daqui a pouco.',
  },
  pdf_outra_coisa: {
    titulo: 'O que chegou não é um PDF',
    mensagem:
      'O servidor respondeu com outra coisa, talvez a página de entrada da rede em que você está.',
  },
  pdf_danificado: {
    titulo: 'O PDF desta prova está danificado',
    mensagem: 'Não foi possível ler as páginas dele. Outro programa talvez ainda consiga.',
  },
  pdf_com_senha: {
    titulo: 'O PDF desta prova pede uma senha',
    mensagem: 'Ele não abre aqui dentro. Se você tem a senha, abra o arquivo em outra aba.',
  },
}

/** The ApiError of a PDF that cannot be read, with words for people. */
export function pdfError(problem: PdfProblem, status = 200, options?: ErrorOptions): ApiError {
  return new ApiError(status, { codigo: problem, ...WORDS[problem] }, options)
}

/** Whether the same file may well be readable a moment later. */
export function isWorthRetrying({ codigo }: ApiError): boolean {
  return codigo !== 'pdf_danificado' && codigo !== 'pdf_com_senha'
}
