import { createHash } from 'node:crypto'
import type { ErrorCode } from '@oktant/contract/http/errors.ts'

export type PasswordFault = Extract<ErrorCode, 'new_password_blank' | 'new_password_weak'>

/** What is tried first by those who guess; the shorter ones are refused by their length. */
const common = `
  password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword 12345678 123456789
  1234567890 87654321 11111111 00000000 12341234 123123123 qwertyui qwertyuiop qwerty123 qwerty1234
  qwertz123 qwertzui qwertzuiop 1qaz2wsx 1q2w3e4r 1q2w3e4r5t q1w2e3r4 asdfghjk asdfghjkl asdf1234 abcd1234
  abcdefgh abc12345 iloveyou iloveyou1 sunshine princess football baseball superman starwars trustno1
  welcome1 welcome123 letmein1 letmein123 changeme changeme1 default1 administrator admin123 admin1234
  computer internet whatever michelle jennifer dragon123 monkey123 passwort passwort1 passwort123 hallo123
  hallo1234 willkommen willkommen1 geheim123 schatz123 fussball sommer2024 sommer2025 sommer2026
  winter2024 winter2025 winter2026 summer2024 summer2025 summer2026 oktant123 oktant-2026
`
  .trim()
  .split(/\s+/)

const shortest = 8
const hashed = /^[0-9a-f]{64}$/i
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const spellings = (text: string) => [text, text.toLowerCase(), text.toUpperCase(), capitalised(text)]

const blank = new Set(['', ' '].map(sha256))
const commonDigests = new Set(common.flatMap(spellings).map(sha256))

/**
 * What is wrong with a new password, if anything. One that comes as its hash cannot be measured, but what is in
 * the list, and the login itself, are known by their hashes too.
 */
export function faultOfPassword(password: string, names: readonly string[]): PasswordFault | null {
  const isHashed = hashed.test(password)
  const digest = isHashed ? password.toLowerCase() : sha256(password)
  if (!password.trim() || blank.has(digest)) return 'new_password_blank'
  if (!isHashed && [...password].length < shortest) return 'new_password_weak'
  const known = isHashed ? digest : sha256(password.toLowerCase())
  if (commonDigests.has(digest) || commonDigests.has(known)) return 'new_password_weak'
  const own = new Set(names.flatMap(spellings).map(sha256))
  return own.has(digest) || own.has(known) ? 'new_password_weak' : null
}
