import { http } from '@rumo/shared-auth'
import { menorOf, type QuestaoMostrada } from '@rumo/shared-ui'
import { useEffect } from 'react'
import { figurasOf } from '../../shared/figuras.ts'

/**
 * Preloads every figure of these questions, so that it is in the browser's cache when its question is shown, even
 * without a network. `questoes` must be the same array at every render, because another one begins anew. The figures
 * load one after the other and with low priority. Those that fail are requested again when the network is back. Does
 * nothing when the user saves data.
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

/** Whether the user asked the browser to save data. Not all browsers tell this. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

/**
 * Loads the same file of an image as the page will choose, with a lower priority than the page's own requests. Resolves
 * to whether it loaded.
 */
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
