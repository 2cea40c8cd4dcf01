import { modules } from '@oktant/contract/organisation/shell.ts'
import { validateSession } from '@oktant/contract/people/sessions.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { profiles } from '../../../server/src/access/profiles/profiles.ts'
import { refusal } from '../lib/api/refusal.ts'
import { paths, type ScreenName } from '../lib/paths.ts'
import { keepSession } from '../lib/session/session-state.ts'
import { makeSignedIn } from '../test/made/make.ts'
import { isExpected, named } from '../test/expected-screens.ts'
import { fakeServer, showApplication } from '../test/show.tsx'
import { admit } from './access.ts'
import { areas } from './administration/areas.ts'
import { mayOpen } from './shell/built-screens.ts'
import { screens } from './screens/screens.ts'

const whoHas = (key: string) => {
  const profile = profiles.find((one) => one.key === key)
  return { permissions: [...(profile?.permissions ?? [])], visibleModules: [...modules] }
}
const keys = profiles.map(({ key }) => key)
const places: ScreenName[] = Object.values(areas).flatMap((area) => area.map(({ name }) => name))
const administersAnything = (key: string) =>
  screens.some(({ name }) => paths[name].startsWith('/administration/') && isExpected(name, key))

test('every screen has an expectation, and no expectation is left over', () => {
  expect(named.sort()).toEqual(screens.map(({ name }) => name).sort())
})

test.each(keys)('%s is shown in menus and in the palette what it may open, and nothing else', (key) => {
  const { user } = makeSignedIn(whoHas(key))
  const shown = screens.filter(({ name }) => mayOpen(name, user)).map(({ name }) => name)
  const expected = screens.filter(({ name }) =>
    name === 'administration' ? administersAnything(key) : isExpected(name, key),
  )
  expect(shown).toEqual(expected.map(({ name }) => name))
})

test.each(keys)('%s is refused at every other address, with the word for what is missing', async (key) => {
  const signedIn = makeSignedIn(whoHas(key))
  const server = fakeServer()
  server.answer(validateSession, signedIn)
  keepSession(signedIn)
  for (const one of screens) {
    refusal.set(null)
    const address = paths[one.name].replace(/:\w+/g, '1')
    const answer = await admit(one, address).then(
      () => 'shown',
      (thrown: unknown) => (thrown instanceof Response ? thrown.headers.get('location') : thrown),
    )
    const isFor = isExpected(one.name, key)
    expect([one.name, answer]).toEqual([one.name, isFor ? 'shown' : paths.login])
    expect(refusal.get()?.permission ?? null).toBe(isFor ? null : one.permission)
  }
})

test.each(keys)(
  '%s finds on the administration’s first page and beside it its own places alone',
  async (key) => {
    showApplication('/administration', { server: fakeServer(), as: whoHas(key) })
    const expected = places.filter((name) => isExpected(name, key)).map((name) => `#${paths[name]}`)
    await screen.findByText('Verwaltung', { selector: 'h1' })
    const links = () =>
      [...document.querySelectorAll('main a[href^="#/administration/"]')].map((link) =>
        link.getAttribute('href'),
      )
    await expect.poll(links, { timeout: 8000 }).toEqual(expected)
  },
)
