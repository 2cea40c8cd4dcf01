import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { useOpener } from './opener.ts'

function Frame() {
  const { opened, open } = useOpener({ prepare: () => Promise.resolve() })
  return (
    <>
      <button onClick={() => void open()}>open</button>
      {opened && <p>Opened.</p>}
      <Link to="/late">go</Link>
      <Outlet />
    </>
  )
}

/** A page, and another one that comes when it is told to. */
function show() {
  let arrive = () => {}
  const arrival = new Promise<null>((resolve) => (arrive = () => resolve(null)))
  const children = [
    { path: '/', element: <h1>First</h1> },
    { path: '/late', element: <h1>Late</h1>, loader: () => arrival },
  ]
  const router = createMemoryRouter([{ element: <Frame />, hydrateFallbackElement: <></>, children }])
  render(<RouterProvider router={router} />)
  return { user: userEvent.setup(), arrive }
}

test('what is opened while a page is on its way is still open once it is there', async () => {
  const { user, arrive } = show()
  await user.click(await screen.findByText('go'))
  await user.click(screen.getByText('open'))
  await screen.findByText('Opened.')
  arrive()
  await screen.findByRole('heading', { name: 'Late' })
  await user.tab()
  screen.getByText('Opened.')
})

test('what is open is closed by whoever goes to another page', async () => {
  const { user, arrive } = show()
  await user.click(await screen.findByText('open'))
  await screen.findByText('Opened.')
  await user.click(screen.getByText('go'))
  expect(screen.queryByText('Opened.')).toBeNull()
  arrive()
  await screen.findByRole('heading', { name: 'Late' })
  expect(screen.queryByText('Opened.')).toBeNull()
})
