import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dropIfLedAway, keepIfOfThisPath, prerenderedSlot } from './prerendered.ts'

const loadedAt = location.pathname

beforeEach(() => {
  document.body.innerHTML =
    '<main id="pagina"><div data-boundary="mf-public"><p data-boundary="mf-admin"></p></div></main>'
})
afterEach(() => {
  document.body.replaceChildren()
  history.replaceState(null, '', loadedAt)
})

const slotOf = (name: string) => {
  const slot = prerenderedSlot(name)
  if (!slot) throw new Error(`no slot of ${name}`)
  return slot
}

describe('prerenderedSlot', () => {
  it('finds the slot of a remote, and none of another', () => {
    expect(slotOf('mf-public').innerHTML).toContain('<p')
    expect(prerenderedSlot('mf-admin')).toBeNull()
  })
})

describe('keepIfOfThisPath', () => {
  it('leaves what was drawn for the path that is shown', () => {
    history.replaceState(null, '', `${loadedAt}?aviso=1`)
    keepIfOfThisPath(slotOf('mf-public'))
    expect(slotOf('mf-public').innerHTML).toContain('<p')
  })

  it('takes away what was drawn for a path that one has left', () => {
    history.replaceState(null, '', '/outra')
    keepIfOfThisPath(slotOf('mf-public'))
    expect(slotOf('mf-public').innerHTML).toBe('')
  })
})

describe('dropIfLedAway', () => {
  it('removes the slots, and what is in them, of a page that a guard led away from', () => {
    const slot = slotOf('mf-public')
    dropIfLedAway()
    expect(slot.isConnected).toBe(true)
    history.replaceState(null, '', '/outra')
    dropIfLedAway()
    expect(document.getElementById('pagina')?.innerHTML).toBe('')
    expect(slot.innerHTML).toBe('')
  })
})
