import type { device } from '@rumo/shared-auth/device'

/** Where drafts and sent essays are kept. */
export type Aparelho = Pick<typeof device, 'read' | 'write' | 'remove'>
