import * as contract from '@oktant/contract/development/rewards.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageOf } from '../../../test/page-of.ts'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const reward = (values: Partial<contract.Reward> = {}): contract.Reward => ({
  id: 7,
  user: { id: 1, name: 'Mia Naidoo' },
  kind: { id: 4, name: { en: 'Helpful', de: 'Hilfsbereit' } },
  points: 40,
  occasion: 'byHand',
  reason: 'Nachtschicht',
  about: null,
  giver: { id: 2, name: 'Tom Brandt' },
  givenAt: '2026-11-20T10:00:00.000Z',
  takenBack: null,
  can: { takeBack: true },
  ...values,
})

function open(address: string, giving: contract.RewardStanding['giving'] = null) {
  const server = fakeServer()
  server.answer(contract.readRewardStanding, { points: 40, count: 1, giving })
  server.answer(contract.listMyRewards, pageOf(reward({ can: { takeBack: false } })))
  server.answer(contract.listGivenRewards, pageOf(reward()))
  server.answer(contract.listRewardChoices, [{ id: 4, name: 'Hilfsbereit', about: '', points: 40 }])
  server.answer(contract.listRewardPeople, [{ id: 1, name: 'Mia Naidoo' }])
  const as = { permissions: ['reviews.lead' as const], visibleModules: ['reviews' as const] }
  return { server, ...showApplication(address, { server, as }) }
}
const giving = { budget: 100, spent: 40, until: '2026-11-30', toAll: false }

test('somebody sees their points, and from whom and why', async () => {
  open('/rewards')
  await screen.findByText('Sie haben 40 Punkte.')
  const row = within(await screen.findByRole('row', { name: /Hilfsbereit/ }))
  expect(row.getByText('Nachtschicht')).toBeTruthy()
  expect(row.getByText('Tom Brandt')).toBeTruthy()
})

test('a reward is given with a reason, within what is left', async () => {
  const { server, user } = open('/rewards/new', giving)
  server.answer(contract.giveReward, reward())
  await screen.findByText(/noch 60 von 100 Punkten/)
  await user.click(screen.getByRole('button', { name: 'Vergeben' }))
  await screen.findByText('Bitte geben Sie einen Grund an')
  await user.type(screen.getByRole('textbox', { name: /Grund/ }), ' Nachtschicht ')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Vergeben' }).getAttribute('aria-disabled')).not.toBe('true'),
  )
  await user.click(screen.getByRole('button', { name: 'Vergeben' }))
  await screen.findByText('Mia Naidoo hat eine Anerkennung bekommen.')
  expect(server.callsOf(contract.giveReward)).toMatchObject([
    { body: { userId: 1, kindId: 4, reason: 'Nachtschicht' } },
  ])
})

test('a reward is taken back once it is said why', async () => {
  const { server, user } = open('/rewards/given', giving)
  server.answer(contract.takeRewardBack, reward({ can: { takeBack: false } }))
  await user.click(await screen.findByRole('button', { name: 'Von Mia Naidoo zurücknehmen' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: 'Grund' }), 'Versehen')
  await user.click(dialog.getByRole('button', { name: 'Zurücknehmen' }))
  await screen.findByText('Die Anerkennung von Mia Naidoo wurde zurückgenommen.')
  expect(server.callsOf(contract.takeRewardBack)).toMatchObject([{ body: { reason: 'Versehen' } }])
})
