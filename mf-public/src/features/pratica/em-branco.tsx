import { Button, IconArrowRight } from '@rumo/shared-ui'
import type { Ref } from 'react'
import { emBrancoInWords } from './pratica.words.ts'

interface EmBrancoProps {
  /** The indexes of the questions left blank; at least one. */
  blanks: readonly number[]
  onGo: (index: number) => void
  ref?: Ref<HTMLButtonElement>
}

/** A button that leads to the first question left blank. */
export const EmBranco = ({ blanks, onGo, ref = null }: EmBrancoProps) => (
  <Button ref={ref} onClick={() => onGo(blanks[0] ?? 0)}>
    {emBrancoInWords(blanks.length)}
    <IconArrowRight />
  </Button>
)
