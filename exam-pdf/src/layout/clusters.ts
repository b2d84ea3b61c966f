import { grown, sharedHeight, sharedWidth, unionOf } from '../geometry.ts'
import type { Box } from '../model.ts'

/** Groups of boxes that touch each other, or are at most `slack` points apart. */
export function clustersOf<Item extends Box>(items: readonly Item[], slack: number): Item[][] {
  const clusters: { box: Box; items: Item[] }[] = []
  for (const item of items) {
    const near = grown(item, slack)
    const touching = clusters.filter(
      ({ box, items: members }) =>
        touches(near, box) && members.some((member) => touches(near, member)),
    )
    const merged = [item, ...touching.flatMap((cluster) => cluster.items)]
    for (const cluster of touching) clusters.splice(clusters.indexOf(cluster), 1)
    clusters.push({ box: unionOf([item, ...touching.map(({ box }) => box)]), items: merged })
  }
  return clusters.map((cluster) => cluster.items)
}

const touches = (a: Box, b: Box) => sharedWidth(a, b) >= 0 && sharedHeight(a, b) >= 0
