import {
  affectedByCompanyAct,
  type CompanyRecord,
  createCompany,
  listCompanies,
  readCompany,
  readCompanyHistory,
  resumeCompany,
  suspendCompany,
  updateCompany,
} from '@oktant/contract/organisation/companies.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const nord = (values: Partial<CompanyRecord> = {}): CompanyRecord => ({
  id: 4,
  name: 'Nordwerk',
  code: 'nordwerk-1',
  state: 'confirmed',
  people: 19,
  accounts: 23,
  licenceSeats: 20,
  licenceValidUntil: '2027-03-31',
  fileBytes: 1_572_864,
  files: 3,
  emailAddress: 'office@nordwerk.test',
  domains: ['lernen.nordwerk.test'],
  supportEmailAddress: 'hilfe@nordwerk.test',
  supportPhone: '',
  competencyUrl: '',
  createdAt: '2026-01-05T09:00:00Z',
  lastSignInAt: null,
  can: { edit: true, suspend: true, resume: false, remove: true, restore: false },
  ...values,
})

function open(address: string) {
  const server = fakeServer()
  server.answer(listCompanies, { content: [nord()], totalElements: 1, totalPages: 1, number: 0 })
  server.answer(readCompany, nord())
  server.answer(readCompanyHistory, [])
  server.answer(affectedByCompanyAct, [
    { what: 'people', count: 19, examples: [] },
    { what: 'sessions', count: 2, examples: ['Mia Naidoo', 'Zoë Ott'] },
    { what: 'files', count: 0, examples: [] },
  ])
  return { server, ...showApplication(address, { server, as: { permissions: ['companies.administer'] } }) }
}

test('companies are listed with their seats, their licence and their storage', async () => {
  open('/administration/companies')
  await screen.findByRole('link', { name: 'Nordwerk' })
  screen.getByText('19 von 20')
  screen.getByText('31. März 2027')
  screen.getByText('1,5 MB')
})

test('licence and domains are changed, and sent as numbers, days and lists', async () => {
  const { server, user } = open('/administration/companies/4')
  server.answerBy(updateCompany, ({ body }) => nord(body as Partial<CompanyRecord>))
  const seats = await screen.findByLabelText('Plätze')
  await user.clear(seats)
  await user.type(screen.getByLabelText('Domainnamen'), '{Enter}kurse.nordwerk.test')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText(/Gespeichert/)
  expect(server.callsOf(updateCompany)[0]?.body).toMatchObject({
    licenceSeats: null,
    licenceValidUntil: '2027-03-31',
    domains: ['lernen.nordwerk.test', 'kurse.nordwerk.test'],
  })
})

test('seats that are no number are told before anything is sent', async () => {
  const { server, user } = open('/administration/companies/4')
  await user.type(await screen.findByLabelText('Plätze'), 'x')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText('Bitte geben Sie eine ganze Zahl ab 1 ein oder nichts')
  expect(server.callsOf(updateCompany)).toEqual([])
})

test('what is wrong with a new company and its administrator stands at the fields', async () => {
  const { server, user } = open('/administration/companies/0')
  server.refuse(createCompany, 'company_invalid', {
    errors: [
      { field: 'name', code: 'company_name_taken', message: '…' },
      { field: 'domains', code: 'domain_taken', message: '…', value: 'lernen.nordwerk.test' },
      { field: 'administrator.surname', code: 'surname_required', message: '…' },
    ],
  })
  await user.type(await screen.findByLabelText(/^Name/), 'Nordwerk')
  await user.click(screen.getByRole('button', { name: 'Unternehmen anlegen' }))
  await screen.findByText('Es gibt bereits ein Unternehmen mit diesem Namen')
  screen.getByText('Die Domain lernen.nordwerk.test hat bereits ein anderes Unternehmen')
  screen.getByText('Der Nachname fehlt')
})

test('before a company is suspended it says whom that touches, and afterwards it can be undone', async () => {
  const { server, user } = open('/administration/companies/4')
  const suspended = nord({
    state: 'suspended',
    can: { edit: true, suspend: false, resume: true, remove: true, restore: false },
  })
  let now = nord()
  server.answerBy(readCompany, () => now)
  server.answerBy(suspendCompany, () => (now = suspended))
  server.answerBy(resumeCompany, () => (now = nord()))
  await user.click(await screen.findByRole('button', { name: 'Unternehmen sperren' }))
  const dialog = await screen.findByRole('dialog', { name: 'Nordwerk sperren?' })
  await within(dialog).findByText('19 aktive Personen können sich nicht mehr anmelden')
  within(dialog).getByText('Mia Naidoo, Zoë Ott')
  await user.click(within(dialog).getByRole('button', { name: 'Unternehmen sperren' }))
  await screen.findByText('Nordwerk ist gesperrt.')
  await screen.findByRole('button', { name: 'Unternehmen wieder öffnen' })
  await user.click(screen.getByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() => expect(server.callsOf(resumeCompany)).toHaveLength(1))
  await screen.findByRole('button', { name: 'Unternehmen sperren' })
})

test('a company that is not there says so', async () => {
  const { server } = open('/administration')
  server.refuse(readCompany, 'company_not_found')
  location.hash = '/administration/companies/9'
  await screen.findByText('Dieses Unternehmen gibt es nicht')
})
