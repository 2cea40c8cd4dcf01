import { listAudit } from '@oktant/contract/organisation/audit.ts'
import { findingCodes } from '@oktant/contract/learning/package-findings.ts'
import {
  acceptPackageImport,
  cancelPackageImport,
  listPackageImports,
  type PackageImport,
  readPackageImport,
} from '@oktant/contract/learning/package-imports.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../test/show.tsx'
import de from './packages.de.json'
import en from './packages.en.json'

const report = {
  kind: 'scorm2004' as const,
  edition: '3rd',
  title: { en: 'Knots', de: 'Knoten' },
  items: [
    { id: 'a', title: { en: 'Basics', de: 'Grundlagen' }, depth: 0, launch: null },
    { id: 'b', title: { en: 'Bowline', de: 'Palstek' }, depth: 1, launch: 'bowline.html' },
  ],
  files: 12,
  bytes: 3_000_000,
  findings: [{ code: 'listed_file_missing' as const, level: 'warning' as const, line: 14, detail: 'a.png' }],
}

const sent = (values: Partial<PackageImport> = {}): PackageImport => ({
  id: 3,
  name: 'knots.zip',
  bytes: 1_000_000,
  state: 'ready',
  report,
  replacesId: null,
  componentId: null,
  createdAt: '2026-11-01T08:00:00.000Z',
  ...values,
})

function open(address: string, rows: PackageImport[]) {
  const server = fakeServer()
  server.answer(listAudit, { content: [], older: null, newer: null })
  server.answer(listPackageImports, rows)
  if (rows[0]) server.answer(readPackageImport, rows[0])
  const as = { permissions: ['packages.import', 'content.administer'] as const }
  return { server, ...showApplication(address, { server, as: { permissions: [...as.permissions] } }) }
}

test.each(findingCodes)('what the server finds is said in both languages: %s', (code) => {
  const words: Record<string, Record<string, string>> = { en, de }
  for (const texts of Object.values(words)) expect(texts[`finding.${code}`]).toMatch(/^[A-ZÄÖÜ].*\.$/)
})

test('whoever has sent nothing yet is told how to begin', async () => {
  open('/administration/packages', [])
  await screen.findByText('Sie haben noch kein Paket gesendet.')
  screen.getByRole('button', { name: 'Paket auswählen' })
})

test('the list tells how far each import is', async () => {
  open('/administration/packages', [sent(), sent({ id: 2, name: 'old.zip', state: 'refused', report: null })])
  expect(await screen.findByRole('link', { name: 'Knoten' })).toHaveProperty(
    'hash',
    '#/administration/packages/3',
  )
  screen.getByText('Bereit zum Import')
  screen.getByRole('link', { name: 'old.zip' })
  screen.getByText('Abgelehnt')
})

test('a report names kind, items and findings with their line, and a component is made of it', async () => {
  const { server, user } = open('/administration/packages/3', [sent()])
  await screen.findByRole('heading', { name: 'Knoten', level: 1 })
  screen.getByText('SCORM 2004')
  screen.getByText('3. Ausgabe')
  screen.getByText('Palstek')
  screen.getByText('Eine aufgeführte Datei fehlt im Paket.')
  screen.getByText('Zeile 14 · a.png')
  const form = screen.getByRole('form', { name: 'Eine Komponente daraus machen' })
  const name = within(form).getByRole('textbox', { name: 'Name (Deutsch)' })
  await user.clear(name)
  await user.type(name, 'Stiche')
  server.answer(acceptPackageImport, sent({ state: 'done', componentId: 7 }))
  server.answer(readPackageImport, sent({ state: 'done', componentId: 7 }))
  await user.click(within(form).getByRole('button', { name: 'Paket importieren' }))
  expect(await screen.findByRole('link', { name: 'Komponente öffnen' })).toHaveProperty(
    'hash',
    '#/administration/components/7',
  )
  expect(server.callsOf(acceptPackageImport)[0]?.body).toMatchObject({
    title: { en: 'Knots', de: 'Stiche' },
    replacesId: null,
  })
})

test('a package that is refused says why first, and is given up after a question', async () => {
  const findings = [{ code: 'launch_missing' as const, level: 'error' as const, line: 0, detail: '' }]
  const refused = sent({ state: 'refused', report: { ...report, findings } })
  const { server, user } = open('/administration/packages/3', [refused])
  expect((await screen.findByText('Fehler beim Importieren …')).parentElement?.textContent).toContain(
    'Im Paket lässt sich nichts öffnen',
  )
  expect(screen.queryByRole('button', { name: 'Paket importieren' })).toBeNull()
  server.answer(cancelPackageImport, {})
  await user.click(screen.getByRole('button', { name: 'Aufgeben' }))
  const dialog = await screen.findByRole('dialog', { name: 'Diesen Import aufgeben?' })
  await user.click(within(dialog).getByRole('button', { name: 'Aufgeben' }))
  await screen.findByRole('heading', { name: 'Kurspakete', level: 1 })
})
