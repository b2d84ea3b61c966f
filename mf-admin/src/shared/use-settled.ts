import { useEffect, useState } from 'react'

/** The length of the pause in typing after which the server is asked. */
const TYPING_MS = 200

/** The value after it has stayed the same for `ms`. */
export function useSettled<T>(value: T, ms = TYPING_MS): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
