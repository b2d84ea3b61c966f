/**
 * Makes the page's first link move the focus past header and menu to the heading of the screen. The address stays as it
 * is: its fragment may be a key, and the link must not add a step to the browser's history.
 */
export function followSkipLink(): void {
  document.querySelector('.skip-link')?.addEventListener('click', (event) => {
    const heading = document.querySelector<HTMLElement>('main h1[tabindex]')
    if (!heading) return
    event.preventDefault()
    heading.focus()
  })
}
