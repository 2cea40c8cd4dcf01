import { readUserTies, type UserTies } from '@oktant/contract/people/user-ties.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showBare } from '../../../test/bare-server.ts'

const both = (text: string) => ({ en: text, de: text })
const ties: UserTies = {
  above: [{ id: 2, fullName: 'Ada Kern' }],
  team: { count: 7, examples: [{ id: 3, fullName: 'Jo Berg' }] },
  learning: {
    groups: [{ id: 4, name: both('Schweißerei'), reasons: ['rule'], since: '2026-11-01T08:00:00.000Z' }],
    courses: {
      count: 14,
      overdue: 1,
      done: 3,
      first: [
        {
          id: 8,
          title: both('Knoten'),
          isMandatory: true,
          isBegun: true,
          dueOn: '2026-11-02',
          standing: 'overdue',
          because: [
            { name: both('Schweißerei'), isByName: false, givenBy: null, since: '2026-10-01T08:00:00Z' },
            {
              name: both('Namentlich: Knoten'),
              isByName: true,
              givenBy: 'Ada Okafor',
              since: '2026-10-02T08:00:00Z',
            },
          ],
        },
      ],
    },
  },
}

async function open(told: UserTies) {
  showBare('user', 0, { id: '5', prepare: (server) => server.answer(readUserTies, told) })
  const heading = await screen.findByRole('heading', { name: 'Team und Lernen' }, { timeout: 10_000 })
  const part = heading.closest('section') ?? document.body
  await within(part).findByText('Geführt von')
  return within(part)
}

test('beside an account stand its team, its learning groups, and what these give', async () => {
  const part = await open(ties)
  const to = (name: string | RegExp) => part.getByRole('link', { name }).getAttribute('href')
  expect([to('Ada Kern'), to('Jo Berg')]).toEqual(['#/administration/users/2', '#/administration/users/3'])
  expect(to('Alle 7 in der Liste zeigen')).toBe('#/administration/users?manager=5')
  expect(to('Schweißerei')).toBe('#/administration/learning-groups/4')
  expect(to('Knoten')).toBe('#/administration/courses/8')
  part.getByText('14 Kurse, 3 bestanden, 1 überfällig')
  part.getByText(
    /begonnen · Pflicht · war am .* fällig · durch Schweißerei · am 2\. Okt\. 2026 von Ada Okafor persönlich zugewiesen$/,
  )
  part.getByText('und 13 weitere')
})

test('whoever does not look after courses is told of the team alone', async () => {
  const part = await open({ above: [], team: { count: 0, examples: [] }, learning: null })
  expect(part.getAllByText('Niemandem')).toHaveLength(1)
  expect(part.queryByText('Lerngruppen')).toBeNull()
})
