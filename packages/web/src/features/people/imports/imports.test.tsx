import { listAudit } from '@oktant/contract/organisation/audit.ts'
import {
  applyImport,
  checkImport,
  type ImportRecord,
  listImportLines,
  listImports,
  readImport,
  readImportAs,
  readImportKinds,
  stopImport,
  undoImport,
  uploadImport,
} from '@oktant/contract/people/imports.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cannot, fields, none, uploaded } from '../../../test/made/make-imports.ts'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const checked: ImportRecord = {
  ...uploaded,
  state: 'checked',
  progress: { done: 3, total: 3 },
  counts: { ...none, create: 1, change: 1, error: 1 },
  can: { ...uploaded.can, apply: true },
}

const lines = [
  {
    position: 1,
    line: 2,
    outcome: 'change' as const,
    state: null,
    name: 'Ada King',
    changes: [{ label: 'Nachname', before: 'Lovelace', after: 'King' }],
    reasons: [],
  },
  {
    position: 2,
    line: 3,
    outcome: 'error' as const,
    state: null,
    name: 'Carl',
    changes: [],
    reasons: [{ label: 'Vorname', code: 'cell_formula', text: 'Diese Zelle beginnt wie eine Formel' }],
  },
]

function open(address: string, record: ImportRecord = uploaded) {
  const server = fakeServer()
  server.answer(listAudit, { content: [], older: null, newer: null })
  server.answer(listImports, { content: [record], totalElements: 1, totalPages: 1, number: 0 })
  server.answer(readImport, record)
  server.answer(readImportKinds, [{ kind: 'users', fields }])
  server.answer(listImportLines, { content: lines, totalElements: 2, totalPages: 1, number: 0 })
  return { server, ...showApplication(address, { server, as: { permissions: ['imports.run'] } }) }
}

test('files are listed with what they hold and how far they are', async () => {
  open('/administration/import', { ...checked, state: 'applying', progress: { done: 1, total: 4 } })
  await screen.findByRole('link', { name: 'leute.csv' })
  screen.getByText('Wird angewendet, 25 %')
})

test('a file is sent, and its columns are shown with what they fill', async () => {
  const { server, user } = open('/administration/import/0')
  server.answer(uploadImport, uploaded)
  await screen.findByRole('button', { name: 'Datei auswählen' })
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (input) await user.upload(input, new File(['Konto;Rufname'], 'leute.csv', { type: 'text/csv' }))
  const field = await screen.findByRole('combobox', { name: 'Feld für „Konto“' })
  expect(field).toHaveProperty('value', 'login')
  screen.getByText('ada')
})

test('a file that is none is told where it was chosen', async () => {
  const { server, user } = open('/administration/import/0')
  server.refuse(uploadImport, 'import_not_csv')
  await screen.findByRole('button', { name: 'Datei auswählen' })
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (input) await user.upload(input, new File(['PK'], 'leute.csv', { type: 'text/csv' }))
  await screen.findByText('Das ist keine Textdatei mit getrennten Werten (CSV).')
  screen.getByText('Fehler beim Importieren …')
})

test('of a file that did not arrive the status is told', async () => {
  const { server, user } = open('/administration/import/0')
  server.refuse(uploadImport, 'overloaded')
  await screen.findByRole('button', { name: 'Datei auswählen' })
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (input) await user.upload(input, new File(['Konto'], 'leute.csv', { type: 'text/csv' }))
  const said = await screen.findByText('Fehler beim Importieren …')
  expect(said.parentElement?.textContent).toContain('(503)')
})

test('columns are chosen by hand, and the file is checked with them', async () => {
  const { server, user } = open('/administration/import/7')
  server.answer(checkImport, { ...uploaded, state: 'checking', can: { ...cannot, stop: true } })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Feld für „Rufname“' }), 'firstName')
  await user.click(screen.getByRole('checkbox', { name: 'Eine leere Zelle leert ihr Feld' }))
  server.answer(readImport, { ...uploaded, state: 'checking', can: { ...cannot, stop: true } })
  await user.click(screen.getByRole('button', { name: 'Datei prüfen' }))
  await screen.findByRole('button', { name: 'Anhalten' })
  expect(server.callsOf(checkImport)[0]?.body).toEqual({
    columns: ['login', 'firstName'],
    options: { mode: 'createAndChange', clearsEmpty: true, deactivatesMissing: false, values: {} },
  })
})

test('a field that no column fills is given one value, which is sent with the columns', async () => {
  const { server, user } = open('/administration/import/7')
  server.answer(checkImport, { ...uploaded, state: 'checking', can: { ...cannot, stop: true } })
  const add = await screen.findByRole('combobox', { name: 'Einem Feld einen Wert geben' })
  // NOTE: what a column fills, and what tells lines apart, is not offered.
  expect(
    within(add)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Feld wählen', 'Vorname', 'Sprache'])
  await user.selectOptions(add, 'Sprache')
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Wert für „Sprache“ in jeder Zeile' }),
    'Deutsch',
  )
  await user.selectOptions(add, 'Vorname')
  await user.type(screen.getByRole('textbox', { name: 'Wert für „Vorname“ in jeder Zeile' }), 'Mia')
  expect(screen.queryByText(/Keine Spalte füllt/)).toBeNull()
  // NOTE: a column that fills it afterwards takes its place.
  await user.selectOptions(screen.getByRole('combobox', { name: 'Feld für „Rufname“' }), 'firstName')
  expect(screen.queryByRole('textbox', { name: 'Wert für „Vorname“ in jeder Zeile' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Datei prüfen' }))
  await waitFor(() => expect(server.callsOf(checkImport)).toHaveLength(1))
  expect(server.callsOf(checkImport)[0]?.body).toMatchObject({
    columns: ['login', 'firstName'],
    options: { values: { language: 'Deutsch' } },
  })
})

test('a field that nobody new is without is named while no column fills it', async () => {
  const { user } = open('/administration/import/7')
  const lacking = 'Keine Spalte füllt Vorname: Ohne diese Angabe wird niemand neu angelegt.'
  await screen.findByText(lacking)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Was geschehen soll' }), 'changeOnly')
  expect(screen.queryByText(lacking)).toBeNull()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Was geschehen soll' }), 'createOnly')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Feld für „Rufname“' }), 'firstName')
  expect(screen.queryByText(lacking)).toBeNull()
})

test('whoever goes back to the columns sees what the next check found', async () => {
  const { server, user } = open('/administration/import/7', checked)
  const checking: ImportRecord = { ...uploaded, state: 'checking', can: { ...cannot, stop: true } }
  await user.click(await screen.findByRole('link', { name: 'Spalten ändern' }))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Feld für „Rufname“' }), 'firstName')
  server.answer(checkImport, checking)
  server.answer(readImport, { ...checked, counts: { ...none, create: 3 } })
  await user.click(screen.getByRole('button', { name: 'Datei prüfen' }))
  await screen.findByRole('button', { name: '3 neu' })
})

test('another encoding reads the file anew', async () => {
  const { server, user } = open('/administration/import/7')
  server.answer(readImportAs, { ...uploaded, format: { encoding: 'windows-1252', separator: ';' } })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Zeichenkodierung' }), 'windows-1252')
  await waitFor(() =>
    expect(server.callsOf(readImportAs)[0]?.body).toEqual({ encoding: 'windows-1252', separator: ';' }),
  )
})

test('what would change is shown line by line, and applied after a question', async () => {
  const { server, user } = open('/administration/import/7', checked)
  await screen.findByText('Diese Zelle beginnt wie eine Formel')
  screen.getByText('Lovelace')
  server.answer(applyImport, { ...checked, state: 'applying', can: { ...cannot, stop: true } })
  await user.click(screen.getByRole('button', { name: 'Anwenden' }))
  const dialog = await screen.findByRole('dialog', { name: 'Diese Datei anwenden?' })
  within(dialog).getByText('1 Zeile legt Neues an')
  await user.click(within(dialog).getByRole('checkbox', { name: /einladen/ }))
  server.answer(readImport, { ...checked, state: 'applying', can: { ...cannot, stop: true } })
  await user.click(within(dialog).getByRole('button', { name: 'Jetzt anwenden' }))
  await screen.findByRole('button', { name: 'Anhalten' })
  expect(server.callsOf(applyImport)[0]?.body).toEqual({ welcome: true, confirmed: null })
})

test('many who are missing are deactivated only once their number is typed', async () => {
  const guard = { missing: 40, active: 100, isNeeded: true }
  const { server, user } = open('/administration/import/7', {
    ...checked,
    counts: { ...checked.counts, deactivate: 40 },
    guard,
  })
  server.answer(applyImport, { ...checked, state: 'applied' })
  await user.click(await screen.findByRole('button', { name: 'Anwenden' }))
  const dialog = await screen.findByRole('dialog')
  const confirm = within(dialog).getByRole('button', { name: 'Jetzt anwenden' })
  expect(confirm).toHaveProperty('disabled', true)
  await user.type(within(dialog).getByRole('textbox'), '40')
  await user.click(confirm)
  await waitFor(() => expect(server.callsOf(applyImport)[0]?.body).toEqual({ welcome: false, confirmed: 40 }))
})

test('a count is a filter of the lines below it', async () => {
  const { server, user } = open('/administration/import/7', checked)
  await user.click(await screen.findByRole('button', { name: '1 fehlerhaft' }))
  await waitFor(() =>
    expect(server.callsOf(listImportLines).at(-1)?.query.getAll('_filterValues')).toEqual(['error']),
  )
})

test('what is under way can be stopped, and what was applied taken back', async () => {
  const applying = { ...checked, state: 'applying' as const, can: { ...cannot, stop: true } }
  const { server, user } = open('/administration/import/7', applying)
  const stopped = { ...checked, state: 'stopped' as const, can: { ...cannot, apply: true, undo: true } }
  server.answer(stopImport, stopped)
  await user.click(await screen.findByRole('button', { name: 'Anhalten' }))
  await screen.findByRole('button', { name: 'Fortsetzen' })
  server.answer(undoImport, { ...stopped, state: 'undone', can: cannot })
  await user.click(screen.getByRole('button', { name: 'Zurücknehmen' }))
  const dialog = await screen.findByRole('dialog', { name: 'Diesen Import zurücknehmen?' })
  await user.click(within(dialog).getByRole('button', { name: 'Zurücknehmen' }))
  await waitFor(() => expect(server.callsOf(undoImport)).toHaveLength(1))
})

test('an import that is not there is told', async () => {
  const { server } = open('/administration/import/7')
  server.refuse(readImport, 'import_not_found')
  await screen.findByText('Dieser Import wurde nicht gefunden')
})
