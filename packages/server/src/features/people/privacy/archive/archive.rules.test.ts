import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { escaped, measure, plain, shown } from './archive.rules.ts'

const reader = { language: 'en', timezone: 'Europe/Berlin', yes: 'yes', no: 'no' } as const
const moment = new Date('2026-03-01T08:00:00Z')

test.each([
  ['createdAt', moment, '2026-03-01T08:00:00.000Z'],
  ['createdAt', '2026-03-01 08:00:00+00', '2026-03-01T08:00:00.000Z'],
  ['createdAt', 'soon', 'soon'],
  ['name', '2026-03-01', '2026-03-01'],
  ['anything', moment, '2026-03-01T08:00:00.000Z'],
  ['count', 7, 7],
  ['nothing', null, null],
])('%s %s is %s to programs', (name, value, found) => expect(plain(name, value)).toBe(found))

test.each([
  ['createdAt', moment, '1 Mar 2026, 09:00'],
  ['isOn', true, 'yes'],
  ['isOn', false, 'no'],
  ['title', { en: 'Hello', de: 'Hallo' }, 'Hello'],
  ['title', { en: '', de: 'Hallo' }, 'Hallo'],
  ['title', { en: '', de: '' }, ''],
  ['data', { en: 'x', de: 'y', fr: 'z' }, '{"en":"x","de":"y","fr":"z"}'],
  ['data', { en: 'x' }, '{"en":"x"}'],
  ['data', { de: 'x' }, '{"de":"x"}'],
  ['data', [1], '[1]'],
  ['count', 7, '7'],
  ['nothing', null, ''],
  ['nothing', undefined, ''],
])('%s %j is shown as “%s”', (name, value, found) => expect(shown(name, value, reader)).toBe(found))

test('the reader’s language decides over words and dates', () => {
  const german = { ...reader, language: 'de', yes: 'ja', no: 'nein' } as const
  expect(shown('title', { en: 'Hello', de: 'Hallo' }, german)).toBe('Hallo')
  expect(shown('createdAt', moment, german)).toBe('01.03.2026, 09:00')
})

test('marks of the page are escaped', () => {
  expect(escaped('<a href="x">&amp;</a>')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;amp;&lt;/a&gt;')
})

test('what flows by is counted and summed', () => {
  const flow = measure()
  for (const piece of ['ab', 'c']) flow.add(Buffer.from(piece))
  expect(flow.end()).toEqual({ bytes: 3, sha256: createHash('sha256').update('abc').digest('hex') })
})
