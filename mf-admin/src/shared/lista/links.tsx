import { omit } from 'es-toolkit'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { useKeptState, useWriteEntry, type KeptState } from './kept-state.ts'

interface LinkOfRowProps {
  id: number
  to: string
  className?: string | undefined
  children: ReactNode
}

/** Gives what leads from a list, or from one of its rows, to an address from where one comes back to it as it was left. */
export function useLeave(): (to: string, id?: number) => void {
  const { pathname } = useLocation()
  const write = useWriteEntry()
  const navigate = useNavigate()
  return (to, id) => {
    const linha = id && { id, to, y: scrollY }
    // For the browser's Back, which comes to this entry itself; `volta` is for a link that leads back.
    const { search, state } = write((now) => ({
      ...now,
      state: { ...omit(now.state, ['linha']), ...(linha && { linha }) },
    }))
    void navigate(to, { state: { volta: { pathname, search, state } } satisfies KeptState })
  }
}

/** Leads from a row of a list to somewhere else. */
export function LinkOfRow({ id, to, className, children }: LinkOfRowProps) {
  const leave = useLeave()
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    leave(to, id)
  }
  return (
    <Link to={to} className={className} onClick={onClick}>
      {children}
    </Link>
  )
}

/** Leads to another record of the list that one came from: from there, too, one comes back to it as it was left. */
export const LinkBeside = (props: ComponentProps<typeof Link>) => (
  <Link state={useLocation().state as unknown} {...props} />
)

/** Where one came from, if that was a list; otherwise `path`, a list as it begins. */
export function useVolta(path: string) {
  const { volta } = useKeptState()
  return volta ?? { pathname: path, search: '', state: null }
}

/** Leads back to the list that one came from, as it was left, or else to `path`. */
export function LinkBack({ path, ...props }: Omit<LinkOfRowProps, 'id' | 'to'> & { path: string }) {
  const { state, ...to } = useVolta(path)
  return <Link to={to} state={state} {...props} />
}
