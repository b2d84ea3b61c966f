/**
 * Enables the link to the file of each inline style that the browser refused. A page of one release may come with the
 * policy of another one, until its server has read what the compose step wrote.
 */
export function linkRefusedStyles(page: Document): void {
  for (const style of page.querySelectorAll('style')) {
    if (style.sheet) continue
    style.nextElementSibling?.removeAttribute('media')
    style.nextElementSibling?.removeAttribute('disabled')
  }
}
