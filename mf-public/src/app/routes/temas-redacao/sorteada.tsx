import { useCallback, useState, type ReactNode, type Ref } from 'react'
import { loadTema } from '../../../features/redacoes/redacoes.calls.ts'
import type { Rascunho } from '../../../features/redacoes/rascunho.ts'
import { drawTema, takeDrawn } from '../../../features/redacoes/sorteio-de-tema.ts'
import type { Tema, TemaSorteavel } from '../../../features/redacoes/tema.ts'
import { useLoad, type Load } from '../../../shared/use-load.ts'
import { LoadFailed } from '../../../shared/load-failed.tsx'
import { Largado } from './largado.tsx'
import { LoadingTema } from './loading-tema.tsx'
import { NenhumTema, Painel, SemTemas } from './sem-tema.tsx'

interface SorteadaProps {
  temas: Load<TemaSorteavel[] | null>
  /** The theme that is not to come again; null: any may come. */
  exceto: number | null
  /** The theme that one chose; null: one is drawn. */
  escolhido: TemaSorteavel | null
  heading: Ref<HTMLHeadingElement>
  guardadas: ReactNode
  /** What was on this sheet until another device sent or discarded it; null: nothing. */
  largado: Rascunho | null
  children: (tema: Tema) => ReactNode
}

/** One draw, from the list of themes to the texts of the one that was drawn. */
export function Sorteada(props: SorteadaProps) {
  const { temas, exceto, escolhido, heading, guardadas, largado, children } = props
  return (
    <Waiting load={temas} heading={heading} guardadas={guardadas}>
      {(lista) =>
        lista === null || lista.length === 0 ? (
          <Painel heading={heading} guardadas={guardadas}>
            {lista === null ? <SemTemas /> : <NenhumTema onRetry={temas.retry} />}
          </Painel>
        ) : (
          <>
            {/* Another theme than the first one is asked for by those who know. */}
            {largado && exceto === null && <Largado titulo={largado.tema.titulo} />}
            <Drawn {...{ exceto, escolhido, heading, guardadas }} temas={lista}>
              {children}
            </Drawn>
          </>
        )
      }
    </Waiting>
  )
}

interface DrawnProps extends Omit<SorteadaProps, 'temas' | 'largado'> {
  /** At least one theme that can be drawn. */
  temas: readonly TemaSorteavel[]
}

function Drawn({ temas, exceto, escolhido, heading, guardadas, children }: DrawnProps) {
  const [drawn] = useState(
    () => escolhido ?? (exceto === null ? takeDrawn(temas) : null) ?? drawTema(temas, exceto),
  )
  const load = useCallback(
    async (signal: AbortSignal) => drawn && (await loadTema(drawn, signal)),
    [drawn],
  )
  return (
    <Waiting load={useLoad(load)} heading={heading} guardadas={guardadas}>
      {(tema) => tema && children(tema)}
    </Waiting>
  )
}

interface WaitingProps<T> {
  load: Load<T>
  heading: Ref<HTMLHeadingElement>
  guardadas: ReactNode
  children: (value: T) => ReactNode
}

function Waiting<T>({ load, heading, guardadas, children }: WaitingProps<T>) {
  if (load.status === 'loading') {
    return <LoadingTema heading={heading} isSlow={load.isSlow} onRetry={load.retry} />
  }
  if (load.status === 'error') {
    return (
      <Painel heading={heading} guardadas={guardadas}>
        <LoadFailed load={load} />
      </Painel>
    )
  }
  return children(load.value)
}
