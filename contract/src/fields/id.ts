/** PostgreSQL stores an id as a 32-bit integer. */
export const GREATEST_ID = 2_147_483_647

/** The id that a part of an address is; null if it is none, so that no server has to be asked. */
export function idIn(text: string | null | undefined): number | null {
  const isId = /^[1-9]\d*$/.test(text ?? '') && Number(text) <= GREATEST_ID
  return isId ? Number(text) : null
}
