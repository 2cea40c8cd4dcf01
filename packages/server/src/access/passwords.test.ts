import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeGate, makePasswords } from './passwords.ts'

const passwords = makePasswords()
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

test('a kept password is argon2id of its SHA-256, so both spellings match and nothing else does', async () => {
  const kept = await passwords.hash('Ocean-Pelican-9')
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwords.matches(kept, 'Ocean-Pelican-9')).toBe(true)
  expect(await passwords.matches(kept, sha256('Ocean-Pelican-9'))).toBe(true)
  expect(await passwords.matches(kept, 'ocean-pelican-9')).toBe(false)
  expect(await passwords.matches(await passwords.hash(sha256('other')), 'other')).toBe(true)
})

test('one password is never kept the same way twice', async () => {
  expect(await passwords.hash('same')).not.toBe(await passwords.hash('same'))
})

test('where there is no password none matches, at the cost of one that does not', async () => {
  const kept = await passwords.hash('Ocean-Pelican-9')
  const spent = { known: [] as number[], unknown: [] as number[] }
  for (let round = 0; round < 15; round += 1) {
    for (const [who, hash] of [
      ['known', kept],
      ['unknown', null],
    ] as const) {
      const began = performance.now()
      expect(await passwords.matches(hash, 'wrong')).toBe(false)
      spent[who].push(performance.now() - began)
    }
  }
  // NOTE: without the work the ratio would be a hundred and more, so even a busy machine tells the two apart.
  const ratio = median(spent.known) / median(spent.unknown)
  expect(ratio).toBeGreaterThan(0.2)
  expect(ratio).toBeLessThan(5)
})

const median = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0

test('so many work at once, so many wait in their order, and the rest is turned away', async () => {
  const pass = makeGate(2, 2)
  const begun: number[] = []
  const open: (() => void)[] = []
  const enter = (number: number) =>
    pass(() => {
      begun.push(number)
      return new Promise<number>((leave) => open.push(() => leave(number)))
    })
  const four = [1, 2, 3, 4].map(enter)
  await expect(enter(5)).rejects.toMatchObject({ code: 'overloaded' })
  expect(begun).toEqual([1, 2])
  open[0]?.()
  expect(await four[0]).toBe(1)
  expect(begun).toEqual([1, 2, 3])
  for (let at = 1; at < 4; at += 1) {
    open[at]?.()
    await four[at]
  }
  expect(begun).toEqual([1, 2, 3, 4])
  const sixth = enter(6)
  open[4]?.()
  expect(await sixth).toBe(6)
})

test('work that fails leaves its place to the next', async () => {
  const pass = makeGate(1, 1)
  await expect(pass(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await pass(async () => 'next')).toBe('next')
})
