import { readCourseAudience } from '@oktant/contract/learning/assignments.ts'
import { listAudit } from '@oktant/contract/organisation/audit.ts'
import { uploadComponentFile } from '@oktant/contract/learning/components/component-files.ts'
import { createComponent } from '@oktant/contract/learning/components/components.ts'
import {
  createCourse,
  listFolders,
  readCourse,
  updateCourse,
} from '@oktant/contract/learning/courses/containers.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeComponentView, makeCourseView } from '../../../../../test/made/make-courses.ts'
import { fakeServer, showApplication } from '../../../../../test/show.tsx'
import { cutUploads, findCutUploads } from '../../../../../lib/leaving.ts'

const author = { permissions: ['courses.administer' as const, 'content.administer' as const] }
const sent = {
  responseCode: 200,
  file: { id: 7, use: 'pdf' as const, name: 'a.pdf', type: 'application/pdf', bytes: 4, address: '/x' },
  html: null,
}

async function setUp() {
  const server = fakeServer()
  server.answer(readCourse, makeCourseView())
  server.answer(listFolders, [])
  server.answer(readCourseAudience, { forGroups: false, groups: [] })
  server.answer(listAudit, { content: [], older: null, newer: null })
  server.answer(uploadComponentFile, sent)
  server.answer(createComponent, makeComponentView({ id: 70, title: { en: '', de: 'Handbuch' } }))
  const { user } = showApplication('/administration/courses/9', { server, as: author })
  const area = await screen.findByText('oder Dateien oder einen ganzen Ordner hier ablegen')
  const drop = (files: File[], entries: unknown[] = []) =>
    fireEvent.drop(area, {
      dataTransfer: {
        types: ['Files'],
        files,
        items: entries.map((entry) => ({ kind: 'file', webkitGetAsEntry: () => entry })),
      },
    })
  return { server, user, drop }
}
const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' })

test('files that are let fall become parts one after another; what no course shows is not sent', async () => {
  const { server, user, drop } = await setUp()
  drop([pdf('b_10.pdf'), pdf('b_9.pdf'), new File(['MZ'], 'tool.exe'), new File([''], '.DS_Store')])
  const list = await screen.findByRole('list', { name: 'Dateien unterwegs' })
  await within(list).findByText(/Diese Art von Datei kann ein Kurs nicht zeigen/)
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Handbuch verschieben' })).toHaveLength(2))
  expect(server.callsOf(createComponent)).toMatchObject([
    { body: { title: { en: '', de: 'b 9' }, media: { fileIds: { en: null, de: 7 } } } },
    { body: { title: { en: '', de: 'b 10' } } },
  ])
  expect(server.callsOf(uploadComponentFile)).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'tool.exe weglassen' }))
  expect(screen.queryByRole('list', { name: 'Dateien unterwegs' })).toBeNull()
})

test('whoever leaves meanwhile is told of all that had not come, those that waited among them', async () => {
  const { drop } = await setUp()
  drop([pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')])
  const list = await screen.findByRole('list', { name: 'Dateien unterwegs' })
  await within(list).findByText('c.pdf')
  window.dispatchEvent(new Event('pagehide'))
  findCutUploads()
  expect(cutUploads.get()).toContain('c.pdf')
  cutUploads.set([])
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Handbuch verschieben' })).toHaveLength(3))
})

test('a folder becomes a section, and its files the parts of it', async () => {
  const { server, user, drop } = await setUp()
  server.answer(createCourse, makeCourseView({ id: 55, title: { en: '', de: 'Anlagen' }, sectionOf: 9 }))
  server.answer(updateCourse, makeCourseView({ revision: 2 }))
  const entry = { isFile: true, name: 'c.pdf', file: (took: (file: File) => void) => took(pdf('c.pdf')) }
  const answers = [[entry], []]
  const reader = { readEntries: (took: (entries: unknown[]) => void) => took(answers.shift() ?? []) }
  drop([], [{ isDirectory: true, name: 'Anlagen', createReader: () => reader }])
  await screen.findByRole('button', { name: 'Handbuch verschieben' })
  screen.getByText('Abschnitt, 1 Bestandteil')
  await user.click(screen.getByRole('button', { name: 'Entwurf speichern' }))
  await waitFor(() => expect(server.callsOf(updateCourse)).toHaveLength(1))
  expect(server.callsOf(updateCourse)).toMatchObject([
    { body: { sections: expect.arrayContaining([expect.objectContaining({ id: 55 })]) } },
  ])
})

test('a folder without files, and more than a hundred at once, are told and not sent', async () => {
  const { server, drop } = await setUp()
  drop(
    [],
    [
      {
        isDirectory: true,
        name: 'Leer',
        createReader: () => ({ readEntries: (took: (entries: unknown[]) => void) => took([]) }),
      },
    ],
  )
  await screen.findByText('Darin war keine Datei.')
  drop(Array.from({ length: 101 }, (_, place) => pdf(`${place}.pdf`)))
  await screen.findByText(/Das sind 101 Dateien/)
  expect(server.callsOf(uploadComponentFile)).toEqual([])
})

test('a file that was chosen is taken again when it is chosen once more', async () => {
  const { server, user } = await setUp()
  const input = document.querySelector<HTMLInputElement>('input[type="file"][multiple]')
  const file = pdf('a.pdf')
  for (const count of [1, 2]) {
    if (input) await user.upload(input, file)
    await waitFor(() => expect(server.callsOf(createComponent)).toHaveLength(count))
  }
})
