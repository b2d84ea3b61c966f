import { useCallback, useReducer, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  listMaterias,
  materiaInForce,
  offersMaterias,
} from '../../features/materias/materias.calls.ts'
import { Filtro } from '../../features/materias/filtro.tsx'
import type { PraticaMemory } from '../../features/pratica/memory.ts'
import { useLoad } from '../../shared/use-load.ts'
import { useScreenHeading } from '../../shared/use-screen-heading.ts'
import { Frame } from './questoes-alternativas/frame.tsx'
import { Rodada } from './questoes-alternativas/rodada.tsx'
import { usePedidos } from './questoes-alternativas/use-pedidos.ts'

const NOTHING: readonly number[] = []

/** Multiple-choice practice (docs/product/practice.md): ten questions at a time, of one matéria or of all. */
export function QuestoesAlternativas({ memory }: { memory: PraticaMemory }) {
  const filter = useRef<HTMLDivElement>(null)
  const heading = useScreenHeading('Questões alternativas', filter)
  const [idMateria, setIdMateria] = useMateria()
  const { pedido, draw, goBack, settle } = usePedidos(idMateria, setIdMateria)
  const materias = useLoad(listMaterias)

  const changeMateria = (id: number | null) => draw(id, NOTHING)
  const startOver = () => {
    memory.forgetSeen(materiaInForce(idMateria))
    draw(idMateria, NOTHING)
  }

  // A draw may find out that the server has less than its configuration promised.
  const [, lookAgain] = useReducer((count: number) => count + 1, 0)
  const acceptDrawn = useCallback(() => {
    settle()
    lookAgain()
  }, [settle])
  const hasSetBefore = pedido.isPending && memory.kept(pedido.de) !== undefined
  return (
    <Frame
      filterRef={filter}
      filter={
        offersMaterias() && (
          <Filtro
            materias={materias.status === 'ready' ? materias.value : []}
            onRetry={materias.status === 'error' ? materias.retry : null}
            escolhida={idMateria}
            countAnswered={() => memory.countAnswered(idMateria)}
            onChange={changeMateria}
          />
        )
      }
    >
      <Rodada
        key={`${idMateria} ${pedido.numero}`}
        idMateria={idMateria}
        exceto={pedido.exceto}
        isNew={pedido.isPending}
        memory={memory}
        heading={heading}
        onDrawn={acceptDrawn}
        onBack={hasSetBefore ? goBack : null}
        onMore={() => draw(idMateria, memory.seen())}
        onStartOver={startOver}
        onAllMaterias={() => changeMateria(null)}
      />
    </Frame>
  )
}

/** The matéria that the address names, in force or not; null where it names none. */
function useMateria() {
  const [params, setParams] = useSearchParams()
  const id = Number(params.get('materia'))
  const setIdMateria = (chosen: number | null) =>
    setParams(chosen === null ? {} : { materia: `${chosen}` })
  return [Number.isSafeInteger(id) && id > 0 ? id : null, setIdMateria] as const
}
