import { probableEmail } from '@rumo/contract'
import { confirm } from './dialogs.ts'

/**
 * Resolves to whether the e-mail is meant as it was typed. Asks the user only when the e-mail looks like a typing
 * mistake.
 */
export async function askAboutEmail(email: string): Promise<boolean> {
  const meant = probableEmail(email)
  if (meant === undefined) return true
  return confirm({
    titulo: 'Este e-mail está certo?',
    texto: `Você escreveu ${email.trim()}. Não seria ${meant}?`,
    confirmar: 'Está certo assim',
    cancelar: 'Voltar e corrigir',
  })
}
