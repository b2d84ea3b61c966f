// Fixtures for the tests of packages that use this one.
export { keptSite } from './kept-site.fixture.ts'
export { umaLevada, umaQuestao } from './levada.fixture.ts'
