import { ApiError } from '@rumo/shared-auth'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useOnce } from '../../shared/alerting.ts'
import { conferirTurma, type Conferida } from './conferir-turma.ts'
import { readTurma } from './ler-turma.ts'
import { createAccount, findTaken } from './turma.calls.ts'

/** What became of a line. */
export type Resultado = Conferida & { cadastrada: boolean }

export type Turma = ReturnType<typeof useTurma>

/** A class on its way to accounts: read, checked, made. */
export function useTurma() {
  const queries = useQueryClient()
  const [linhas, setLinhas] = useState<readonly Resultado[] | null>(null)
  const { isPending, once } = useOnce()

  return {
    /** Null: nothing was read yet. */
    linhas,
    isPending,
    read: (texto: string) =>
      once(async () => {
        const read = readTurma(texto)
        const taken = await findTaken(read.map(({ email }) => email))
        setLinhas(conferirTurma(read, taken).map((linha) => ({ ...linha, cadastrada: false })))
      }),
    /** Makes those that can be made, one after the other; what was made stays where one fails, and is not made again. */
    create: () =>
      once(async () => {
        for (const linha of linhas ?? []) {
          if (linha.acao !== 'criar' || linha.cadastrada) continue
          const now = await createOrFind(linha)
          setLinhas((all) => all?.map((each) => (each.linha === linha.linha ? now : each)) ?? null)
        }
        await queries.invalidateQueries()
      }),
    clear: () => setLinhas(null),
  }
}

/** Whose e-mail got an account meanwhile has one. */
async function createOrFind(linha: Resultado): Promise<Resultado> {
  try {
    await createAccount(linha)
    return { ...linha, cadastrada: true }
  } catch (error) {
    if (error instanceof ApiError && error.codigo === 'email_em_uso') {
      return { ...linha, acao: 'ja_tem' }
    }
    throw error
  }
}
