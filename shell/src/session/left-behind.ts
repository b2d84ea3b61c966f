import type { Claims } from '@rumo/contract'
import { isText, shapeOf } from '@rumo/contract/shapes'
import { device, type OwnDevice, ownerOf, ultimoOf } from '@rumo/shared-device/device'
import { RASCUNHO, REDACOES_GUARDADAS } from '@rumo/shared-device/redacoes'
import { confirm } from '@rumo/shared-ui'

/** Under which names a device keeps the words of an essay: its draft, as a tab left it, and what waits to be sent. */
const WRITTEN = [RASCUNHO, ultimoOf(RASCUNHO), REDACOES_GUARDADAS]

/**
 * Asks after a sign-out whether unsent work stays in this browser, where other users could read it. Asks nothing where
 * there is none, or where the browser refuses to read its storage.
 */
export async function askAboutLeftBehind(
  account: Pick<Claims, 'id'>,
  own: Pick<OwnDevice, 'read' | 'update'> = device.of(ownerOf(account)),
): Promise<void> {
  const kept = await Promise.all(
    WRITTEN.map((name) => own.read<unknown>(name).catch(() => undefined)),
  )
  if (!kept.some(hasWords)) return
  const isToGo = await confirm({
    titulo: 'Apagar sua redação deste navegador?',
    texto:
      'O que você escreveu e ainda não enviou está guardado aqui, para quando você voltar. Se outras pessoas usam este aparelho, elas podem ler.',
    confirmar: 'Apagar',
    cancelar: 'Manter guardada',
  })
  if (!isToGo) return
  for (const name of WRITTEN) await own.update(name, () => undefined)
}

const isSheet = shapeOf<{ texto: string }>({ texto: isText })
const isUltimo = shapeOf<{ work: { texto: string } }>({ work: isSheet })

/** Whether something kept has words in it, in whatever of these forms. */
function hasWords(kept: unknown): boolean {
  if (Array.isArray(kept)) return kept.some(hasWords)
  if (isUltimo(kept)) return hasWords(kept.work)
  return isSheet(kept) && kept.texto.trim() !== ''
}
