import { useState } from 'react'
import { useMatch } from 'react-router-dom'
import { listProvas } from '../../features/provas/provas.calls.ts'
import { useLoad } from '../../shared/use-load.ts'
import { PATHS } from '../paths.ts'
import { Lista } from './provas-anteriores/lista-de-provas.tsx'
import { ProvaAberta } from './provas-anteriores/prova-aberta.tsx'

interface ProvasAnterioresProps {
  /** Origins other than the site's own whose PDFs open inside the page. */
  origensDeArquivos: readonly string[]
}

/**
 * Past exams (docs/product/past-exams.md): the list, or the exam that the address names. Both use one request, so that
 * going back needs no loading.
 */
export function ProvasAnteriores({ origensDeArquivos }: ProvasAnterioresProps) {
  const id = useMatch(PATHS.provaAnterior)?.params.id
  const provas = useLoad(listProvas)
  const [lastOpened, setLastOpened] = useState<string | null>(null)
  if (id !== undefined && id !== lastOpened) setLastOpened(id)

  if (id === undefined) return <Lista provas={provas} lastOpened={lastOpened} />
  return <ProvaAberta key={id} id={id} provas={provas} origensDeArquivos={origensDeArquivos} />
}
