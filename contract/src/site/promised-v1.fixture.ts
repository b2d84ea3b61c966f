// What version 1 of the contract promised (docs/teams.md). This file never changes; today's types may have more fields.
import type { SINGLETONS } from './singletons.ts'

interface HostPropsV1 {
  readonly slot: HTMLElement
  readonly basename: string
  readonly faculdade: {
    nome: string
    complemento?: string | undefined
    url_logo?: string | undefined
    url_vestibular: string
    url_inscricao: string
    contato: string
  }
  readonly origensDeArquivos: readonly string[]
  readonly fail: (error: unknown) => void
  readonly navigate: (path: string) => void
}

interface RemoteEntryV1 {
  readonly bootstrap: (props: HostPropsV1) => Promise<void>
  readonly mount: (props: HostPropsV1) => Promise<void>
  readonly unmount: (props: HostPropsV1) => Promise<void>
}

export interface PromisedV1 {
  host: HostPropsV1
  entry: RemoteEntryV1
}

export const SINGLETONS_V1: readonly (typeof SINGLETONS)[number][] = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@rumo/shared-auth',
]
