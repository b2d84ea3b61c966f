/**
 * Tells the site's administrator, on the console, that the API answers but lets no page of this origin read what it
 * says; nothing where it does not answer at all. Never rejects.
 */
export async function explainRefusal(address: string): Promise<void> {
  if (new URL(address).origin === location.origin) return
  // An opaque answer cannot be read, but shows that the server is there.
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
