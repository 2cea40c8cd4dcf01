import { expect, test } from 'vitest'
import { isNamed, referenceOf, referencesIn, returnPath } from './bounce-references.ts'

const secret = 'a secret of the tests'
const readReference = (by: string, companyId: number, text: string) =>
  referencesIn(text).find((one) => isNamed(by, companyId, one))?.id ?? null
const named = referenceOf(secret, { companyId: 7, id: 42 })

test('a letter is known again by its name, wherever that stands and however it is written', () => {
  for (const text of [named, `<${named}@x>`, `bounces+${named.toUpperCase()}@x`, `o1.0000 ${named} o2`])
    expect(readReference(secret, 7, text)).toBe(42)
})

test('a name that was made up, altered, or given by another company or installation is none', () => {
  const other = named.replace('42', '43')
  for (const text of ['', 'o42.', 'o42.000000000000000000000000', other, `${named}0`, `x${named}`])
    expect(readReference(secret, 7, text)).toBeNull()
  expect(readReference(secret, 8, named)).toBeNull()
  expect(readReference('another secret', 7, named)).toBeNull()
})

test('a genuine name behind a few others is found, and of thousands only the first are tried', () => {
  const wrong = 'o9.ffffffffffffffffffffffff '
  expect(readReference(secret, 7, wrong.repeat(40) + named)).toBe(42)
  expect(readReference(secret, 7, wrong.repeat(40_000) + named)).toBeNull()
})

test('the return path has the name behind a plus, where there is room for it', () => {
  expect(returnPath('bounces@nordwerk.test', named)).toBe(`bounces+${named}@nordwerk.test`)
  const long = `${'x'.repeat(40)}@nordwerk.test`
  expect(returnPath(long, named)).toBe(long)
})
