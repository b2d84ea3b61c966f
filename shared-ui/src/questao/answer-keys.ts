import type { KeyboardEvent } from 'react'
import type { AlternativaMostrada } from './questao-mostrada.ts'

interface AnswerKeys {
  alternativas: readonly AlternativaMostrada[]
  escolhida: number | null
  conferida: boolean
  onEscolher: (id: number) => void
  onResponder: () => void
  /** Undefined where nothing is crossed out. */
  onRiscar?: ((id: number) => void) | undefined
}

/** Which alternative a key stands for: its letter, or its place from 1. */
function choiceOfKey(
  key: string,
  alternativas: readonly AlternativaMostrada[],
): AlternativaMostrada | undefined {
  const byLetter = alternativas.find(({ nome }) => nome.toLowerCase() === key.toLowerCase())
  return byLetter ?? (/^[1-9]$/.test(key) ? alternativas[Number(key) - 1] : undefined)
}

/**
 * Letters and digits choose, with Shift they cross out where that is offered, Enter answers, wherever in the
 * question the focus is.
 */
export function handleAnswerKey(event: KeyboardEvent, keys: AnswerKeys): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return
  if (event.key === 'Enter') {
    // The focus goes on to the next action: a key held down must not press that too.
    if (event.repeat) event.preventDefault()
    if (keys.conferida || keys.escolhida === null || isPressed(event.target)) return
    event.preventDefault()
    keys.onResponder()
    return
  }
  const choice = keys.conferida ? undefined : choiceOfKey(event.key, keys.alternativas)
  if (!choice) return
  event.preventDefault()
  if (event.shiftKey && keys.onRiscar) {
    if (choice.id !== keys.escolhida) keys.onRiscar(choice.id)
    return
  }
  keys.onEscolher(choice.id)
  // From the chosen radio the arrow keys go on, and a screen reader announces it.
  event.currentTarget.querySelector<HTMLInputElement>(`input[value="${choice.id}"]`)?.focus()
}

/** Whether one writes there, or is in a dialog that covers the question. */
function isElsewhere(target: EventTarget): boolean {
  if (!(target instanceof HTMLElement)) return false
  const there = target.closest('dialog, textarea, select, input:not([type="radio"])')
  return there !== null || target.isContentEditable
}

/** Whether Enter already means something where the focus is. */
function isPressed(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button, a[href], summary') !== null
}
