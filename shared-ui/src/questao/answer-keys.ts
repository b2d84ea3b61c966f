import type { KeyboardEvent } from 'react'
import type { AlternativaMostrada } from './questao-mostrada.ts'

interface AnswerKeys {
  alternativas: readonly AlternativaMostrada[]
  escolhida: number | null
  conferida: boolean
  onEscolher: (id: number) => void
  onResponder: () => void
  /** Crosses an alternative out; undefined when crossing out is not offered. */
  onRiscar?: ((id: number) => void) | undefined
}

/** The alternative that a key stands for: by its letter, or by its place, counted from 1. */
function choiceOfKey(
  key: string,
  alternativas: readonly AlternativaMostrada[],
): AlternativaMostrada | undefined {
  const byLetter = alternativas.find(({ nome }) => nome.toLowerCase() === key.toLowerCase())
  return byLetter ?? (/^[1-9]$/.test(key) ? alternativas[Number(key) - 1] : undefined)
}

/**
 * The keys of a question, wherever in the question the focus is. Letters and digits choose an alternative; with Shift
 * they cross it out, where that is offered. Enter answers.
 */
export function handleAnswerKey(event: KeyboardEvent, keys: AnswerKeys): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return
  if (event.key === 'Enter') {
    // The focus moves on to the next action. A key that is held down must not press that action too.
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
  // With the focus on the chosen radio, the arrow keys continue from it and a screen reader announces it.
  event.currentTarget.querySelector<HTMLInputElement>(`input[value="${choice.id}"]`)?.focus()
}

/** Whether the focus is in a text field, or in a dialog that covers the question. */
function isElsewhere(target: EventTarget): boolean {
  if (!(target instanceof HTMLElement)) return false
  const there = target.closest('dialog, textarea, select, input:not([type="radio"])')
  return there !== null || target.isContentEditable
}

/** Whether Enter already has a meaning for the focused element. */
function isPressed(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button, a[href], summary') !== null
}
