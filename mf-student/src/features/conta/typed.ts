/**
 * What was typed and not saved, by account and field: it outlasts the way to /login and back, not the page. No password
 * is kept.
 */
const typed = new Map<string, string>()

export const typedOf = (id: number, field: string) => ({
  read: () => typed.get(`${id}/${field}`),
  keep: (text: string) => void typed.set(`${id}/${field}`, text),
  forget: () => void typed.delete(`${id}/${field}`),
})
