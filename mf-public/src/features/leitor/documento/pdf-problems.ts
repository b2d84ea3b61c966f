import { ApiError } from '@rumo/shared-auth'
import { NAMES, type Documento } from '../../../shared/documento.ts'

/** Why the reader cannot show a PDF; used as the `codigo` of its ApiError. */
export type PdfProblem = keyof ReturnType<typeof wordsOf>

const wordsOf = ({ desta }: (typeof NAMES)[Documento]) => ({
  pdf_ausente: {
    titulo: `O PDF ${desta} não foi encontrado`,
    mensagem: 'O arquivo não está mais no endereço dele.',
  },
  pdf_fechado: {
    titulo: `O PDF ${desta} não é público`,
    mensagem: 'O servidor em que ele está pediu uma permissão que esta página não tem.',
  },
  pdf_servidor: {
    titulo: 'O servidor não conseguiu entregar o PDF',
    mensagem: 'Nada se perdeu. Tente de novo em alguns minutos.',
  },
  pdf_outra_coisa: {
    titulo: 'O que chegou não é um PDF',
    mensagem:
      'O servidor respondeu com outra coisa, talvez a página de entrada da rede em que você está.',
  },
  pdf_danificado: {
    titulo: `O PDF ${desta} está danificado`,
    mensagem: 'Não foi possível ler as páginas dele. Outro programa talvez ainda consiga.',
  },
  pdf_com_senha: {
    titulo: `O PDF ${desta} pede uma senha`,
    mensagem: 'Ele não abre aqui dentro. Se você tem a senha, abra o arquivo em outra aba.',
  },
})

const WORDS = { prova: wordsOf(NAMES.prova), gabarito: wordsOf(NAMES.gabarito) }

/** The ApiError of a PDF that cannot be read. `problemInWords` gives the text to show for it. */
export function pdfError(problem: PdfProblem, status = 200, options?: ErrorOptions): ApiError {
  return new ApiError(status, { codigo: problem }, options)
}

/** The title and message that explain why this document cannot be read. */
export function problemInWords({ codigo, titulo, mensagem }: ApiError, documento: Documento) {
  const words: Partial<Record<string, { titulo: string; mensagem: string }>> = WORDS[documento]
  return words[codigo ?? ''] ?? { titulo, mensagem }
}

/** Whether the same file may be readable at a second attempt. */
export function isWorthRetrying({ codigo }: ApiError): boolean {
  return codigo !== 'pdf_danificado' && codigo !== 'pdf_com_senha'
}
