import { hostConfig } from '@rumo/tools/vite'

export default hostConfig()
