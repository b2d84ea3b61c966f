import type { PlacedRemote, SiteConfig } from '@rumo/contract'
import type { HostProps } from '@rumo/contract/host'
import { prerenderedSlot } from '../prerendered.ts'

/** The functions of the shell that a remote may call. */
export type Host = Pick<HostProps, 'fail' | 'navigate'>

/** The props that the shell passes to a remote. */
export function hostProps(site: SiteConfig, remote: PlacedRemote, host: Host): HostProps {
  return {
    slot: slotOf(remote),
    basename: site.base.slice(0, -1),
    faculdade: site.faculdade,
    origensDeArquivos: site.origens_de_arquivos ?? [],
    ...host,
  }
}

/** The root element of the remote, marked with its name and its build. `?boundaries` shows both. */
function slotOf({ name, build = name }: PlacedRemote): HTMLElement {
  const slot = prerenderedSlot(name) ?? document.createElement('div')
  slot.dataset.boundary = name
  slot.dataset.build = build
  return slot
}
