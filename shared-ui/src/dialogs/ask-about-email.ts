import { probableEmail } from '@rumo/contract'
import { confirm } from './dialogs.ts'

/** Whether an e-mail is meant as it was typed: where it looks like a slip, one is asked. */
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
