// Rules that a server and a browser alone, beside a server of docs/product.md section 7, both apply.
export * from './desempenho.ts'
export * from './dia.ts'
export * from './fila.ts'
export * from './marcacoes.ts'
export * from './relogio.ts'
export * from './resultado.ts'
export * from './sequencia.ts'
