import { componentCategory } from '@oktant/contract/kit/constants.ts'
import { expect, test } from 'vitest'
import { mayBePart } from '../../../components/fields/accepted-files.ts'
import { componentFrom, titleOf } from './file-part.ts'

test.each([
  ['02_Balance_sheet.pdf', '02 Balance sheet'],
  ['E-Mail.en.pdf', 'E-Mail'],
  ['Bericht v1.2.docx', 'Bericht v1.2'],
  ['.pdf', '.pdf'],
  ['notes', 'notes'],
])('the file %s becomes the part %s', (name, title) => expect(titleOf(name)).toBe(title))

test.each([
  ['a.PDF', true],
  ['film.mp4', true],
  ['words.vtt', false],
  ['tool.exe', false],
  ['noending', false],
])('whether %s may become a part is told before a byte of it is sent', (name, may) =>
  expect(mayBePart(name)).toBe(may),
)

const file = { id: 7, name: 'x', type: 'x', bytes: 1, address: '/x' }
const sent = { responseCode: 200, html: null }

test('what the server found in a file decides what it becomes, in the language of its author', () => {
  const video = componentFrom({ ...sent, file: { ...file, use: 'video' } }, 'film.pdf', 'de')
  expect(video).toMatchObject({
    category: componentCategory.video,
    title: { en: '', de: 'film' },
    completion: 'watched',
    media: { fileIds: { en: null, de: 7 } },
  })
  const page = componentFrom({ ...sent, file: null, html: '<p>x</p>' }, 'page.html', 'en')
  expect(page).toMatchObject({ category: componentCategory.document, html: { en: '<p>x</p>', de: '' } })
})
