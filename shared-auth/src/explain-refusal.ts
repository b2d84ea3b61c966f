/**
 * Logs an explanation for the site's administrator where the API answers, but its CORS settings do not let pages of
 * this origin read the answers. Logs nothing where the API does not answer at all. Never rejects.
 */
export async function explainRefusal(address: string): Promise<void> {
  if (new URL(address).origin === location.origin) return
  // A `no-cors` request gets an opaque answer, which cannot be read but shows that the server is there.
  const isThere = await fetch(address, { mode: 'no-cors', credentials: 'omit' }).then(
    () => true,
    () => false,
  )
  if (!isThere) return
  console.error(
    `O servidor ${address} responde, mas não deixa as páginas de ${location.origin} lerem as respostas. ` +
      `Na configuração dele, inclua a origem ${location.origin} (no Rumo: CORS_ORIGINS).`,
  )
}
