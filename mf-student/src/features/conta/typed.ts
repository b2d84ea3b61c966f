/**
 * Text that was typed and not saved, by account and field. It survives signing in again at /login, but not a reload.
 * Passwords are never kept here.
 */
const typed = new Map<string, string>()

export const typedOf = (id: number, field: string) => ({
  read: () => typed.get(`${id}/${field}`),
  keep: (text: string) => void typed.set(`${id}/${field}`, text),
  forget: () => void typed.delete(`${id}/${field}`),
})
