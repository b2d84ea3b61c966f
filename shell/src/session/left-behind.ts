import type { Claims } from '@rumo/contract'
import { byCount } from '@rumo/contract/plural'
import { isText, shapeOf } from '@rumo/contract/shapes'
import { device, type OwnDevice, ownerOf, ultimoOf } from '@rumo/shared-device/device'
import { RASCUNHO, REDACOES_GUARDADAS } from '@rumo/shared-device/redacoes'
import { confirm } from '@rumo/shared-ui'
import { countedWords } from '@rumo/shared-ui/words'

/**
 * The names under which a device keeps the text of an essay: the draft, the draft as a tab left it, and essays that
 * wait to be sent.
 */
const WRITTEN = [RASCUNHO, ultimoOf(RASCUNHO), REDACOES_GUARDADAS]

/**
 * Asks after a sign-out whether unsent work stays in this browser, where other users could read it. Asks nothing when
 * there is none, or when the browser refuses to read its storage.
 */
export async function askAboutLeftBehind(
  account: Pick<Claims, 'id'>,
  own: Pick<OwnDevice, 'read' | 'update'> = device.of(ownerOf(account)),
): Promise<void> {
  const kept = await Promise.all(
    WRITTEN.map((name) => own.read<unknown>(name).catch(() => undefined)),
  )
  const [rascunho = 0, ultimo = 0, waiting = 0] = kept.map(countWritten)
  // The draft as a tab left it is the same essay as the draft.
  const count = Math.max(rascunho, ultimo) + waiting
  if (count === 0) return
  const many = `suas ${countedWords(count, 'redação', 'redações')}`
  const isToGo = await confirm({
    titulo: `Apagar ${byCount(count, 'sua redação', many)} deste navegador?`,
    texto:
      'O que você escreveu e ainda não enviou está guardado aqui, para quando você voltar. Se outras pessoas usam este aparelho, elas podem ler.',
    confirmar: 'Apagar',
    cancelar: byCount(count, 'Manter guardada', 'Manter guardadas'),
    enfase: 'ficar',
  })
  if (!isToGo) return
  for (const name of WRITTEN) await own.update(name, () => undefined)
}

const isSheet = shapeOf<{ texto: string }>({ texto: isText })
const isUltimo = shapeOf<{ work: { texto: string } }>({ work: isSheet })

/** How many essays with words a kept value holds, in any of the forms in which they are kept. */
function countWritten(kept: unknown): number {
  if (Array.isArray(kept)) return kept.reduce<number>((sum, one) => sum + countWritten(one), 0)
  if (isUltimo(kept)) return countWritten(kept.work)
  return isSheet(kept) && kept.texto.trim() !== '' ? 1 : 0
}
