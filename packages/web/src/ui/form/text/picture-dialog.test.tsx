import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeServer, showPart } from '../../../test/show.tsx'
import { PictureDialog } from './picture-dialog.tsx'

function show(alt: string | null, isNew = alt === null) {
  const onDone = vi.fn<(alt: string) => void>()
  const picture = { src: 'data:image/png;base64,iVBORw0KGgo=', alt }
  const { user } = showPart(
    <PictureDialog picture={picture} isNew={isNew} lang="en" onDone={onDone} onClose={() => undefined} />,
    { server: fakeServer() },
  )
  return { user, onDone, field: screen.getByLabelText(/^Was es zeigt \(Englisch\)/) }
}

test('a picture is inserted with what it shows, in the language of its text', async () => {
  const { user, onDone, field } = show(null)
  expect(field.getAttribute('lang')).toBe('en')
  await user.click(screen.getByRole('button', { name: 'Einfügen' }))
  expect(onDone).not.toHaveBeenCalled()
  expect(screen.getByText('Sagen Sie, was es zeigt, oder dass es nur schmückt.')).toBeTruthy()
  await user.type(field, '  A bowline, tied in four steps ')
  await user.click(screen.getByRole('button', { name: 'Einfügen' }))
  expect(onDone).toHaveBeenCalledExactlyOnceWith('A bowline, tied in four steps')
})

test('a picture may say that it only decorates', async () => {
  const { user, onDone } = show(null)
  await user.click(screen.getByLabelText('Es schmückt nur'))
  await user.click(screen.getByRole('button', { name: 'Einfügen' }))
  expect(onDone).toHaveBeenCalledExactlyOnceWith('')
})

test('what was said of a picture can be said better', async () => {
  const { user, onDone, field } = show('A knot', false)
  await user.type(field, ' of two ropes')
  await user.click(screen.getByRole('button', { name: 'Übernehmen' }))
  expect(onDone).toHaveBeenCalledExactlyOnceWith('A knot of two ropes')
})
