import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { zipWith } from '../../../../../test/kit/content/component-files.ts'
import { png } from '../../../../../test/kit/files/pictures.ts'
import { checkType } from '../../../../files/files.ts'
import { checkSupporting } from './supporting-documents.rules.ts'

const media = join(import.meta.dirname, '../../../../demo/media')
const program = Buffer.from('4d5a90000300000004000000ffff0000', 'hex')
const letter = zipWith('[Content_Types].xml', 'word/document.xml')

async function check(name: string, content: Buffer | string) {
  const bytes = Buffer.from(content)
  return checkSupporting(name, await checkType('document', bytes), bytes.subarray(0, 4100))
}

test.each([
  ['plan.txt', 'over, under'],
  ['plan.TXT', 'BMW begins like a picture, MZ like a program, and both are words'],
  ['list.csv', Buffer.from('Preis;Stra\xdfe\r\n1;M\xfchlgasse', 'latin1')],
  ['wide.txt', Buffer.from('\ufeffHält das?', 'utf16le')],
  ['notes.md', '<!-- mine -->\n# Knots\n<3'],
  ['photo.jpg', png(40, 30)],
  ['letter.docx', letter],
  ['old.doc', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  ['all.of.it.zip', zipWith('plan.txt')],
])('%s is taken', async (name, content) => {
  await expect(check(name, content)).resolves.toBeUndefined()
})

test.each([
  ['balance-sheet.en.pdf', 'sheet.pdf'],
  ['bottleneck.webm', 'film.webm'],
])('%s of the demo is taken', async (file, name) => {
  await expect(check(name, await readFile(join(media, file)))).resolves.toBeUndefined()
})

test.each([
  ['plan', 'over, under', 'document_refused'],
  ['.txt.exe', program, 'document_refused'],
  ['page.html', '<html>', 'document_refused'],
  ['knot.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'document_refused'],
  ['run.js', 'alert(1)', 'document_refused'],
  ['letter.docm', letter, 'document_refused'],
  ['knot.txt', '<svg onload="alert(1)"/>', 'document_misnamed'],
  ['page.txt', Buffer.from('\ufeff <!DOCTYPE html>', 'utf16le'), 'document_misnamed'],
  ['run.md', '#!/bin/sh', 'document_misnamed'],
  ['plan.txt', program, 'document_misnamed'],
  ['knot.png', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'document_misnamed'],
  ['sheet.pdf', program, 'document_misnamed'],
  ['letter.docx', program, 'document_misnamed'],
  ['film.mp4', png(40, 30), 'document_misnamed'],
  ['all.zip', 'PK', 'document_misnamed'],
  ['plan.txt', '', 'component_file_empty'],
])('%s is refused for what it is: %j', async (name, content, code) => {
  await expect(check(name, content)).rejects.toMatchObject({ code })
})
