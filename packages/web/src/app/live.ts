import { syncProfile } from '@oktant/contract/people/sessions.ts'
import type { LiveEvent } from '@oktant/contract/organisation/shell.ts'
import { useEffect } from 'react'
import { attemptNews } from '../lib/live/attempt-news.ts'
import { startLive } from '../lib/live/live.ts'
import { call } from '../lib/api/api.ts'
import { query } from '../lib/api/query-client.ts'
import { changeUser, session, sessionOver } from '../lib/session/session-state.ts'
import { validate } from '../lib/session/session.ts'

async function validateAgain() {
  const isOver = session.get() && (await validate()) === 'over'
  // NOTE: somebody who has signed out meanwhile is not asked to sign in again.
  if (isOver && session.get()) await sessionOver()
}

/** What is kept here of the person is brought up to date; a session that is over says so by itself. */
async function syncUser() {
  if (session.get()) changeUser(await call(syncProfile, {}))
}

const refresh = (...keys: string[]) =>
  Promise.all(keys.map((key) => query.invalidateQueries({ queryKey: [key] })))

/** What each event makes stale, by the first word of the query's key. */
const reactions: Record<LiveEvent, () => Promise<unknown>> = {
  attempts: async () => attemptNews.set(attemptNews.get() + 1),
  // NOTE: an event may stand in the course that is open.
  events: () =>
    Promise.all([refresh('events'), query.invalidateQueries({ queryKey: ['learning', 'container'] })]),
  notifications: () => refresh('notifications'),
  profile: () => Promise.all([refresh('profile', 'projects'), syncUser()]),
  session: () => Promise.all([refresh('sessions'), validateAgain()]),
}

/** Listens to news while it is mounted for this person. */
export function useNews(userId: number | undefined) {
  useEffect(() => {
    if (userId) return startLive((event) => void reactions[event]().catch(() => undefined))
  }, [userId])
}
