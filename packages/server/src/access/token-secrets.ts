import { createHash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** What secret scanners look for: this word, 40 random letters and digits, and six that check them. */
export const tokenMark = 'oktant_'
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const randomLetters = 40
const checkLetters = 6
const shownLetters = 6
const shape = new RegExp(`^${tokenMark}[0-9A-Za-z]{${randomLetters + checkLetters}}$`)

/** The CRC-32 of the random part as a number of base 62. */
function checkOf(random: string) {
  let rest = crc32(random)
  let text = ''
  for (let place = 0; place < checkLetters; place += 1) {
    text = `${alphabet[rest % alphabet.length]}${text}`
    rest = Math.floor(rest / alphabet.length)
  }
  return text
}

export function makeTokenSecret() {
  let random = ''
  while (random.length < randomLetters) {
    // NOTE: bytes from 248 on would make the first letters likelier than the others.
    for (const byte of randomBytes(randomLetters)) {
      if (byte < 248 && random.length < randomLetters) random += alphabet[byte % alphabet.length]
    }
  }
  return `${tokenMark}${random}${checkOf(random)}`
}

/** What mistypes and made-up ones fail before anybody is asked for them. */
export function isTokenSecret(text: string) {
  const random = text.slice(tokenMark.length, -checkLetters)
  return shape.test(text) && text.endsWith(checkOf(random))
}

export const hashOfToken = (secret: string) => createHash('sha256').update(secret).digest('base64url')
export const prefixOfToken = (secret: string) => secret.slice(0, tokenMark.length + shownLetters)

/** Is what was sent meant as a token of a program, and not as a session's? */
export const isApiToken = (authorization: string) => authorization.startsWith(`Bearer ${tokenMark}`)
