import * as contract from '@oktant/contract/people/deputies.ts'
import { searchUsers } from '@oktant/contract/people/users.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageOf } from '../../../test/page-of.ts'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const deputy = (own: Partial<contract.Deputy> = {}): contract.Deputy => ({
  id: 4,
  user: { id: 7, fullName: 'Maria Braun' },
  deputy: { id: 8, fullName: 'Karl Roth' },
  fromDay: '2026-11-02',
  untilDay: '2026-11-20',
  kinds: ['bookings'],
  isNow: true,
  ...own,
})

function show(
  address: string,
  named: contract.Deputy[],
  permissions: ['bookings.decide' | 'bookings.decideForHr'],
) {
  const server = fakeServer()
  server.answer(contract.listOwnDeputies, { named, standingIn: [] })
  server.answer(contract.listDeputies, pageOf(...named))
  return { server, ...showApplication(address, { server, as: { id: 7, permissions } }) }
}

test('whoever decides sees who stands in for them, and ends it', async () => {
  const { server, user } = show('/account?tab=deputies', [deputy()], ['bookings.decide'])
  const own = within(await screen.findByRole('region', { name: 'Ihre Vertretungen' }))
  own.getByText('Karl Roth')
  own.getByText(/2\. Nov\. 2026 bis 20\. Nov\. 2026 · Buchungen von Veranstaltungen/)
  server.answer(contract.endDeputy, {})
  server.answer(contract.listOwnDeputies, { named: [], standingIn: [deputy()] })
  await user.click(own.getByRole('button', { name: 'Vertretung beenden: Karl Roth für Maria Braun' }))
  await own.findByText('Niemand vertritt Sie.')
  expect(server.callsOf(contract.endDeputy)[0]?.params).toEqual({ id: '4' })
  within(screen.getByRole('region', { name: 'Sie vertreten' })).getByText('Maria Braun')
})

test('whoever decides about nothing has no such part', async () => {
  const server = fakeServer()
  showApplication('/account?tab=settings', { server, as: { permissions: [] } })
  await screen.findByRole('tab', { name: 'Profil' })
  expect(screen.queryByRole('tab', { name: 'Vertretung' })).toBeNull()
})

test('HR names a deputy for somebody, and is told what is wrong', async () => {
  const { server, user } = show('/administration/deputies', [deputy()], ['bookings.decideForHr'])
  await screen.findByRole('row', { name: /Maria Braun/ })
  await user.click(screen.getByRole('button', { name: 'Vertretung benennen' }))
  const form = within(await screen.findByRole('dialog', { name: 'Vertretung benennen' }))
  const person = (id: number, fullName: string) => ({
    id,
    fullName,
    login: '',
    emailAddress: '',
    avatar: null,
    jobDescription: null,
  })
  server.answerBy(searchUsers, () => [person(7, 'Maria Braun'), person(8, 'Karl Roth')])
  const pick = async (label: string, name: string) => {
    const box = form.getByRole('combobox', { name: label })
    await user.type(box, name.slice(0, 4))
    const list = await screen.findByRole('listbox', { name: label, hidden: true })
    await user.click(await within(list).findByRole('option', { name: new RegExp(name), hidden: true }))
  }
  await pick('Für wen', 'Maria Braun')
  await pick('Vertretung', 'Karl Roth')
  await user.type(form.getByRole('textbox', { name: 'Letzter Tag' }), '31-12-2030')
  server.refuse(contract.nameDeputy, 'deputy_may_not')
  const send = form.getByRole('button', { name: 'Benennen' })
  await user.click(send)
  await form.findByText(/Diese Person darf darüber nicht entscheiden/)
  server.answer(contract.nameDeputy, deputy())
  await user.click(send)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.callsOf(contract.nameDeputy).at(-1)?.body).toMatchObject({
    userId: 7,
    deputyId: 8,
    untilDay: '2030-12-31',
    kinds: ['bookings', 'goals'],
  })
})
