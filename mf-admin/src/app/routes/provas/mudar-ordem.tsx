import { MAX_SELECAO } from '@rumo/contract'
import { Button } from '@rumo/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { OrdemDialog } from '../../../features/questoes/ordem-dialog.tsx'
import { trilhoQuery } from '../../../features/questoes/questoes.calls.ts'

/**
 * The button that opens the order of a prova's questions. Hidden for fewer than two questions, and for more than the
 * server can reorder in one call.
 */
export function MudarOrdem({ id }: { id: number }) {
  const [isOpen, setIsOpen] = useState(false)
  const { data = [] } = useQuery(trilhoQuery(id))
  const questoes = data.filter(({ retirada_em }) => retirada_em === null)
  if (questoes.length < 2 || questoes.length > MAX_SELECAO) return null
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        Mudar a ordem
      </Button>
      {isOpen && <OrdemDialog questoes={questoes} onClose={() => setIsOpen(false)} />}
    </>
  )
}
