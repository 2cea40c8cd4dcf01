import { Button } from '@mantine/core'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { notice } from '../../lib/notice.ts'
import { fakeServer, showPart } from '../../test/show.tsx'
import { MenuButton } from '../menu/menu-button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

/** A row that can be removed, by its own button or by an entry of its menu. */
function Removable() {
  const [isAsked, setAsked] = useState(false)
  const [isThere, setThere] = useState(true)
  const ask = () => setAsked(true)
  return (
    <main tabIndex={-1}>
      {isThere && <Button onClick={ask}>Entfernen</Button>}
      <MenuButton label="Mehr" face="…" groups={[{ items: [{ label: 'Weg damit', onSelect: ask }] }]} />
      {isAsked && (
        <ConfirmDialog
          title="Entfernen?"
          text="Das ist dann weg."
          confirm="Ja"
          isBusy={false}
          error={null}
          onConfirm={() => {
            setThere(false)
            setAsked(false)
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </main>
  )
}

const show = () => showPart(<Removable />, { server: fakeServer() })
const opener = () => screen.getByRole('button', { name: 'Entfernen' })

async function opened() {
  const dialog = await screen.findByRole('dialog', { name: 'Entfernen?' })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  return dialog
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('a dialog opens by a key, keeps the focus, closes by Escape and gives the focus back', async () => {
  const { user } = show()
  opener().focus()
  await user.keyboard('{Enter}')
  const dialog = await opened()
  for (let step = 0; step < 8; step += 1) {
    await user.tab({ shift: step > 3 })
    expect(dialog.contains(document.activeElement)).toBe(true)
  }
  await user.keyboard('{Escape}')
  await closed()
  await waitFor(() => expect(document.activeElement).toBe(opener()))
})

test('what a menu opened gives the focus back to the menu’s button', async () => {
  const { user } = show()
  screen.getByRole('button', { name: 'Mehr' }).focus()
  await user.keyboard('{Enter}')
  const item = await screen.findByRole('menuitem', { name: 'Weg damit' })
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(document.activeElement).toBe(item))
  await user.keyboard('{Enter}')
  await opened()
  await user.keyboard('{Escape}')
  await closed()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Mehr' })))
})

test('where the opener is gone with what was removed, the focus stays on the page', async () => {
  const { user } = show()
  opener().focus()
  await user.keyboard('{Enter}')
  await opened()
  await user.click(screen.getByRole('button', { name: 'Ja' }))
  await closed()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

test.each([
  ['goes', undefined],
  ['stays', () => Promise.resolve()],
])('an older word %s when a dialog opens, by whether it can be taken back', async (what, undo) => {
  const { user } = showPart(<Removable />, { server: fakeServer() })
  notice.set({ text: 'Gespeichert.', ...(undo && { undo }) })
  await user.click(screen.getByRole('button', { name: 'Entfernen' }))
  await screen.findByRole('dialog')
  expect(notice.get()?.text).toBe(what === 'goes' ? undefined : 'Gespeichert.')
})
