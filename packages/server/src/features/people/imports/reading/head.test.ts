import { expect, test } from 'vitest'
import type { ImportEncoding } from '@oktant/contract/people/imports.ts'
import { mapColumns, type FieldPlan } from './columns.rules.ts'
import { detectEncoding } from '../../../../files/encoding.ts'
import { detectSeparator, readHead } from './head.ts'

const text = 'Vorname;Straße\nJürgen;"Große; Straße"\nÖzil;Ä'
const utf16 = (swap: boolean) => {
  const bytes = Buffer.from(text, 'utf16le')
  return swap ? bytes.swap16() : bytes
}
const windows = Buffer.from(text, 'latin1')

async function* of(...chunks: Buffer[]) {
  yield* chunks
}

const files: [string, Buffer, ImportEncoding][] = [
  ['UTF-8', Buffer.from(text), 'utf-8'],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${text}`), 'utf-8'],
  ['UTF-16 with its mark', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16(false)]), 'utf-16le'],
  ['UTF-16 turned round with its mark', Buffer.concat([Buffer.from([0xfe, 0xff]), utf16(true)]), 'utf-16be'],
  ['UTF-16 without a mark', utf16(false), 'utf-16le'],
  ['UTF-16 turned round without a mark', utf16(true), 'utf-16be'],
  ['Windows-1252', windows, 'windows-1252'],
]

test.each(files)('%s is told, and read', async (_, bytes, encoding) => {
  const found = await detectEncoding(of(bytes), 1000)
  expect(found.encoding).toBe(encoding)
  expect(detectSeparator(found, encoding)).toBe(';')
  expect(readHead(found, encoding, ';')).toEqual({
    header: ['Vorname', 'Straße'],
    preview: [
      ['Jürgen', 'Große; Straße'],
      ['Özil', 'Ä'],
    ],
  })
})

test('an umlaut on the last line of a long file is found', async () => {
  const long = Buffer.from(`a;b\n${'plain;text\n'.repeat(20_000)}M\u00fcller;x`, 'latin1')
  expect((await detectEncoding(of(long.subarray(0, 500), long.subarray(500)), 100)).encoding).toBe(
    'windows-1252',
  )
})

test('a few wrong bytes among many right ones leave the encoding as it is', async () => {
  const mixed = Buffer.concat([Buffer.from('Ä;Ö\nÜ;ß\n'), Buffer.from('M\u00fcller;x', 'latin1')])
  expect((await detectEncoding(of(mixed), 100)).encoding).toBe('utf-8')
})

const letters: [string, string][] = [
  ['a,b,c\n1,2,3', ','],
  ['a;b\n1,5;2', ';'],
  ['a\tb\n1\t2', '\t'],
  ['a|b\n1|2', '|'],
  ['a\n1', ','],
]
test.each(letters)('%j is separated by %j', (content, separator) => {
  expect(detectSeparator({ head: Buffer.from(content), isWhole: true }, 'utf-8')).toBe(separator)
})

const fields: FieldPlan[] = [
  { key: 'firstName', label: { en: 'First name', de: 'Vorname' }, words: ['given name'], isRequired: false },
  {
    key: 'emailAddress',
    label: { en: 'E-mail address', de: 'E-Mail-Adresse' },
    words: [],
    isRequired: false,
  },
]

test('columns are known by headings in both languages, however they are written, and as they were mapped last', () => {
  expect(mapColumns(['VORNAME', 'e-mail adresse', 'other'], fields)).toEqual([
    'firstName',
    'emailAddress',
    '',
  ])
  expect(mapColumns(['Given_Name', 'First Name'], fields)).toEqual(['firstName', ''])
  expect(mapColumns(['Other', 'Vorname'], fields, { other: 'firstName', vorname: '' })).toEqual([
    'firstName',
    '',
  ])
})
