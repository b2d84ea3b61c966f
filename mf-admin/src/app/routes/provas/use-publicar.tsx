import type { Conferencia } from '@rumo/contract'
import type { Achado } from '@rumo/contract/rules'
import { byCount } from '@rumo/shared-ui/words'
import { useState, type ReactNode } from 'react'
import { alerting } from '../../../shared/alerting.ts'
import { isPublicavel } from '../../../features/provas/achados.ts'
import { conferir, publish } from '../../../features/provas/provas.calls.ts'
import { ConferenciaDialog } from '../../../features/provas/conferencia-dialog.tsx'
import { useAnnounceAnswer } from '../../../shared/crud/use-announce-answer.ts'
import { useIsHere } from '../../../shared/use-is-here.ts'
import { editarProva, PATHS, pathTo } from '../../paths.ts'

/** The screen on which a finding can be corrected. */
function linkOf({ codigo, entidade, id, campo }: Achado, idProva: number): string {
  const at = campo === undefined ? '' : `?${new URLSearchParams({ campo }).toString()}`
  if (entidade === 'questoes') return pathTo(PATHS.questao, id) + at
  if (entidade === 'redacoes') return pathTo(PATHS.tema, id) + at
  if (codigo === 'sem_arquivo' || codigo === 'texto_quebrado') return editarProva(idProva)
  return pathTo(PATHS.questoesDaProva, idProva)
}

interface Publicacao {
  /**
   * Checks these provas and publishes them. If the check finds anything in a draft, the dialog asks first. Settles when
   * the provas are published or the dialog is shown.
   */
  publicar: (ids: readonly number[]) => Promise<unknown>
  /** The question to the user, for the screen to render; null while nothing is asked. */
  dialog: ReactNode
}

/** Checks provas before they are published (docs/decisions/provas.md). */
export function usePublicar(onPublished: () => void): Publicacao {
  const announceAnswer = useAnnounceAnswer()
  const isHere = useIsHere()
  const [asked, setAsked] = useState<readonly Conferencia[] | null>(null)
  const publishAll = async (conferencias: readonly Conferencia[]) => {
    const ids = conferencias.filter(isPublicavel).map(({ prova }) => prova.id)
    announceAnswer(
      await publish(ids, true),
      byCount(ids.length, 'prova publicada', 'provas publicadas'),
    )
    onPublished()
  }
  const publicar = (ids: readonly number[]) =>
    alerting(async () => {
      const all = await Promise.all(ids.map(conferir))
      // A published prova stays published, whatever the check finds, so only the findings in drafts count.
      const drafts = all.filter(({ prova }) => !prova.publicada)
      if (drafts.every(({ achados }) => achados.length === 0)) return publishAll(all)
      if (isHere()) setAsked(drafts)
    })
  const found = asked?.filter(({ achados }) => achados.length > 0) ?? []
  const dialog = asked && (
    <ConferenciaDialog
      conferencias={found}
      outras={asked.length - found.length}
      linkOf={linkOf}
      onPublish={() => {
        setAsked(null)
        void alerting(() => publishAll(asked))
      }}
      onClose={() => setAsked(null)}
    />
  )
  return { publicar, dialog }
}
