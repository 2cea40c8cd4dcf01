import { readCourseAudience } from '@oktant/contract/learning/assignments.ts'
import { listAudit } from '@oktant/contract/organisation/audit.ts'
import { listFolders, readCourse, updateCourse } from '@oktant/contract/learning/courses/containers.ts'
import { uploadPicture } from '@oktant/contract/organisation/pictures.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeCourseView } from '../../../../../test/made/make-courses.ts'
import { fakeServer, showApplication } from '../../../../../test/show.tsx'

const author = { permissions: ['courses.administer' as const] }
const sent = { responseCode: 200, fileId: 7, address: '/rest/files/x', width: 640, height: 320 }

function setUp(own: Parameters<typeof makeCourseView>[0] = {}) {
  const server = fakeServer()
  const course = makeCourseView(own)
  server.answer(readCourse, course)
  server.answer(listFolders, [])
  server.answer(updateCourse, { ...course, revision: course.revision + 1 })
  server.answer(readCourseAudience, { forGroups: false, groups: [] })
  server.answer(listAudit, { content: [], older: null, newer: null })
  const { user } = showApplication('/administration/courses/9', { server, as: author })
  const choose = async () => {
    await screen.findByRole('button', { name: 'Titelbild: Bild auswählen' })
    const input = document.querySelector<HTMLInputElement>('input[type="file"][accept*="image/png"]')
    if (input) await user.upload(input, new File(['x'], 'brücke.png', { type: 'image/png' }))
  }
  const save = () => user.click(screen.getByRole('button', { name: 'Entwurf speichern' }))
  return { server, user, choose, save }
}

test('a cover is uploaded, described, and sent with the draft', async () => {
  const { server, user, choose, save } = setUp()
  server.answer(uploadPicture, sent)
  await choose()
  await user.type(await screen.findByRole('textbox', { name: 'Was es zeigt, auf Deutsch' }), 'Brücke')
  expect(screen.getByRole('img', { name: 'Brücke' }).getAttribute('src')).toBe(sent.address)
  await save()
  await waitFor(() => expect(server.callsOf(updateCourse)).toHaveLength(1))
  expect(server.callsOf(updateCourse)).toMatchObject([
    { body: { cover: { fileId: 7, alt: { en: '', de: 'Brücke' } } } },
  ])
})

test('a cover is taken away, and the change is taken back', async () => {
  const alt = { en: '', de: 'Brücke' }
  const { user } = setUp({ cover: { fileId: 3, alt }, coverAddress: '/rest/files/old' })
  await user.click(await screen.findByRole('button', { name: 'Titelbild: Bild entfernen' }))
  expect(screen.queryByRole('img', { name: 'Brücke' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }))
  const picture = screen.getByRole('img', { name: 'Brücke' })
  fireEvent.error(picture)
  expect(screen.queryByRole('img', { name: 'Brücke' })).toBeNull()
})

test('what is refused is said beside the picture', async () => {
  const { server, choose } = setUp()
  server.refuse(uploadPicture, 'picture_size')
  await choose()
  await screen.findByText(/mindestens 320 mal 160 Pixel und hat höchstens 6000/)
})

test('a price is taken back and brought again where it is typed', async () => {
  const { server, user, save } = setUp()
  const price = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Preis' })
  const currency = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Währung' })
  const undo = screen.getByRole('button', { name: 'Rückgängig' })
  await user.click(price)
  await user.paste('450')
  await user.selectOptions(currency, 'EUR')
  await user.click(undo)
  expect([price.value, currency.value]).toEqual(['450', 'ZAR'])
  await user.click(undo)
  expect(price.value).toBe('')
  for (const again of ['450', '450']) {
    await user.click(screen.getByRole('button', { name: 'Wiederholen' }))
    expect(price.value).toBe(again)
  }
  expect(currency.value).toBe('EUR')
  await user.clear(price)
  await user.type(price, 'viel')
  await screen.findByText(/Bitte geben Sie einen Betrag/)
  await user.clear(price)
  await user.type(price, '9,5')
  await save()
  await waitFor(() => expect(server.callsOf(updateCourse)).toHaveLength(1))
  expect(server.callsOf(updateCourse)).toMatchObject([{ body: { price: { cents: 950, currency: 'EUR' } } }])
})

test('a drawn cover has the colour of the segment in which the course stands, at any depth', async () => {
  const { server, user } = setUp({ parentId: 31 })
  const folder = { title: { en: 'Books', de: 'Bücher' }, containerTypeId: 561, depth: 1 }
  server.answer(listFolders, [
    { ...folder, id: 5, parentId: null, depth: 0 },
    { ...folder, id: 30, parentId: 5 },
    { ...folder, id: 31, parentId: 30 },
    { ...folder, id: 1, parentId: null, depth: 0 },
  ])
  const drawn = (tone: string) =>
    waitFor(() => {
      const part = screen.getByRole('heading', { name: 'Titelbild' }).closest('section')
      expect(part?.querySelector('svg[class*=segment]')?.getAttribute('class')).toContain(tone)
    })
  await screen.findByRole('button', { name: 'Titelbild: Bild auswählen' })
  await drawn('finance')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Steht in' }), '1')
  await drawn('strategy')
})
