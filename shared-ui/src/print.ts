// The parts that printed pages share with screens. Nothing here needs a browser or React.
export { compassPaths, SYMBOL } from './brand/compass.ts'
export { blocksOf, type Block } from './formatted-text/blocks.ts'
export { ORIENTACOES_DA_REDACAO } from './redacao/orientacoes.ts'
