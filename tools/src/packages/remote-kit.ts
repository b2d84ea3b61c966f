// With these functions a remote of another repository is built. The package @rumo/remote-kit exports them as `./vite`,
// in one file.
export { remoteConfig } from '../vite/federation.ts'
export { withPrerender } from '../vite/prerender.ts'
