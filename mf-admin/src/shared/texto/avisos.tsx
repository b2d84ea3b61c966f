import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react'

const Tell = createContext<(name: string, isBroken: boolean) => void>(() => {})
const Broken = createContext<readonly string[]>([])

/** A form whose summary names the fields that say what cannot be drawn. */
export function Avisos({ children }: { children: ReactNode }) {
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

/** Tells the form around a field whether it says so. */
export function useTellAviso(name: string, isBroken: boolean): void {
  const tell = useContext(Tell)
  useEffect(() => {
    if (!isBroken) return undefined
    tell(name, true)
    return () => tell(name, false)
  }, [tell, name, isBroken])
}
