import { materias, type Materia } from '@rumo/contract'
import { resourceOf } from '../../shared/crud/resource.ts'

const MATERIA = { singular: 'matéria', plural: 'matérias', genero: 'f' } as const

export const materiasResource = resourceOf<Materia>('materias', MATERIA, materias)
