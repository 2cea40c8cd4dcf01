import { expect, test } from 'vitest'
import { partsOf } from './message-parts.ts'

const shown = (message: string) => partsOf(message).map(({ type, body }) => [type, body.trim()])
const multipart = (boundary: string, ...inner: string[]) =>
  [
    `Content-Type: multipart/mixed;\r\n boundary="${boundary}"`,
    '',
    'for old programs',
    ...inner.flatMap((one) => [`--${boundary}`, one]),
    `--${boundary}--`,
    'and after it',
  ].join('\r\n')

test('a message without parts is one', () => {
  expect(shown('Subject: x\n\nwords')).toEqual([['text/plain', 'words']])
  expect(shown('')).toEqual([['text/plain', '']])
  expect(shown('\r\nwords')).toEqual([['text/plain', 'words']])
})

test('parts are found, also inside of parts, and decoded', () => {
  const coded = [
    'Content-Type: Message/Delivery-Status; x=y',
    'Content-Transfer-Encoding: base64',
    '',
    'U3RhdHVz\r\nOiA1LjEuMQ==',
  ].join('\r\n')
  const quoted = 'Content-Transfer-Encoding: quoted-printable\n\nSt=\natus: =35.1.1 =ZZ'
  expect(shown(multipart('a', '\r\nwords', multipart('a.1', coded, quoted)))).toEqual([
    ['text/plain', 'words'],
    ['message/delivery-status', 'Status: 5.1.1'],
    ['text/plain', 'Status: 5.1.1 =ZZ'],
  ])
})

test('a boundary is taken literally, whatever its signs mean elsewhere', () => {
  const boundary = 'a.*+?^${}()|[b]\\-/'
  expect(shown(multipart(boundary, '\r\none', `\r\ntwo\n--a__b\n`))).toEqual([
    ['text/plain', 'one'],
    ['text/plain', expect.stringContaining('--a__b')],
  ])
  expect(shown(multipart('(', '\r\none'))).toEqual([['text/plain', 'one']])
})

test('the parts of a letter that is handed back are its own', () => {
  const letter = `Content-Type: message/rfc822\r\n\r\n${multipart('inner', '\r\nwords')}`
  expect(partsOf(multipart('outer', letter)).map(({ type }) => type)).toEqual(['message/rfc822'])
})

test('a boundary that is missing, and parts without an end, are borne', () => {
  expect(shown('Content-Type: multipart/mixed\n\n--a\n\nx')).toEqual([])
  expect(shown('Content-Type: multipart/mixed; boundary=a\n\n--a\n\nx')).toEqual([['text/plain', 'x']])
  expect(shown('Content-Type: multipart/mixed; boundary=a\n\n')).toEqual([])
})

const megabyte = (text: string) => text.repeat(Math.floor(1_000_000 / text.length))
const parts = 'Content-Type: multipart/mixed; boundary=a\n\n'

test.each([
  ['empty lines', megabyte('\r\n')],
  ['blanks', `A:${megabyte(' ')}`],
  ['lines that go on', `A: b${megabyte('\r\n ')}`],
  ['fields', megabyte('a:b\n')],
  ['boundaries', parts + megabyte('--a\n')],
  ['half boundaries', parts + megabyte('\n--')],
  ['soft line ends', `Content-Transfer-Encoding: quoted-printable\n\n${megabyte('=\r\n')}`],
  ['equals signs', `Content-Transfer-Encoding: quoted-printable\n\n${megabyte('=')}`],
  ['parameters', `Content-Type: multipart/mixed${megabyte(';a=')}`],
  ['quotes', `Content-Type: multipart/mixed; boundary=${megabyte('"')}`],
  [
    'parts inside of parts',
    Array.from({ length: 9000 }, (_, at) => `${parts.replace('=a', `=a${at}`)}--a${at}\n`).join(''),
  ],
])('a megabyte of %s is read in a blink', (_, message) => {
  const began = performance.now()
  expect(partsOf(message).length).toBeLessThanOrEqual(50)
  expect(performance.now() - began).toBeLessThan(2000)
})
