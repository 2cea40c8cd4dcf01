import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showPart } from '../../test/show.tsx'
import { useListState, useTypedFilter } from './list-state.ts'

function Filter() {
  const list = useListState({ sort: { field: 'name', direction: 'ASC' }, filters: ['name'] })
  const [typed, setTyped] = useTypedFilter(list, 'name')
  return (
    <>
      <input aria-label="Name" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <button type="button" onClick={list.clearFilters}>
        Alle zeigen
      </button>
      <output>{list.filter('name')}</output>
    </>
  )
}

test('whoever shows all while they type has typed nothing', async () => {
  const { user } = showPart(<Filter />, { server: fakeServer() })
  const name = screen.getByRole('textbox', { name: 'Name' })
  await user.type(name, 'zz')
  await user.click(screen.getByRole('button', { name: 'Alle zeigen' }))
  expect(name).toHaveProperty('value', '')
  await user.type(name, 'Mia')
  expect(await screen.findByText('Mia')).toBeTruthy()
})
