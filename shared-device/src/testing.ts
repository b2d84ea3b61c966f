// For the tests of what uses this package.
export { keptSite } from './kept-site.fixture.ts'
export { umaLevada, umaQuestao } from './levada.fixture.ts'
