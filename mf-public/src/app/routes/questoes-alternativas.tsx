import { useIsOnline } from '@rumo/shared-ui'
import { useCallback, useRef, useState } from 'react'
import { Levar } from '../../features/levadas/levar.tsx'
import { listMaterias, offersMaterias } from '../../features/materias/materias.calls.ts'
import { Filtro, type Troca } from '../../features/materias/filtro.tsx'
import { keyOf } from '../../features/pratica/escolha.rules.ts'
import type { PraticaMemory } from '../../features/pratica/pratica-memory.ts'
import { useLoad } from '../../shared/use-load.ts'
import { useScreenHeading } from '../../shared/use-screen-heading.ts'
import { Escolher } from './questoes-alternativas/escolher-questoes.tsx'
import { Frame } from './questoes-alternativas/frame.tsx'
import { Rodada } from './questoes-alternativas/rodada.tsx'
import { useConjuntos } from './questoes-alternativas/use-conjuntos.ts'
import { useEscolha } from './questoes-alternativas/use-escolha.ts'

/**
 * Multiple-choice practice (docs/product/practice.md): ten questions at a time from all questions, or those that the
 * user chooses.
 */
export function QuestoesAlternativas({ memory }: { memory: PraticaMemory }) {
  const filter = useRef<HTMLDivElement>(null)
  const heading = useScreenHeading('Questões alternativas', filter)
  const { escolha, ignoradas, isNew, settle, setEscolha } = useEscolha(memory)
  const { pedido, change, ...ways } = useConjuntos(escolha, { setEscolha, settle }, memory)
  const materias = useLoad(listMaterias)
  const isOnline = useIsOnline()
  const [troca, setTroca] = useState<Troca | null>(null)
  // Going on with the set answers the question whether to change the matéria.
  const onStep = useCallback(() => setTroca(null), [])

  const listed = materias.status === 'ready' ? materias.value : []
  const materia = listed.find(({ id }) => id === escolha.idMateria)
  const choice = {
    escolha,
    materias: offersMaterias() ? listed : null,
    memory,
    onChoose: change,
  }
  return (
    <Frame
      filterRef={filter}
      filter={
        offersMaterias() ? (
          <>
            <Filtro
              materias={listed}
              // No retry without a network: it would fail, and the set that was begun does not need the matérias.
              onRetry={isOnline && materias.status === 'error' ? materias.retry : null}
              escolhida={escolha.idMateria}
              countAnswered={() => memory.countAnswered(escolha)}
              troca={troca}
              onTroca={setTroca}
              onChange={(idMateria) => change({ ...escolha, idMateria, idAssunto: null })}
              acao={<Escolher {...choice} />}
            />
            {materia && <Levar key={materia.id} oQue={{ tipo: 'materia', ...materia }} />}
          </>
        ) : (
          <Escolher {...choice} />
        )
      }
    >
      <Rodada
        key={`${keyOf(escolha)} ${pedido.numero}`}
        escolha={escolha}
        ignoradas={ignoradas}
        exceto={pedido.exceto}
        isNew={pedido.isPending || isNew}
        memory={memory}
        heading={heading}
        onStep={onStep}
        {...ways}
        onChoose={change}
      />
    </Frame>
  )
}
