import { delays } from '@oktant/contract/kit/constants.ts'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
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

test('whoever goes on before the pause is over gets there, and what was typed does not call them back', async () => {
  const slowly = () => new Promise((come) => setTimeout(() => come(null), delays.filterLockMs + 200))
  const list = (
    <>
      <Filter />
      <Link to="/there">Weiter</Link>
    </>
  )
  const there = { path: '/there', loader: slowly, element: <p>Angekommen</p> }
  const router = createMemoryRouter([{ path: '/', element: list }, there])
  render(<RouterProvider router={router} />)
  const user = userEvent.setup()
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Mia')
  await user.click(screen.getByRole('link', { name: 'Weiter' }))
  expect(await screen.findByText('Angekommen', {}, { timeout: 5000 })).toBeTruthy()
})

test('letters that are typed while the address still hears of the first ones stay', async () => {
  let come = () => {}
  const slowly = () => new Promise<null>((resolve) => (come = () => resolve(null)))
  const here = { path: '/', loader: slowly, element: <Filter /> }
  const router = createMemoryRouter([here], { hydrationData: { loaderData: { 0: null } } })
  render(<RouterProvider router={router} />)
  const user = userEvent.setup()
  const name = screen.getByRole('textbox', { name: 'Name' })
  await user.type(name, 'M')
  await waitFor(() => expect(router.state.navigation.location?.search).toBe('?name=M'))
  await user.type(name, 'ia')
  act(() => come())
  await waitFor(() => expect(router.state.location.search).toBe('?name=M'))
  expect(name).toHaveProperty('value', 'Mia')
  await waitFor(() => expect(router.state.navigation.location?.search).toBe('?name=Mia'))
  act(() => come())
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
