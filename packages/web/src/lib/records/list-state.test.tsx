import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showBare } from '../../test/bare-server.ts'
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

test('three filters set without a pause all stand in the address, and the order beside them', async () => {
  const { router } = showBare('adminCourses', 2)
  const choice = (name: string) => screen.findByRole('combobox', { name }, { timeout: 10_000 })
  const [state, place, type, order] = [
    await choice('Status'),
    await choice('Steht in'),
    await choice('Kurstyp'),
    await choice('Reihenfolge'),
  ]
  act(() => {
    fireEvent.change(state, { target: { value: 'active' } })
    fireEvent.change(place, { target: { value: '2' } })
    fireEvent.change(type, { target: { value: '1' } })
    fireEvent.change(order, { target: { value: 'DESC changedAt' } })
  })
  const asked = () => Object.fromEntries(new URLSearchParams(router.state.location.search))
  await waitFor(() =>
    expect(asked()).toEqual({ state: 'active', parentId: '2', courseType: '1', sort: '-changedAt' }),
  )
})
