import { listAudit } from '@oktant/contract/organisation/audit.ts'
import {
  affectedByRetention,
  defaultSystemSettings,
  readDeployment,
  readJobsHealth,
  readSystemSettings,
  retryJob,
  saveSystemSettings,
  testMail,
  testStorage,
} from '@oktant/contract/organisation/system.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const as = {
  permissions: ['system.administer', 'jobs.see', 'companies.administer', 'audit.read'] as const,
}

function open(address: string, prepare: (server: ReturnType<typeof fakeServer>) => void) {
  const server = fakeServer()
  server.answer(listAudit, { content: [], older: null, newer: null })
  prepare(server)
  return { server, ...showApplication(address, { server, as: { permissions: [...as.permissions] } }) }
}

test('a property is changed and saved with the others as they are', async () => {
  const { server, user } = open('/administration/settings', (fake) => {
    fake.answer(readSystemSettings, defaultSystemSettings)
    fake.answerBy(saveSystemSettings, ({ body }) => body as typeof defaultSystemSettings)
  })
  const mark = await screen.findByLabelText('Bestehensgrenze')
  await user.clear(mark)
  await user.type(mark, '65')
  await user.click(screen.getByRole('checkbox', { name: 'Punktzahlen anzeigen' }))
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText(/Gespeichert/)
  expect(server.callsOf(saveSystemSettings)[0]?.body).toEqual({
    ...defaultSystemSettings,
    defaultPassMark: 65,
    showScores: false,
  })
})

test('a shorter time says at once what the next night removes', async () => {
  const { server, user } = open('/administration/settings', (fake) => {
    fake.answer(readSystemSettings, defaultSystemSettings)
    fake.answer(affectedByRetention, [
      { what: 'mails', count: 1204, examples: [] },
      { what: 'views', count: 5, examples: [] },
    ])
  })
  const mails = await screen.findByLabelText('E-Mails')
  await user.clear(mails)
  await user.type(mails, '30')
  await screen.findByText('E-Mails: 1.204')
  expect(screen.queryByText(/: 5$/)).toBeNull()
  const { retention } = defaultSystemSettings
  await waitFor(() =>
    expect(server.callsOf(affectedByRetention).at(-1)?.body).toEqual({ ...retention, mails: 30 }),
  )
})

test('a property that the server refuses is marked at its field', async () => {
  const { user } = open('/administration/settings', (fake) => {
    fake.answer(readSystemSettings, defaultSystemSettings)
    fake.refuse(saveSystemSettings, 'invalid_input', {
      errors: [{ field: 'supportEmail', code: 'format', message: 'must be an e-mail address' }],
    })
  })
  await user.type(await screen.findByLabelText('E-Mail-Adresse für Hilfe'), 'niemand')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText('Bitte prüfen Sie diesen Wert.')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('E-Mail-Adresse für Hilfe')))
})

const health = {
  timed: [
    { name: 'files.sweep', cron: '32 3 * * *', state: 'never' as const, lastRunAt: null, lastError: '' },
  ],
  failed: [
    {
      job: '00000000-0000-4000-8000-000000000000',
      name: 'mail.retry',
      failedAt: '2026-11-20T10:00:00.000Z',
      message: 'the tide is out',
    },
  ],
  announcements: { waiting: 2, stuck: [] },
  mails: {
    waiting: 0,
    failed: 1,
    servers: [{ company: 'Firma', server: 'mail.firma.test', since: '2026-11-20T10:00:00Z', said: 'EAUTH' }],
  },
  webhooks: [{ number: 3, name: 'Lohnabrechnung', isPaused: true, waiting: 12, lastError: 'status 503' }],
  can: { run: true },
}

test('work that was given up is named with why, and put back in line', async () => {
  const { server, user } = open('/administration/jobs', (fake) => {
    fake.answer(readJobsHealth, health)
    fake.answer(retryJob, { job: health.failed[0]?.job ?? '' })
  })
  await screen.findByText('the tide is out')
  screen.getByText('2 Weitergaben warten.')
  screen.getByText('Lohnabrechnung')
  screen.getByText('12 Ereignisse warten')
  server.answer(readJobsHealth, { ...health, failed: [] })
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen: Wartende E-Mails zustellen' }))
  await screen.findByText('Nichts wurde aufgegeben.')
})

test('whoever does not look after all companies is offered no work to begin', async () => {
  open('/administration/jobs', (fake) => fake.answer(readJobsHealth, { ...health, can: { run: false } }))
  await screen.findByText('Wartende E-Mails zustellen')
  expect(screen.queryByRole('button', { name: /^Erneut versuchen: / })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Jetzt ausführen/ })).toBeNull()
})

test('the installation is shown, and its store and mail server can be tried', async () => {
  const { user } = open('/administration/deployment', (fake) => {
    fake.answer(readDeployment, {
      version: '0.1.0',
      node: '20.19.0',
      engine: 'embedded',
      database: 'PostgreSQL 18.1',
      startedAt: '2026-11-20T10:00:00.000Z',
      people: 60,
      companies: 2,
      files: 1,
      fileBytes: 10,
      settings: [{ name: 'SECRET', value: '••••', isSecret: true }],
    })
    fake.answer(testStorage, { isGood: true, fault: null, said: '', tookMs: 3 })
    fake.answer(testMail, { isGood: false, fault: 'noMailServer', said: '', tookMs: 1 })
  })
  await user.click(await screen.findByRole('button', { name: 'Dateiablage prüfen' }))
  await screen.findByText('Es funktioniert (3 ms).')
  await user.click(screen.getByRole('button', { name: 'Mailserver prüfen' }))
  await screen.findByText(/Es gibt keinen Mailserver/)
})
