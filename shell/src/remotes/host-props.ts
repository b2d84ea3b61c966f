import type { PlacedRemote, SiteConfig } from '@rumo/contract'
import type { HostProps } from '@rumo/contract/host'
import { prerenderedSlot } from '../prerendered.ts'

/** What a remote may ask of the shell. */
export type Host = Pick<HostProps, 'fail' | 'navigate'>

/** What the shell hands to a remote. */
export function hostProps(site: SiteConfig, remote: PlacedRemote, host: Host): HostProps {
  return {
    slot: slotOf(remote),
    basename: site.base.slice(0, -1),
    faculdade: site.faculdade,
    origensDeArquivos: site.origens_de_arquivos ?? [],
    ...host,
  }
}

/** The remote's root node, marked with its name and its build, which `?boundaries` shows. */
function slotOf({ name, build = name }: PlacedRemote): HTMLElement {
  const slot = prerenderedSlot(name) ?? document.createElement('div')
  slot.dataset.boundary = name
  slot.dataset.build = build
  return slot
}
