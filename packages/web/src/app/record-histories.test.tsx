import { listAudit } from '@oktant/contract/audit.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths, type ScreenName } from '../lib/paths.ts'
import { showBare } from '../test/bare-server.ts'

/** Screens with a number in their address that are no record's own, or whose record says by itself what became of it. */
const without: Partial<Record<ScreenName, string>> = {}

const slow = { timeout: 10_000 }
// NOTE: the keys of the table itself.
const records = (Object.keys(paths) as ScreenName[]).filter((name) =>
  /^\/administration\/.*:/.test(paths[name]),
)

test.each(records.filter((name) => !(name in without)))(
  '%s shows beside it what became of it',
  async (name) => {
    const { server } = showBare(name, 1)
    const asked = () =>
      server.callsOf(listAudit).map(({ query }) => [Boolean(query.get('object')), query.get('number')])
    await waitFor(() => expect(asked()).toContainEqual([true, '7']), slow)
    expect(await screen.findByRole('heading', { name: 'Verlauf' }, slow)).toBeTruthy()
  },
)
