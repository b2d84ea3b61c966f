import type { FilaDeTentativas, TentativaGuardada } from '@rumo/shared-device/fila'

/** A queue that records the answers it receives, with their owners. */
export function fakeFila() {
  const added: { owner: string; tentativa: TentativaGuardada }[] = []
  const fila: Pick<FilaDeTentativas, 'add' | 'heldFor'> = {
    add: async (owner, tentativas) => {
      added.push(...tentativas.map((tentativa) => ({ owner, tentativa })))
    },
    heldFor: async (owner) =>
      added.filter((one) => one.owner === owner).map(({ tentativa }) => tentativa),
  }
  return { ...fila, added }
}
