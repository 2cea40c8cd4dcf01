import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { archiveCodes } from './archive.codes.ts'
import { htmlOf } from './archive.pages.ts'

const reader = { language: 'de', timezone: 'Europe/Berlin', name: 'Mia Naidoo', company: 'Demo' } as const
const part = { name: 'courses', title: { en: 'Courses', de: 'Kurse' }, covers: [], rows: () => sql`` }
const codes = archiveCodes({ venue: { en: 'Venue', de: 'Veranstaltungsort' } })

async function pageOf(own: object, row: Record<string, unknown>) {
  async function* rows() {
    yield row
  }
  const pieces: string[] = []
  for await (const piece of htmlOf({ ...part, ...own }, rows(), reader, codes)) pieces.push(piece)
  return pieces.join('')
}

test('codes are told in words, in the language of whose archive it is', async () => {
  expect(await pageOf({}, { state: 'IN_PROGRESS' })).toContain('<td>begonnen</td>')
  expect(await pageOf({}, { state: 'constructor' })).toContain('<td>constructor</td>')
  expect(await pageOf({ name: 'activity' }, { what: 'connectionMade' })).toContain(
    '<td>Kontakt geknüpft</td>',
  )
  const about = { name: 'what-you-changed' }
  expect(await pageOf(about, { object: 'venue' })).toContain('<td>Veranstaltungsort</td>')
  expect(await pageOf(about, { object: 'constructor' })).toContain('<td>constructor</td>')
})

test('what was changed is told field by field', async () => {
  const after = { status: 'Inactive', bioRegistered: true, surname: '<b>' }
  const page = await pageOf({ name: 'changes-of-your-record', changesOf: 'user' }, { what: 'update', after })
  expect(page).toContain('<td>geändert</td>')
  expect(page).toContain('Status: stillgelegt; Biometrisch erfasst: ja; Nachname: &lt;b&gt;')
})
