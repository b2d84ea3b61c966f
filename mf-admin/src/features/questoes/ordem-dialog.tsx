import type { LinhaDeQuestao } from '@rumo/contract'
import { plainWordsOf } from '@rumo/contract/texto'
import { Button } from '@rumo/shared-ui'
import { useEffect, useState } from 'react'
import { useOnce } from '../../shared/alerting.ts'
import { Dialog, DialogFoot, mayDiscard } from '../../shared/crud/dialog.tsx'
import { useAnnounceAnswer } from '../../shared/crud/use-announce-answer.ts'
import { Alca } from '../../shared/editor/alca.tsx'
import { moved } from '../../shared/editor/itens.ts'
import { useMover } from '../../shared/editor/use-mover.ts'
import { useUnsaved } from '../../shared/use-unsaved.ts'
import styles from './ordem-dialog.module.css'
import text from '../../shared/text.module.css'
import { loteOfOrdem, numerosOf } from './ordem.ts'
import { changeLote } from './questoes.calls.ts'

interface OrdemDialogProps {
  /** The questions of one prova, in their order. */
  questoes: readonly LinhaDeQuestao[]
  onClose: () => void
}

/** The questions of a prova in a list in which each can be moved. Their numbers follow from their places. */
export function OrdemDialog({ questoes, onClose }: OrdemDialogProps) {
  const [ordem, setOrdem] = useState(() => questoes.map((linha) => ({ chave: linha.id, linha })))
  const { isPending, once } = useOnce()
  const announceAnswer = useAnnounceAnswer()
  const linhas = ordem.map(({ linha }) => linha)
  const lote = loteOfOrdem(linhas)
  const isMoved = linhas.some(({ id }, place) => id !== questoes[place]?.id)
  useUnsaved(() => isMoved)
  const cancel = async () => {
    if (!isMoved || (await mayDiscard())) onClose()
  }
  const save = () =>
    once(async () => {
      if (lote !== null) announceAnswer(await changeLote(lote), 'questões renumeradas')
      onClose()
    })
  return (
    <Dialog titulo="Ordem das questões" isChanged={() => isMoved} onClose={onClose}>
      <Ordem
        linhas={linhas}
        onMove={(chave, to) => setOrdem((now) => [...moved(now, chave, to)])}
      />
      <DialogFoot onCancel={() => void cancel()}>
        <Button aria-disabled={isPending} onClick={() => void save()}>
          {isPending ? 'Salvando…' : 'Salvar'}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}

interface OrdemProps {
  linhas: readonly LinhaDeQuestao[]
  onMove: (id: number, to: number) => void
}

function Ordem({ linhas, onMove }: OrdemProps) {
  /** The new place of the question that was moved last. */
  const [movida, setMovida] = useState<{ place: number } | null>(null)
  const numeros = numerosOf(linhas)
  const { list, handleOf } = useMover({
    total: linhas.length,
    onMove: (id, to) => {
      onMove(id, to)
      setMovida({ place: to })
    },
  })
  useEffect(() => {
    // Keeps the moved question in view when it goes beyond the edge of the window.
    if (movida) list.current?.children[movida.place]?.scrollIntoView({ block: 'nearest' })
  }, [list, movida])
  return (
    <div className={styles.body}>
      <p className={text.note}>
        Arraste pela alça ou use as setas. As outras questões mudam de número com ela.
      </p>
      <ol ref={list} className={styles.ordem}>
        {linhas.map(({ id, trecho }, place) => (
          <li key={id}>
            <Alca of={`a questão ${numeros[place]}`} {...handleOf(id, place)} />
            <span className={styles.numero}>{numeros[place]}</span>
            <span className={styles.trecho}>{plainWordsOf(trecho)}</span>
          </li>
        ))}
      </ol>
      <output className={styles.said}>
        {movida && `Agora é a questão ${numeros[movida.place]}.`}
      </output>
    </div>
  )
}
