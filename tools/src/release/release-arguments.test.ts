import { describe, expect, it } from 'vitest'
import { buildOf } from '../build.ts'
import { BUNDLES } from '../compose/compose-site.ts'
import { readReleaseArguments } from './release-arguments.ts'

const reading = (text: string) => readReleaseArguments(text.split(' '), '/casa')

describe('readReleaseArguments', () => {
  it('releases what this checkout built of each bundle, or the folder that is named', () => {
    expect(reading('mf-admin mf-public --to site --base /rumo/')).toEqual({
      does: 'release',
      site: '/casa/site',
      base: '/rumo/',
      builds: [
        { bundle: 'mf-admin', folder: buildOf('mf-admin') },
        { bundle: 'mf-public', folder: buildOf('mf-public') },
      ],
    })
    expect(reading('mf-admin --to /site --from dist')).toMatchObject({
      builds: [{ bundle: 'mf-admin', folder: '/casa/dist' }],
    })
  })

  it('goes back to the release before, or to the one that is named', () => {
    const back = { does: 'rollback', site: '/site', bundle: 'mf-admin' }
    expect(reading('mf-admin --to /site --rollback')).toEqual(back)
    expect(reading('mf-admin --to /site --rollback --id ontem')).toEqual({ ...back, id: 'ontem' })
  })

  it('lists the releases of some bundles, or of all', () => {
    expect(reading('mf-admin --to /site --list')).toMatchObject({ bundles: ['mf-admin'] })
    expect(reading('--to /site --list')).toMatchObject({ does: 'list', bundles: BUNDLES })
  })

  it.each([
    'mf-admin',
    '--to /site',
    'mf-admin mf-public --to /site --from dist',
    'mf-admin mf-public --to /site --rollback',
    'mf-admin --to /site --rollback --list',
    'mf-admin --to /site --id ontem',
    'mf-admin --to /site --sim',
  ])('says how it is written: %s', (text) => {
    expect(() => reading(text)).toThrow('Uso: npm run release')
  })
})
