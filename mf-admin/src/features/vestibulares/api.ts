import { vestibulares, type Vestibular } from '@rumo/contract'
import { resourceOf } from '../../shared/crud/resource.ts'

const VESTIBULAR = { singular: 'vestibular', plural: 'vestibulares', genero: 'm' } as const

export const vestibularesResource = resourceOf<Vestibular>('vestibulares', VESTIBULAR, vestibulares)
