import { Button, IconArrowRight } from '@rumo/shared-ui'
import type { Ref } from 'react'
import { emBrancoInWords } from './pratica.words.ts'

interface EmBrancoProps {
  /** The indexes of the questions left blank, one at least. */
  blanks: readonly number[]
  onGo: (index: number) => void
  ref?: Ref<HTMLButtonElement>
}

/** Leads to the first question that was left blank. */
export const EmBranco = ({ blanks, onGo, ref = null }: EmBrancoProps) => (
  <Button ref={ref} onClick={() => onGo(blanks[0] ?? 0)}>
    {emBrancoInWords(blanks.length)}
    <IconArrowRight />
  </Button>
)
