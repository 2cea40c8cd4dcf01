import { expect, test } from 'vitest'
import { refuseFaults, tidied } from './learning-types.rules.ts'

const text = (en: string, de = '') => ({ en, de })
const form = { name: text('Workshop'), description: text(''), icon: 'book' } as const

test('a type is kept without spaces around its words, and without what is not its own', () => {
  const loose = { name: text(' Workshop ', '\tKurs '), description: text(' A day ', ' Ein Tag\n') }
  const stored = { ...form, ...loose, id: 4 }
  expect(tidied(stored)).toEqual({
    name: text('Workshop', 'Kurs'),
    description: text('A day', 'Ein Tag'),
    icon: 'book',
  })
})

test.for([
  ['Workshop', 'Kurs', false, null, ''],
  ['Workshop', '', false, null, ''],
  ['', 'Kurs', false, null, ''],
  ['', '', false, 'required', 'required'],
  ['', '', true, 'required', 'required'],
  ['Workshop', '', true, 'name_taken', 'This name is already in use'],
  ['', 'Kurs', true, 'name_taken', 'This name is already in use'],
] as const)('the name “%s”, “%s”, in use %s, is wrong: %s', ([en, de, isTaken, code, message]) => {
  const act = () => refuseFaults({ ...form, name: { en, de } }, isTaken)
  if (code === null) return expect(act).not.toThrow()
  const details = { errors: [{ field: 'name', code, message }] }
  return expect(act).toThrow(expect.objectContaining({ code: 'type_invalid', details }))
})
