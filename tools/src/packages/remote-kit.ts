// What a remote of another repository is built by: the package @rumo/remote-kit has this as `./vite`, in one file.
export { remoteConfig } from '../vite/federation.ts'
export { withPrerender } from '../vite/prerender.ts'
