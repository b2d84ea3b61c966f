import { http } from '@rumo/shared-auth'
import type { QuestaoMostrada } from '@rumo/shared-ui'
import { useEffect } from 'react'
import { figurasOf } from '../../shared/figuras.ts'

/**
 * Has the browser keep every figure of these questions, so that each is there when its question is shown, also without a
 * network: quietly, one after the other, and what could not be had again once there is a network. Not where one saves
 * data.
 */
export function useFiguras(questoes: readonly QuestaoMostrada[]): void {
  useEffect(() => {
    if (savesData()) return undefined
    const state = { isRunning: false, isOver: false }
    const waiting = figurasOf(questoes).map((url) => http.fileUrl(url))
    const failed: string[] = []
    const fetchWaiting = async () => {
      if (state.isRunning) return
      state.isRunning = true
      while (!state.isOver && navigator.onLine) {
        const src = waiting.shift()
        if (src === undefined) break
        if (!(await isFetched(src))) failed.push(src)
      }
      state.isRunning = false
    }
    const again = () => {
      waiting.push(...failed.splice(0))
      void fetchWaiting()
    }
    again()
    addEventListener('online', again)
    return () => {
      state.isOver = true
      removeEventListener('online', again)
    }
  }, [questoes])
}

/** Whether the browser was asked to fetch no more than is needed; not all of them know. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

/** Fetches an image, after all that the page needs itself; gives whether it came. */
function isFetched(src: string): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image()
    image.fetchPriority = 'low'
    image.addEventListener('load', () => resolve(true))
    image.addEventListener('error', () => resolve(false))
    image.src = src
  })
}
