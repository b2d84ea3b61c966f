import { describe, expect, it } from 'vitest'
import { waitOf } from './limits.ts'

const NOW = Date.parse('2026-03-01T12:00:00Z')
const minutesAgo = (minutes: number) => NOW - minutes * 60_000

describe('waitOf', () => {
  const limit = { count: 3, minutes: 15 }

  it('lets in as long as fewer are counted than the limit', () => {
    expect(waitOf(limit, [], NOW)).toBeUndefined()
    expect(waitOf(limit, [minutesAgo(1), minutesAgo(2)], NOW)).toBeUndefined()
    expect(waitOf(limit, [minutesAgo(1), minutesAgo(2), minutesAgo(15)], NOW)).toBeUndefined()
  })

  it('waits until the first that still counts is too old, whatever their order', () => {
    expect(waitOf(limit, [minutesAgo(1), minutesAgo(14), minutesAgo(2)], NOW)).toBe(60)
    expect(waitOf(limit, [minutesAgo(1), minutesAgo(14), minutesAgo(2), minutesAgo(12)], NOW)).toBe(
      180,
    )
  })

  it('waits at least 1 s, and as long as it takes', () => {
    expect(waitOf({ count: 1, minutes: 15 }, [minutesAgo(15) + 1], NOW)).toBe(1)
    expect(waitOf({ count: 1, minutes: 60 }, [minutesAgo(0)], NOW)).toBe(3600)
  })
})
