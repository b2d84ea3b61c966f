import { ApiError } from '@rumo/shared-auth'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useOnce } from '../../shared/alerting.ts'
import { conferirTurma, type Conferida } from './conferir-turma.ts'
import { readTurma } from './ler-turma.ts'
import { createAccount, findTaken } from './turma.calls.ts'

/** A line with what was decided, and whether its account was created. */
export type Resultado = Conferida & { cadastrada: boolean }

export type Turma = ReturnType<typeof useTurma>

/** The state of a class: its lines are read, checked, and become accounts. */
export function useTurma() {
  const queries = useQueryClient()
  const [linhas, setLinhas] = useState<readonly Resultado[] | null>(null)
  const { isPending, once } = useOnce()

  return {
    /** Null before anything was read. */
    linhas,
    isPending,
    read: (texto: string) =>
      once(async () => {
        const read = readTurma(texto)
        const taken = await findTaken(read.map(({ email }) => email))
        setLinhas(conferirTurma(read, taken).map((linha) => ({ ...linha, cadastrada: false })))
      }),
    /**
     * Creates the accounts one after the other. If one fails, those before it remain, and a second call does not create
     * them again.
     */
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

/** If the e-mail got an account since the check, the line counts as having one. */
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
