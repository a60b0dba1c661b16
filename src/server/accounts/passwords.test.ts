import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, it } from 'vitest'
import { passwordProblem } from './passwords.ts'

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
    'x7Gq2mPz',
    'x7$q2!P-',
    'correct horse',
    'three blue teacups',
    'marmalade skies forever',
    'vkw7rtqz',
    'march of the tin lanterns',
    'lantern orbit mustard velvet',
    'nube tenedor garaje violín',
    'Copper-Walrus-Teapot-Meadow',
    'annabelle lantern mustard velvet',
    'mein alter Passwortzettel brennt',
    'осенний чайник летит домой',
    '........x7Gq2mPz',
  ])('may be %s: any characters, no composition asked for', async (password) => {
    expect(await passwordProblem(password, names)).toBeUndefined()
  })

  it.each(['7 chars', '🌸🌷🌹🌻🌼💐🍀', 'e\u0301e\u0301e\u0301e\u0301'])(
    'of under 8 characters is refused: %s',
    async (password) => {
      expect(await passwordProblem(password, names)).toContain('8 characters')
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
    expect(await passwordProblem(password, names)).toContain('pattern')
  })

  it.each(['Annabelle', 'annabelle1', '12annabelle!', 'belle.meadow99', 'Glowell123', 'luxee2026'])(
    'of little more than a name is refused: %s',
    async (password) => {
      expect(await passwordProblem(password, names)).toContain('name')
    },
  )

  it.each(['password', 'Password1', 'SUNSHINE', 'iloveyou', 'trustno1', 'football1'])(
    'that is common or was breached is refused, in any case: %s',
    async (password) => {
      expect(await passwordProblem(password, names)).toContain('stolen')
    },
  )

  it.each([
    'Password123!',
    'Test1234!',
    'Welcome1!',
    'Summer2026!',
    'January2024',
    'Blossom2024!',
    'Password@2024',
    '!!Sunshine99!!',
    'Butterfly7!',
    'Iloveyou2!',
    'monkey2020',
    'P@ssw0rd1',
    'p4$$w0rd!!',
    'fr33d0m!',
    'Qwerty123!',
    'qwertz123',
    'qazwsxedc',
    'zaq12wsx!',
    '1qaz@WSX',
    'asdf1234!',
    '29081990',
    'december25',
    'Gl0well2026!',
    'lux33lux33!',
    'annabelle1999',
    'B3lle.meadow!!1',
    'password password password password',
    'covid2020',
    'Covid19!',
    'Coronavirus2020',
    'Trump2024!',
    'Biden2020',
    'helloworld',
    'HelloWorld123!',
    'TaylorSwift',
    'Bitcoin2021!',
    'Instagram1',
    'Christmas2024!',
    'MerryChristmas',
    'BabyGirl123!',
    'ChangeMe123!',
    'may151990',
    'May 15, 1990',
    '15may1990!',
    'December251999',
    'jan-01-1990',
  ])('that is common words, a walk, a name or a date with digits and signs is refused: %s', async (password) => {
    expect(await passwordProblem(password, names)).toMatch(/easy to guess|mostly your name|on a list|close to/)
  })

  it.each([
    'contraseña',
    'contraseña1',
    'contraseña123!',
    'mariposa2024!',
    'p.a.s.s.w.o.r.d',
    'p a s s w o r d 1 2 3',
    's-u-n-s-h-i-n-e-9!',
    'my password is 123',
    'ThisIsMyPassword!',
    'mi contraseña es 1234',
    'ｐａｓｓｗｏｒｄ１２３！',
    'pаssword123',
    'ρаѕѕwоrd123!',
    'correct horse battery staple',
    'Correct-Horse-Battery-Staple',
    'GodIsGood1!',
    'Annabelle Meadow 1',
    'belle*meadow*2024',
    'a.n.n.a.b.e.l.l.e',
    '1 2 3 4 5 6 7 8',
  ])('that is one of those behind separators, look-alikes or in Spanish is refused: %s', async (password) => {
    expect(await passwordProblem(password, names)).toMatch(/pattern|easy to guess|mostly your name|on a list|close to/)
  })

  it.each([
    ['4@8({[<369&1!|0$57+%2', false],
    ['p4ssw0rd p4ssw0rd1!', false],
    ['qwerasdf!@#$1234', false],
    ['19851987', true],
  ])('of 256 hostile signs is read within the time of a test: %s', async (piece, isRefused) => {
    const said = await passwordProblem(piece.repeat(32).slice(0, 256), names)
    expect(said !== undefined).toBe(isRefused)
  })

  it('is refused with a reason for each of the 49,000 on the list', async () => {
    const listed = dictionary['passwords-common']
    expect(listed.length).toBeGreaterThan(49_000)
    for (const password of listed) expect(await passwordProblem(password.toUpperCase(), names)).toBeDefined()
  })
})
