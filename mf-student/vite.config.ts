import { remoteConfig } from '@rumo/tools/vite'

export default remoteConfig('mf-student')
