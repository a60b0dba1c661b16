import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, it } from 'vitest'
import { weakness } from './passwords.ts'

const names = { username: 'annabelle', email: 'belle.meadow@example.com' }

describe('a password', () => {
  it.each([
    'a quiet morning light',
    '8 chars!',
    'ü ß ñ ø æ',
    '🌸🌷🌹🌻🌼💐🍀🌿',
    'aaaaaaab rests',
    'lowercaseonlywords',
    'p'.padEnd(256, 'assword or not '),
    'planning with anna',
    'Test1234!',
  ])('may be %s: any characters, no composition asked for', async (password) => {
    expect(await weakness(password, names)).toBeUndefined()
  })

  it.each(['7 chars', '🌸🌷🌹🌻🌼💐🍀', 'e\u0301e\u0301e\u0301e\u0301'])(
    'of under 8 characters is refused: %s',
    async (password) => {
      expect(await weakness(password, names)).toContain('8 characters')
    },
  )

  it.each([
    'aaaaaaaa',
    'abababab',
    'abcabcabc',
    '12345678',
    '87654321',
    'abcdefgh',
    'QWERTYUIOP',
    'asdfghjkl',
    '1qaz2wsx',
  ])('of one pattern is refused: %s', async (password) => {
    expect(await weakness(password, names)).toContain('pattern')
  })

  it.each(['Annabelle', 'annabelle1', '12annabelle!', 'belle.meadow99', 'Glowell123', 'luxee2026'])(
    'of little more than a name is refused: %s',
    async (password) => {
      expect(await weakness(password, names)).toContain('name')
    },
  )

  it.each(['password', 'Password1', 'SUNSHINE', 'iloveyou', 'trustno1', 'football1'])(
    'that is common or was breached is refused, in any case: %s',
    async (password) => {
      expect(await weakness(password, names)).toContain('stolen')
    },
  )

  it('is refused with a reason for each of the 49,000 on the list', async () => {
    const listed = dictionary['passwords-common']
    expect(listed.length).toBeGreaterThan(49_000)
    for (const password of listed) expect(await weakness(password.toUpperCase(), names)).toBeDefined()
  })
})
