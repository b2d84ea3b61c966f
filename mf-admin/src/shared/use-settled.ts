import { useEffect, useState } from 'react'

/** A pause in typing, before which the server is not asked. */
const TYPING_MS = 200

/** A value once it has stayed the same for some ms. */
export function useSettled<T>(value: T, ms = TYPING_MS): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
