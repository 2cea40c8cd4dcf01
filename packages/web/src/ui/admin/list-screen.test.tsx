import { Button } from '@mantine/core'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useListState } from '../../lib/records/list-state.ts'
import { useSelection } from '../../lib/records/selection.ts'
import { fakeServer, showPart } from '../../test/show.tsx'
import { StatusFilter } from './filters.tsx'
import { ListScreen } from './list-screen.tsx'

type Person = { id: number; name: string }
const people: Person[] = [
  { id: 1, name: 'Mia' },
  { id: 2, name: 'Jo' },
]

function People({ onChosen, onQuery }: { onChosen: (chosen: object) => void; onQuery: (q: object) => void }) {
  const list = useListState({
    sort: { field: 'name', direction: 'ASC' },
    filters: ['userStatus.name', 'cf_7'],
    defaults: { 'userStatus.name': 'Active' },
  })
  const state = useSelection(list)
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
      selection={{
        state,
        nameOf: ({ name }) => name,
        actions: <Button onClick={() => onChosen(state.chosen)}>Los</Button>,
      }}
      empty={{ title: 'Niemand' }}
    />
  )
}

function open(address = '/') {
  const onChosen = vi.fn<(chosen: object) => void>()
  const onQuery = vi.fn<(query: object) => void>()
  const { user } = showPart(
    <People onChosen={onChosen} onQuery={onQuery} />,
    { server: fakeServer() },
    address,
  )
  return { user, onChosen, onQuery }
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

test('rows are chosen one by one, a page at once, or all that match', async () => {
  const { user, onChosen } = open()
  expect(screen.queryByRole('button', { name: 'Los' })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Mia auswählen' }))
  await user.click(screen.getByRole('button', { name: 'Los' }))
  expect(onChosen).toHaveBeenLastCalledWith({ ids: [1] })
  await user.click(screen.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }))
  screen.getByText('2 ausgewählt')
  await user.click(screen.getByRole('button', { name: 'Alle 12 Treffer auswählen' }))
  await user.click(screen.getByRole('button', { name: 'Los' }))
  expect(onChosen).toHaveBeenLastCalledWith({
    filter: { _filterFields: ['userStatus.name'], _filterValues: ['Active'] },
  })
})

test('another filter ends the choice', async () => {
  const { user } = open()
  await user.click(screen.getByRole('checkbox', { name: 'Jo auswählen' }))
  await user.click(screen.getByRole('button', { name: 'Status: Aktiv' }))
  expect(screen.queryByText('1 ausgewählt')).toBeNull()
})
