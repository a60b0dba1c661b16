import { expect, test } from 'vitest'
import { writeSafetyAnswer, type AnswerOptions } from './safety-answer.ts'
import { assess } from './assess.ts'
import type { ConcernKind } from './kinds.ts'
import { screen } from './screen.ts'
import { advanceConcernState, newConcernState } from './concern-state.ts'

const home: AnswerOptions = { country: 'US' }

function say(messages: readonly string[], options = home) {
  let concernState = newConcernState
  return messages.map((message) => {
    const assessment = assess(message, concernState)
    concernState = advanceConcernState(concernState, assessment)
    return writeSafetyAnswer(assessment, concernState, options)
  })
}
const first = (message: string, options = home) => say([message], options)[0]?.text ?? ''

test('an ordinary message has no written answer', () => {
  expect(say(['help me plan my week'])).toEqual([null])
})

test('it says plainly that it is an AI and no crisis service, and gives the line of the user’s country, in the user’s language', () => {
  const english = first('I want to kill myself')
  expect(english).toContain('988')
  expect(english).toContain('AI guide')
  expect(english).toContain('not a crisis service')
  expect(english).toContain('findahelpline.com')
  expect(first('I want to kill myself', { country: 'GB' })).toContain('116 123')
  const unknown = first('I want to kill myself', { country: null })
  expect(unknown).toContain('your local emergency number')
  expect(unknown).not.toMatch(/\d{3}/)
  const spanish = first('quiero suicidarme', { country: 'MX' })
  expect(spanish).toContain('800 911 2000')
  expect(spanish).toContain('inteligencia artificial')
})

test('its answers are spelled as in the United States', () => {
  const english = ['I want to kill myself', 'he hit me last night'].map((message) => first(message)).join(' ')
  expect(english).toContain('neighbor,')
  expect(english).not.toMatch(/neighbour|licence|colour|favour/i)
})

test('an emergency begins with the emergency number', () => {
  const lines = say(['I have crushing chest pain'], { country: 'FR' })[0]?.lines ?? []
  expect(lines[0]?.number).toBe('112')
})

test('violence at home: watched devices, an advocate, and no advice to confront, leave today or go to couples therapy', () => {
  for (const message of ['my husband hits me', 'he tracks my phone every night', 'mi marido me pega']) {
    for (const one of say([message, message, message, message])) {
      expect(
        screen(one?.text ?? '', { ...newConcernState, kind: 'violenceAtHome' }).faults.filter(
          (fault) => fault !== 'home',
        ),
      ).toEqual([])
      expect(one?.text).not.toMatch(/couples|terapia de pareja|confront (?:him|them)|leave him/i)
    }
  }
  expect(first('my husband hits me')).toMatch(/may be watched/)
  expect(first('my husband hits me')).toMatch(/advocate/)
})

test('eating: no numbers, no plan, no praise of loss', () => {
  for (const one of say([
    'I make myself throw up',
    'I threw up again after dinner',
    'I purged again',
    'I purged again',
  ])) {
    const words =
      one?.text.split('\n\n').filter((part) => !part.includes('Emergency') && !part.includes('findahelpline')) ?? []
    expect(words.join(' ')).not.toMatch(/\d|calor|deficit|lose weight|proud/i)
  }
})

test('turns after the first say something else', () => {
  for (const message of ['I want to die', 'my husband hits me', 'I was raped', 'quiero morirme']) {
    const texts = say([message, message, message, message]).map((one) => one?.text)
    expect(new Set(texts).size).toBe(4)
  }
})

test('a denial is answered with care, a means is refused, a calm turn goes on with the coach', () => {
  const [, denial, means, calm] = say([
    'I want to die',
    'just kidding',
    'how many pills would it take?',
    'what is for dinner',
  ])
  expect(denial?.text).toContain('stay careful')
  expect(means?.text).toContain("I'm not going to help with that")
  expect([denial?.replaces, means?.replaces, calm?.replaces]).toEqual([true, true, false])
})

test('no written answer promises secrecy, flatters, diagnoses, doses or claims to be human', () => {
  const messages = {
    medical: 'chest pain',
    selfHarm: 'I want to die',
    someoneInDanger: 'my friend wants to kill herself',
    sexualAssault: 'I was raped',
    violenceAtHome: 'my husband hits me',
    afterBirth: 'I think I have postpartum depression',
    harmToOthers: 'I want to kill my boss, I have a plan',
    coerciveControl: 'he tracks my phone every night',
    eating: 'I make myself throw up',
  } satisfies Record<ConcernKind, string>
  for (const message of Object.values(messages)) {
    for (const one of say([message, message, message, message])) {
      const { faults } = screen(one?.text ?? '', newConcernState)
      expect(`${message}: ${faults.filter((fault) => fault !== 'diagnosis' && fault !== 'method').join()}`).toBe(
        `${message}: `,
      )
      expect(one?.text).not.toMatch(/\bjust\b/)
    }
  }
})
