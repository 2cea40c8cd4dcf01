import { recordStoreRoot } from '@oktant/contract/learning/record-store.ts'

/** Where content that was launched asks the record store. */
export const launchedRoot = `${recordStoreRoot}/launched`

/** How long the token of a launch is good, how long it may wait to be fetched, and how long after the end it still reads. */
export const launchSeconds = { token: 12 * 3600, fetch: 300, afterEnd: 120 } as const

/** What content puts behind `Basic`. */
export const tokenOf = (session: string, secret: string) =>
  Buffer.from(`${session}:${secret}`).toString('base64')
