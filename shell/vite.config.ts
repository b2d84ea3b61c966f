import { withPrerender } from '@rumo/tools/prerender'
import { hostConfig } from '@rumo/tools/vite'

export default withPrerender(hostConfig())
