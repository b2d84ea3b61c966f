import type { CadernoDeExame, Importacao } from '@rumo/contract'
import type { Alvo } from '@rumo/contract/caderno'
import { useRef } from 'react'
import type { RevisaoKeeper } from '../../../features/importacoes/revisao-keeper.ts'
import { questaoDe } from '../../../features/importacoes/operacoes.ts'
import { PaginaView } from '../../../features/importacoes/pagina-view.tsx'
import { outrasNaPagina, partesDe } from '../../../features/importacoes/paginas.ts'
import { TrechoBar } from '../../../features/importacoes/trecho-bar.tsx'
import { useTrecho } from '../../../features/importacoes/use-trecho.ts'
import styles from './revisao.module.css'

interface PaginaAoLadoProps {
  importacao: Importacao
  keeper: RevisaoKeeper
  caderno: CadernoDeExame
  alvo: Alvo
  pagina: number
  /** Changes whenever a question or theme is opened. */
  passo: number
  onPagina: (pagina: number) => void
  onOpen: (alvo: Alvo) => void
}

/**
 * The page of the booklet beside the open question or theme. For a selected part of the page, a bar asks what it is.
 */
export function PaginaAoLado({ importacao, keeper, caderno, alvo, ...page }: PaginaAoLadoProps) {
  const { selecao, select, use, isPending, falha } = useTrecho(importacao.id, keeper, alvo)
  const first = useRef<HTMLInputElement>(null)
  const questao = questaoDe(caderno, alvo)
  if (importacao.paginas.length === 0) return null
  return (
    <div className={styles.pagina}>
      <PaginaView
        paginas={importacao.paginas}
        {...page}
        {...partesDe(caderno, alvo)}
        outras={outrasNaPagina(caderno, alvo, page.pagina)}
        selecao={selecao}
        onSelect={select}
        onEnter={() => first.current?.focus()}
      />
      {selecao && (
        <TrechoBar
          ref={first}
          alvo={alvo}
          numero={questao?.numero ?? null}
          letras={questao?.alternativas.length ?? 0}
          isPending={isPending}
          falha={falha}
          onUse={(como, destino) => void use(como, destino)}
          onClose={() => select(null)}
        />
      )}
    </div>
  )
}
