import { NOUN_WORDS, cursos, type Curso } from '@rumo/contract'
import { resourceOf } from '../../shared/crud/resource.ts'

export const cursosResource = resourceOf<Curso>('cursos', NOUN_WORDS.cursos, cursos)
