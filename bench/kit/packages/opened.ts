import { sql } from 'drizzle-orm'
import { launchComponent, type LaunchData } from '@oktant/contract/learning/own/launches.ts'
import { createRecordStoreCredential } from '@oktant/contract/learning/record-store.ts'
import { type SignedIn, signIn } from '@oktant/contract/people/sessions.ts'
import { type Db, rowsOf } from '@oktant/server/db/engine/db.ts'
import type { Made } from '../../../packages/server/test/kit/make.ts'
import { addressOf, loaded } from '../loaded.ts'
import { addressFor, callerOf } from '../people.ts'
import type { Server } from '../server-process.ts'

async function ask<T>(url: string, init: RequestInit): Promise<T> {
  const answer = await fetch(url, init)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${url}: ${text}`)
  // NOTE: the payload of the call that is asked for.
  return (JSON.parse(text) as { payload: T }).payload
}

let signedIn = 0
async function tokenOf({ url }: Server, login: string) {
  signedIn += 1
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': addressOf(signedIn) }
  const body = JSON.stringify({ login, password: loaded.password })
  return (await ask<SignedIn>(`${url}/rest${signIn.path}`, { method: 'POST', headers, body })).token
}

export type Opened = {
  token: string
  id: number
  commitToken: string
  session: number
  item: string
  /** Where its files stand. */
  address: string
}

async function launched(server: Server, path: string, token: string): Promise<Opened | null> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await ask<LaunchData>(`${server.url}${path}?attempt=new`, { headers }).catch(() => null)
  const { componentLog, package: played } = answer ?? {}
  if (!componentLog || !played?.token) return null
  const item = played.items.find(({ launch }) => launch !== null)?.id ?? ''
  const { token: commitToken, session, address } = played
  return { token, id: componentLog.id, commitToken, session: session ?? 0, item, address: address ?? '' }
}

/** How many people there are of each kind, and at how many attempts those are who commit, as a company of players is. */
const many = { committing: 30, attempts: 8, launching: 25, large: 5 } as const

/** People of the demo at its package of SCORM 1.2: those who commit, who launch, and who say much at once. */
export async function openAttempts(server: Server, db: Db) {
  const [place] = await rowsOf<{ child: number }>(
    db,
    sql`select child.child_id as child from played_packages played
      join edition_children child on child.revision_id = played.revision_id where played.kind = 'scorm12'`,
  )
  const people = await rowsOf<{ login: string }>(
    db,
    sql`select login from users where login like '%@demo.oktant.test' and status = 'Active' order by id limit 60`,
  )
  const path = addressFor(launchComponent, { key: place?.child ?? 0 })
  const tokens: string[] = []
  for (const { login } of people) tokens.push(await tokenOf(server, login))
  const openFor = async (whose: readonly string[], attempts: number) => {
    const opened: Opened[] = []
    // NOTE: one of each person after the other, so that whoever asks next is somebody else.
    for (let attempt = 0; attempt < attempts; attempt += 1)
      for (const token of whose) {
        const one = await launched(server, path, token)
        if (one) opened.push(one)
      }
    if (opened.length * 2 < whose.length * attempts) throw new Error('too few people came in')
    return opened
  }
  const next = (count: number) => tokens.splice(0, count)
  return {
    childId: place?.child ?? 0,
    large: await openFor(next(many.large), 1),
    launching: await openFor(next(many.launching), 1),
    committing: await openFor(next(many.committing), many.attempts),
  }
}

/** NOTE: each credential may be used so many times in a minute, so there are some. */
export async function makeCredentials(server: Server, admin: string) {
  const call = callerOf(server)
  // NOTE: of somebody who calls the test kit needs the token alone.
  const as = { token: await tokenOf(server, admin) } as Made
  const made: string[] = []
  for (let number = 0; number < 12; number += 1) {
    const body = { name: `Bench ${number}`, scopes: ['all' as const] }
    const { credential, secret } = await call(createRecordStoreCredential, { as, body })
    made.push(`Basic ${Buffer.from(`${credential.key}:${secret}`).toString('base64')}`)
  }
  return made
}
