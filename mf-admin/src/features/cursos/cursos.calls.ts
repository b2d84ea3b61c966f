import { cursos, type Curso } from '@rumo/contract'
import { resourceOf } from '../../shared/crud/resource.ts'

const CURSO = { singular: 'curso', plural: 'cursos', genero: 'm' } as const

export const cursosResource = resourceOf<Curso>('cursos', CURSO, cursos)
