import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useListState } from '../../../lib/records/list-state.ts'
import { fakeServer, showPart } from '../../../test/show.tsx'
import { StatusFilter } from './filters.tsx'
import { ListScreen } from './list-screen.tsx'

type Person = { id: number; name: string }
const people: Person[] = [
  { id: 1, name: 'Mia' },
  { id: 2, name: 'Jo' },
]

type PeopleProps = { onQuery: (query: object) => void; isByName: boolean }

function People({ onQuery, isByName }: PeopleProps) {
  const list = useListState({
    sort: { field: 'name', direction: 'ASC' },
    filters: ['userStatus.name', 'cf_7'],
    defaults: { 'userStatus.name': 'Active' },
  })
  onQuery(list.query)
  return (
    <ListScreen
      title="Personen"
      list={list}
      result={{
        data: { content: people, totalElements: 12, totalPages: 2, number: 0 },
        error: null,
        refetch: () => undefined,
        isPlaceholderData: false,
      }}
      columns={[{ field: 'name', head: 'Name', cell: ({ name }) => name, isSortable: true }]}
      rowKey={({ id }) => id}
      filters={<StatusFilter list={list} />}
      bulk={{
        nameOf: ({ name }) => name,
        isByName,
        open: 'Los',
        dialog: ({ chosen, count, onDone, onClose }) => (
          <section aria-label={`${count} ändern`}>
            <code>{JSON.stringify(chosen)}</code>
            <button onClick={onDone}>Fertig</button>
            <button onClick={onClose}>Zu</button>
          </section>
        ),
      }}
      empty={{ title: 'Niemand' }}
    />
  )
}

function open(address = '/', isByName = false) {
  const onQuery = vi.fn<(query: object) => void>()
  const { user } = showPart(
    <People onQuery={onQuery} isByName={isByName} />,
    { server: fakeServer() },
    address,
  )
  return { user, onQuery }
}

test('the status goes from active to inactive to any and round again', async () => {
  const { user, onQuery } = open()
  const asked = () => onQuery.mock.lastCall?.[0]
  expect(asked()).toMatchObject({ _filterFields: ['userStatus.name'], _filterValues: ['Active'] })
  await user.click(screen.getByRole('button', { name: 'Status: Aktiv' }))
  expect(asked()).toMatchObject({ _filterValues: ['Inactive'] })
  await user.click(screen.getByRole('button', { name: 'Status: Inaktiv' }))
  expect(asked()).not.toHaveProperty('_filterValues')
  await user.click(screen.getByRole('button', { name: 'Status: alle' }))
  expect(asked()).toMatchObject({ _filterValues: ['Active'] })
})

test('a custom field filters by its own name in the query', () => {
  const { onQuery } = open('/?cf_7=Kiel')
  expect(onQuery.mock.lastCall?.[0]).toMatchObject({ cf_7: 'Kiel', _filterFields: ['userStatus.name'] })
})

test('rows are chosen one by one, a page at once, or all that match, and changed in a dialog', async () => {
  const { user } = open()
  expect(screen.queryByRole('button', { name: 'Los' })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Mia auswählen' }))
  await user.click(screen.getByRole('button', { name: 'Los' }))
  within(screen.getByRole('region', { name: '1 ändern' })).getByText('{"ids":[1]}')
  await user.click(screen.getByRole('button', { name: 'Zu' }))
  expect(screen.queryByRole('region', { name: '1 ändern' })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }))
  screen.getByText('2 ausgewählt')
  await user.click(screen.getByRole('button', { name: 'Alle 12 Treffer auswählen' }))
  await user.click(screen.getByRole('button', { name: 'Los' }))
  within(screen.getByRole('region', { name: '12 ändern' })).getByText(
    '{"filter":{"_filterFields":["userStatus.name"],"_filterValues":["Active"]}}',
  )
  await user.click(screen.getByRole('button', { name: 'Fertig' }))
  expect(screen.queryByText('12 ausgewählt')).toBeNull()
})

test('what is done to rows that one has seen is not offered for all that match', async () => {
  const { user } = open('/', true)
  await user.click(screen.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }))
  screen.getByText('2 ausgewählt')
  expect(screen.queryByRole('button', { name: 'Alle 12 Treffer auswählen' })).toBeNull()
})

test('another filter ends the choice', async () => {
  const { user } = open()
  await user.click(screen.getByRole('checkbox', { name: 'Jo auswählen' }))
  await user.click(screen.getByRole('button', { name: 'Status: Aktiv' }))
  expect(screen.queryByText('1 ausgewählt')).toBeNull()
})
