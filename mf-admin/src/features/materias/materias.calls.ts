import { NOUN_WORDS, materias, type Materia } from '@rumo/contract'
import { resourceOf } from '../../shared/crud/resource.ts'

export const materiasResource = resourceOf<Materia>('materias', NOUN_WORDS.materias, materias)
