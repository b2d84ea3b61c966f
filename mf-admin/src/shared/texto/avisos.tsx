import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react'

const Tell = createContext<(name: string, isBroken: boolean) => void>(() => {})
const Broken = createContext<readonly string[]>([])

/** Collects the names of the fields in a form whose text cannot be drawn, for the summary of problems. */
export function AvisosProvider({ children }: { children: ReactNode }) {
  const [broken, setBroken] = useState<readonly string[]>([])
  const tell = useCallback((name: string, isBroken: boolean) => {
    setBroken((now) => [...now.filter((other) => other !== name), ...(isBroken ? [name] : [])])
  }, [])
  return (
    <Tell value={tell}>
      <Broken value={broken}>{children}</Broken>
    </Tell>
  )
}

export const useAvisos = () => useContext(Broken)

/** Reports to the surrounding form whether the text of a field cannot be drawn. */
export function useTellAviso(name: string, isBroken: boolean): void {
  const tell = useContext(Tell)
  useEffect(() => {
    if (!isBroken) return undefined
    tell(name, true)
    return () => tell(name, false)
  }, [tell, name, isBroken])
}
