import { http } from '@rumo/shared-auth'
import { menorOf, type QuestaoMostrada } from '@rumo/shared-ui'
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
    const waiting = figurasOf(questoes).map(({ url_imagem, largura }) => {
      const src = http.fileUrl(url_imagem)
      return { ...menorOf(src, largura), src }
    })
    const failed: typeof waiting = []
    const fetchWaiting = async () => {
      if (state.isRunning) return
      state.isRunning = true
      while (!state.isOver && navigator.onLine) {
        const figura = waiting.shift()
        if (figura === undefined) break
        if (!(await isFetched(figura))) failed.push(figura)
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

/** Fetches the file that a page will take of an image, after all that it needs itself; gives whether it came. */
function isFetched(figura: { srcSet?: string; sizes?: string; src: string }): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image()
    image.fetchPriority = 'low'
    image.addEventListener('load', () => resolve(true))
    image.addEventListener('error', () => resolve(false))
    image.sizes = figura.sizes ?? ''
    image.srcset = figura.srcSet ?? ''
    image.src = figura.src
  })
}
