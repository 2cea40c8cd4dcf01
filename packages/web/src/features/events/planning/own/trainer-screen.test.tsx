import { listTrainerEvents } from '@oktant/contract/events/trainer-events.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageOf } from '../../../../test/page-of.ts'
import { fakeServer, showApplication } from '../../../../test/show.tsx'
import { makeEvent } from '../made-event.ts'

test('a trainer sees what they run next, and goes straight to who waits and whom to mark', async () => {
  const server = fakeServer()
  const { id, name, ...event } = makeEvent()
  const row = { ...event, id, name, toConfirm: 2, toMark: 5 }
  server.answer(listTrainerEvents, pageOf(row))
  showApplication('/trainer', { server, as: { permissions: ['events.facilitate'] } })
  const shown = within(await screen.findByRole('row', { name: new RegExp(name.de) }))
  const linkTo = (label: RegExp) => shown.getByRole('link', { name: label }).getAttribute('href')
  expect(linkTo(/^2 Personen warten auf Ihre Zusage/)).toBe(`#/trainer-event/${id}?tab=people`)
  expect(linkTo(/^5 Teilnahmen zu vermerken/)).toBe(`#/trainer-event/${id}?tab=register`)
})
