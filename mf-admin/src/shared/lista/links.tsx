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

/**
 * Returns a function that navigates from a list, or from one of its rows, in such a way that the user returns to the
 * list as it was.
 */
export function useLeave(): (to: string, id?: number) => void {
  const { pathname } = useLocation()
  const write = useWriteEntry()
  const navigate = useNavigate()
  return (to, id) => {
    const linha = id && { id, to, y: scrollY }
    // The browser's Back button returns to this entry; a link back uses `volta`.
    const { search, state } = write((now) => ({
      ...now,
      state: { ...omit(now.state, ['linha']), ...(linha && { linha }) },
    }))
    void navigate(to, { state: { volta: { pathname, search, state } } satisfies KeptState })
  }
}

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

/** A link to another record of the same list. From there, too, the user returns to the list as it was. */
export const LinkBeside = (props: ComponentProps<typeof Link>) => (
  <Link state={useLocation().state as unknown} {...props} />
)

/** The list from which the user came; otherwise `path`, with the default view. */
export function useVolta(path: string) {
  const { volta } = useKeptState()
  return volta ?? { pathname: path, search: '', state: null }
}

/** A link back to the list from which the user came, as it was; otherwise to `path`. */
export function LinkBack({ path, ...props }: Omit<LinkOfRowProps, 'id' | 'to'> & { path: string }) {
  const { state, ...to } = useVolta(path)
  return <Link to={to} state={state} {...props} />
}
