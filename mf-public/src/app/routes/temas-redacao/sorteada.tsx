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
  /** The id of a theme that must not be drawn again; null when every theme may be drawn. */
  exceto: number | null
  /** The theme that the user chose; null to draw one. */
  escolhido: TemaSorteavel | null
  heading: Ref<HTMLHeadingElement>
  guardadas: ReactNode
  /** The draft that was on this sheet until another device sent or discarded it; null when there was none. */
  largado: Rascunho | null
  children: (tema: Tema) => ReactNode
}

/** A draw: loads the list of themes, draws one, and loads its texts. */
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
            {/* Not shown after the user asks for another theme: the user has seen the message by then. */}
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
  /** Must contain at least one theme. */
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
