// How days, numbers, lists and exams are written on every screen, always in the same way.
export * from './datas.ts'
export * from './instantes.ts'
export * from './listas.ts'
export * from './numeros.ts'
export * from './simulado.ts'
export { byCount } from '@rumo/contract/plural'
export { semestreWords, vestibularWords } from '@rumo/contract/vestibular-words'
