import type { FilaDeTentativas, TentativaGuardada } from '@rumo/shared-device/fila'

/** A queue that remembers what it was told, with its owner. */
export function fakeFila() {
  const added: { owner: string; tentativa: TentativaGuardada }[] = []
  const fila: Pick<FilaDeTentativas, 'add'> = {
    add: async (owner, tentativas) => {
      added.push(...tentativas.map((tentativa) => ({ owner, tentativa })))
    },
  }
  return { ...fila, added }
}
