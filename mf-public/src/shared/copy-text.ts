/** Copies a text to the clipboard. Resolves to false when the browser refuses, or the page did not come over https. */
export async function copyText(texto: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(texto)
    return true
  } catch {
    // The caller reports the failure: there is no other way to copy.
    return false
  }
}
