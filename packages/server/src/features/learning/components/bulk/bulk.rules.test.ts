import { expect, test } from 'vitest'
import { type Candidate, changeable } from './bulk.rules.ts'

const one = (values: Partial<Candidate> = {}): Candidate => ({
  id: 1,
  title: { en: 'Knots', de: '' },
  status: 'active',
  contentType: null,
  isRemoved: false,
  isHeld: false,
  ...values,
})
const known = { target: null, administersCourses: false }

test.each([
  ['activate', one({ status: 'inactive' }), known, true],
  ['activate', one(), known, false],
  ['deactivate', one(), known, true],
  ['deactivate', one({ status: 'inactive' }), known, false],
  ['deactivate', one({ isRemoved: true }), known, false],
  ['setType', one(), { ...known, target: 3 }, true],
  ['setType', one({ contentType: 3 }), { ...known, target: 3 }, false],
  ['setType', one({ contentType: 3 }), known, true],
  ['remove', one(), known, true],
  ['remove', one({ isHeld: true }), known, false],
  ['remove', one({ isHeld: true }), { ...known, administersCourses: true }, true],
  ['remove', one({ isRemoved: true }), known, false],
  ['restore', one({ isRemoved: true }), known, true],
  ['restore', one(), known, false],
] as const)('%s of %o, where %o is known: %s', (action, candidate, about, isMeant) => {
  expect(changeable(action, [candidate], about)).toHaveLength(isMeant ? 1 : 0)
})
