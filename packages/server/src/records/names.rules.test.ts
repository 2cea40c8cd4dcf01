import { expect, test } from 'vitest'
import { refuseName, trimmed } from './names.rules.ts'

test('a name is kept without spaces around it', () => {
  expect(trimmed({ en: ' Workshop ', de: '\tKurs\n' })).toEqual({ en: 'Workshop', de: 'Kurs' })
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
  const act = () => refuseName('type_invalid', { en, de }, isTaken)
  if (code === null) return expect(act).not.toThrow()
  const details = { errors: [{ field: 'name', code, message }] }
  return expect(act).toThrow(expect.objectContaining({ code: 'type_invalid', details }))
})
