import { listAudit } from '@oktant/contract/organisation/audit.ts'
import {
  addComponentUploadPart,
  beginComponentUpload,
  finishComponentUpload,
  readComponentUpload,
  uploadComponentFile,
} from '@oktant/contract/learning/components/component-files.ts'
import { createComponent, readComponent } from '@oktant/contract/learning/components/components.ts'
import { componentFiles, uploadBytes } from '@oktant/contract/kit/constants.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { recall, remember } from '../../../../lib/storage.ts'
import { fakeServer, showApplication } from '../../../../test/show.tsx'

const author = { permissions: ['content.administer' as const] }
const file = { id: 7, use: 'pdf' as const, name: 'handbuch.pdf', type: 'application/pdf', bytes: 2048 }
const sent = { responseCode: 200, file: { ...file, address: '/rest/files/x' }, html: null }

function setUp() {
  const server = fakeServer()
  server.answer(listAudit, { content: [], older: null, newer: null })
  const { user, router } = showApplication('/administration/components/0', { server, as: author })
  const choose = async (chosen: File) => {
    const [input] = await waitFor(() => {
      const found = document.querySelectorAll<HTMLInputElement>('input[type="file"][accept*=".pdf"]')
      expect(found.length).toBe(2)
      return found
    })
    if (input) await user.upload(input, chosen)
  }
  return { server, user, router, choose }
}

test('a file becomes a component, and its name and size are shown', async () => {
  const { server, user, choose } = setUp()
  server.answer(uploadComponentFile, sent)
  server.refuse(createComponent, 'component_invalid')
  await choose(new File(['%PDF'], 'handbuch.pdf', { type: 'application/pdf' }))
  await screen.findByText('handbuch.pdf')
  screen.getByText(/2\s?kB/)
  await user.type(screen.getByRole('textbox', { name: 'Titel auf Deutsch' }), 'Handbuch')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await waitFor(() => expect(server.callsOf(createComponent)).toHaveLength(1))
  expect(server.callsOf(createComponent)).toMatchObject([
    { body: { media: { fileIds: { en: null, de: 7 }, downloadable: true } } },
  ])
  expect(server.callsOf(readComponent)).toEqual([])
})

test('what a course cannot show is said at the field', async () => {
  const { server, choose } = setUp()
  server.refuse(uploadComponentFile, 'component_file_broken')
  await choose(new File(['%PD'], 'handbuch.pdf', { type: 'application/pdf' }))
  await screen.findByText(/Diese Datei ist beschädigt oder unvollständig/)
})

test('why a record is not saved is said beside the button that saves it', async () => {
  const { server, user } = setUp()
  server.refuse(createComponent, 'unexpected')
  await user.type(await screen.findByRole('textbox', { name: 'Titel auf Deutsch' }), 'Knoten')
  const save = screen.getByRole('button', { name: 'Speichern' })
  await user.click(save)
  const told = await screen.findByText(/Es ist ein Fehler aufgetreten/)
  expect(told.closest('[role="alert"]')?.parentElement).toBe(save.parentElement)
})

test('that no space is left is said, and not taken for a broken connection', async () => {
  const { server, choose } = setUp()
  server.refuse(uploadComponentFile, 'disk_full')
  await choose(new File(['%PDF'], 'handbuch.pdf', { type: 'application/pdf' }))
  await screen.findByText(/Es ist kein Speicherplatz mehr frei/)
  expect(server.callsOf(uploadComponentFile)).toHaveLength(1)
})

test('that a film is missing is said where its files begin, whatever language comes first', async () => {
  const { server, user } = setUp()
  server.refuse(createComponent, 'component_invalid', {
    errors: [{ field: 'media.fileIds.en', code: 'required', message: 'required' }],
  })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Art' }), 'Film')
  await user.type(screen.getByRole('textbox', { name: 'Titel auf Deutsch' }), 'Knoten')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  const wrong = await screen.findByText('erforderlich')
  expect(wrong.parentElement?.textContent).toContain('Film auf Deutsch')
})

test('a large file comes in pieces, and one that was begun before goes on where it was', async () => {
  const { server, choose } = setUp()
  const { chunkBytes } = componentFiles
  const bytes = 2 * chunkBytes + 10
  const large = new File([new Uint8Array(bytes)], 'handbuch.pdf', { type: 'application/pdf' })
  const state = { id: 3, name: 'handbuch.pdf', bytes, chunkBytes }
  remember(`upload:${bytes}:${large.lastModified}:handbuch.pdf`, '3')
  server.answer(readComponentUpload, { ...state, received: chunkBytes })
  server.answer(addComponentUploadPart, { ...state, received: bytes })
  server.answer(finishComponentUpload, sent)
  await choose(large)
  await screen.findByRole('link', { name: 'Öffnen: handbuch.pdf' })
  expect(server.callsOf(addComponentUploadPart)).toMatchObject([
    { params: { id: '3', from: String(chunkBytes) } },
  ])
  expect(server.callsOf(beginComponentUpload)).toEqual([])
  expect(recall(`upload:${bytes}:${large.lastModified}:handbuch.pdf`)).toBeNull()
})

test('what is too large for its kind is said before a byte of it is sent', async () => {
  const { server, choose } = setUp()
  const large = new File(['%PDF'], 'handbuch.pdf', { type: 'application/pdf' })
  Object.defineProperty(large, 'size', { value: uploadBytes.document + 1 })
  await choose(large)
  await screen.findByText(/Ein Dokument darf 50\sMB haben/)
  expect(server.callsOf(beginComponentUpload)).toEqual([])
})

test('where the answer to the last step is lost, it is asked for again and has one effect', async () => {
  const { server, choose } = setUp()
  const bytes = componentFiles.chunkBytes + 10
  const large = new File([new Uint8Array(bytes)], 'handbuch.pdf', { type: 'application/pdf' })
  const state = { id: 3, name: 'handbuch.pdf', bytes, chunkBytes: componentFiles.chunkBytes }
  server.answer(beginComponentUpload, { ...state, received: 0 })
  server.answer(addComponentUploadPart, { ...state, received: bytes })
  server.answer(finishComponentUpload, sent)
  server.refuseOnce(finishComponentUpload, 'database_unavailable')
  await choose(large)
  await screen.findByText(/Die Verbindung ist unterbrochen/)
  await screen.findByRole('link', { name: 'Öffnen: handbuch.pdf' })
  const keys = server.callsOf(finishComponentUpload).map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})
