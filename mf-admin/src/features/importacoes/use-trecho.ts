import type { Regiao, Trecho, TrechoPedido } from '@rumo/contract'
import type { Alvo } from '@rumo/contract/caderno'
import { ApiError } from '@rumo/shared-auth'
import { useState } from 'react'
import { useIsHere } from '../../shared/use-is-here.ts'
import { readTrecho } from './importacoes.calls.ts'
import type { RevisaoKeeper } from './revisao-keeper.ts'
import { atribuir, type Destino } from './trechos.ts'

/** The part of a page that is selected for the open question or theme, and how it is read into the draft. */
export function useTrecho(id: number, keeper: RevisaoKeeper, alvo: Alvo | null) {
  const [selecao, setSelecao] = useState<Regiao | null>(null)
  const [isPending, setIsPending] = useState(false)
  const [falha, setFalha] = useState('')
  const isHere = useIsHere()
  const select = (regiao: Regiao | null) => {
    setFalha('')
    setSelecao(regiao)
  }
  const use = async (como: TrechoPedido['como'], destino: Destino): Promise<boolean> => {
    if (!selecao || !alvo) return false
    setFalha('')
    setIsPending(true)
    try {
      const trecho = await readTrecho(id, { regiao: selecao, como })
      if (!isHere()) return false
      if (isVazio(trecho)) {
        setFalha('Não há texto nesta parte da página. Use-a como figura.')
        return false
      }
      keeper.update((caderno) => atribuir(caderno, alvo, destino, { regiao: selecao, trecho }))
      setSelecao(null)
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFalha(error.mensagem)
      return false
    } finally {
      setIsPending(false)
    }
  }
  return { selecao, select, use, isPending, falha }
}

const isVazio = ({ alternativas = [], imagem, texto = '' }: Trecho) =>
  texto.trim() === '' && alternativas.length === 0 && imagem === undefined
