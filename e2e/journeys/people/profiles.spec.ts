import type { APIRequestContext, Page } from '@playwright/test'
import { changeProfileHolders } from '@oktant/contract/people/profile-holders.ts'
import { listPermissionProfiles, type PermissionProfile } from '@oktant/contract/people/profiles.ts'
import { profiles } from '../../../packages/server/src/access/profiles/profiles.ts'
import { paths, type ScreenName } from '../../../packages/web/src/lib/paths.ts'
import { readExpected } from '../../kit/expected-screens.ts'
import { newPassword as password } from '../../kit/people/newcomer.ts'
import { signInWith } from '../../kit/people/people.ts'
import { isWhole } from '../../kit/size.ts'
import { expect, test } from '../../kit/test.ts'

// NOTE: the keys of the table itself.
const names = Object.keys(paths) as ScreenName[]
const addressOf = (name: ScreenName) => paths[name].replace(/:\w+/g, '999999')
// NOTE: whoever may do everything comes first and shows which places there are.
const allInOrder = profiles.toReversed()
// NOTE: all of them are a long walk, which the web's own tests take without a browser each time.
const inOrder = allInOrder.filter((_, number) => isWhole || number % 5 === 0)

test('each profile is shown what is for it, and refused everywhere else', async ({
  page,
  request,
  office: send,
  account,
}) => {
  test.setTimeout(300_000)
  const { isExpected, isForAll } = await readExpected()
  const { id: userId, login } = await account({ language: 'en', profiles: [] })
  const all: PermissionProfile[] = await send(listPermissionProfiles)
  const idOf = (name: string) => all.find((profile) => profile.name.en === name)?.id ?? 0
  // NOTE: somebody new is a learner where nothing else is chosen.
  await send(changeProfileHolders, { id: idOf('Learner') }, { action: 'take', userIds: [userId] })
  const visited = new Set<ScreenName>()
  let places: string[] = []
  await page.goto('/')
  for (const { key, name } of inOrder) {
    const id = idOf(name.en)
    await send(changeProfileHolders, { id }, { action: 'give', userIds: [userId] })
    await arrive(page, request, login)
    if (!places.length) places = await linksIn(page, 'main')
    expect(places.length).toBeGreaterThan(20)
    const own = places.filter((place) => names.some((one) => paths[one] === place && isExpected(one, key)))
    for (const place of ['#navigation', 'main'])
      await expect.poll(() => linksIn(page, place), { message: key }).toEqual(own)
    const others = names.filter((screen) => !isExpected(screen, key))
    expect(await shownInspite(page, others.map(addressOf)), key).toEqual([])
    if (others.length)
      await expect(page.getByRole('heading', { level: 1, name: 'Access denied' })).toBeVisible()
    for (const screen of names.filter((one) => isExpected(one, key) && !visited.has(one))) {
      visited.add(screen)
      if (!isForAll(screen)) await visit(page, addressOf(screen))
    }
    await send(changeProfileHolders, { id }, { action: 'take', userIds: [userId] })
  }
  expect([...visited].sort()).toEqual([...names].sort())
})

/** Signed in anew, as if in another tab, which this one follows without loading everything again. */
async function arrive(page: Page, request: APIRequestContext, login: string) {
  const signedIn = await signInWith(request, login, password)
  const kept = JSON.stringify({ ...signedIn, since: Date.now() })
  await page.evaluate((session) => {
    const key = 'oktant.session'
    localStorage.setItem(key, session)
    dispatchEvent(new StorageEvent('storage', { key, newValue: session }))
  }, kept)
  // NOTE: the last refusal may still be on its way to its own address while this one is asked for.
  await expect(async () => {
    await page.evaluate(() => (location.hash = '#/administration'))
    const heading = page.getByRole('heading', { level: 1, name: 'Administration' })
    await expect(heading).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 20_000 })
}

const linksIn = (page: Page, place: string) =>
  page
    .locator(`${place} a[href^="#/administration/"]`)
    .evaluateAll((links) => links.map((link) => (link.getAttribute('href') ?? '').slice(1)))

/** Which of these addresses do not lead to the refusal; all are tried within the page, as somebody types them. */
const shownInspite = (page: Page, addresses: string[]) =>
  page.evaluate(async (all) => {
    const shown: string[] = []
    for (const address of all) {
      location.hash = `#${address}`
      const until = Date.now() + 5000
      while (location.hash !== '#/login' && Date.now() < until)
        await new Promise((soon) => setTimeout(soon, 4))
      if (location.hash !== '#/login') shown.push(address)
    }
    return shown
  }, addresses)

async function visit(page: Page, address: string) {
  await page.evaluate((path) => (location.hash = `#${path}`), address)
  await expect(page).toHaveURL(new RegExp(`#${address}`))
  await expect(page.locator('main h1').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Access denied' })).toHaveCount(0)
}
