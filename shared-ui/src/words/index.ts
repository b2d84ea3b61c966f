// How whoever reads the site finds its days, numbers and exams written: in one way each.
export * from './datas.ts'
export * from './numeros.ts'
export * from './vestibular.ts'
