import { MOST_GUARDADAS } from '@rumo/contract'
import type { Escrita } from '@rumo/shared-device/guardadas'
import { alert } from '@rumo/shared-ui'
import { numberWords } from '@rumo/shared-ui/words'
import type { Parts } from './use-guardadas.ts'

/**
 * Keeps a question with its note and lists. Shows a message when the device refuses or the user keeps too many
 * questions.
 */
export async function writeGuardada({ device, guardadas }: Parts, escrita: Escrita): Promise<void> {
  const guarda = await guardadas.write(device.owner(), escrita)
  if (guarda === 'recusada') await refused()
  if (guarda === 'cheia') {
    await alert({
      titulo: 'Não cabe mais nenhuma',
      texto: `Você já guarda ${numberWords(MOST_GUARDADAS)} questões. Remova uma para guardar outra.`,
    })
  }
}

/** Removes a question from the kept ones. Shows a message when the device refuses. */
export async function removeGuardada({ device, guardadas }: Parts, id: number): Promise<void> {
  if (!(await guardadas.remove(device.owner(), id))) await refused()
}

/** Renames a list. Shows a message when the device refuses. */
export async function renameLista(
  { device, guardadas }: Parts,
  lista: string,
  nome: string,
): Promise<void> {
  if (!(await guardadas.renameLista(device.owner(), lista, nome))) await refused()
}

const refused = () =>
  alert({
    titulo: 'Não foi possível guardar',
    texto: 'O navegador não deixa este site guardar nada neste aparelho.',
  })
