import { listAudit } from '@oktant/contract/organisation/audit.ts'
import { readCompanyHistory } from '@oktant/contract/organisation/companies.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths, type ScreenName } from '../lib/paths.ts'
import { showBare } from '../test/bare-server.ts'
import { walked } from '../test/walked.ts'

const preview = 'a look at what its author makes, whose own screen shows the history'
const ofAttempts = 'an attempt keeps its own steps: who marked, flagged and corrected it'

/** Screens with a number in their address that are no record’s own, or that show by other means what became of it. */
const without: Partial<Record<ScreenName, string>> = {
  adminCoursePreview: preview,
  attemptReview: ofAttempts,
  componentPreview: preview,
  evaluationAttempts: ofAttempts,
  evaluationResults: 'counts what attempts came to; nothing is changed there',
  facilitatedAttempt: ofAttempts,
  mail: 'a letter is never changed once it is written',
  messageTemplate: 'its texts are kept as versions, which stand beside it',
  packageAttempt: 'an attempt keeps its own steps: each call that its package made',
  packageAttempts: 'counts what attempts came to; nothing is changed there',
  questionRegrade: 'the question’s own screen shows the history',
  userPermissions: 'the person’s own screen shows the history',
  webhookDeliveries: 'the receiver’s own screen shows the history',
  webhookDelivery: 'a delivery keeps its own tries',
}

const slow = { timeout: 10_000 }
// NOTE: the keys of the table itself.
const records = (Object.keys(paths) as ScreenName[]).filter((name) =>
  /^\/administration\/.*:/.test(paths[name]),
)

test('only records are excused', () => {
  expect(Object.keys(without).filter((name) => !records.some((one) => one === name))).toEqual([])
})

test.each(walked(records.filter((name) => !(name in without))))(
  '%s shows beside it what became of it',
  async (name) => {
    // NOTE: a profile is found in a list, which is numbered from one.
    const { server } = showBare(name, 1, { id: '1' })
    const asked = () => [
      ...server.callsOf(listAudit).filter(({ query }) => query.get('object') && query.get('number')),
      ...server.callsOf(readCompanyHistory),
    ]
    await waitFor(() => expect(asked().length).toBeGreaterThan(0), slow)
    expect(await screen.findByRole('heading', { name: 'Verlauf' }, slow)).toBeTruthy()
  },
)
