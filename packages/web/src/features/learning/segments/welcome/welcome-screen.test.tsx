import { readSettings } from '@oktant/contract/organisation/shell.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeSettings } from '../../../../test/made/make.ts'
import { fakeServer, showApplication } from '../../../../test/show.tsx'

test('a visitor learns whose platform this is, and finds sign-in, registration and all segments', async () => {
  const server = fakeServer()
  server.answer(readSettings, makeSettings({ companyName: 'Havel Werke' }))
  showApplication('/welcome', { server })
  await screen.findByRole('heading', { level: 1, name: 'Lernen bei Havel Werke' })
  const linkTo = (name: string | RegExp) =>
    within(screen.getByRole('main')).getByRole('link', { name }).getAttribute('href')
  expect(linkTo('Unternehmen registrieren')).toBe('#/register')
  expect(linkTo('Umsehen')).toBe('#/explore')
  expect(await screen.findAllByRole('link', { name: /^Segment \d/ })).toHaveLength(8)
})

test('a member is led to their learning and not asked to register', async () => {
  showApplication('/welcome', { server: fakeServer(), as: {} })
  const toHome = await screen.findByRole('link', { name: 'Zur Startseite' })
  expect(toHome.getAttribute('href')).toBe('#/')
  expect(screen.queryByRole('link', { name: 'Unternehmen registrieren' })).toBeNull()
})

test('without the company’s name the welcome is still whole', async () => {
  const server = fakeServer()
  server.refuse(readSettings, 'unexpected')
  showApplication('/welcome', { server })
  await screen.findByRole('heading', { level: 1, name: 'Willkommen bei Oktant' })
})
