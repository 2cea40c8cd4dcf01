import * as account from '@oktant/contract/people/account.ts'
import type { Endpoint } from '@oktant/contract/http/http.ts'
import * as notifications from '@oktant/contract/communication/notifications.ts'
import * as registration from '@oktant/contract/people/registration.ts'
import * as sessions from '@oktant/contract/people/sessions.ts'
import { makeNotification } from '../../src/features/communication/notifications/notifications.ts'
import type { Made } from '../kit/make.ts'
import { solved } from '../kit/servers/captcha.ts'
import type { SentFile } from '../kit/files/multipart.ts'
import { png } from '../kit/files/pictures.ts'
import type { testServer } from '../kit/server.ts'

export type Server = Awaited<ReturnType<typeof testServer>>
export type Scene = {
  as?: { token: string }
  params?: Record<string, string | number>
  query?: Record<string, string | number>
  body?: unknown
  file?: SentFile
  /** How often the effect has happened: nought before, one afterwards. */
  effects: () => Promise<number>
}
export type Stage = { entry: Endpoint; set: (server: Server) => Promise<Scene> }

const password = 'Kestrel-flies-north'
const another = 'Heron-stands-still'

export async function count({ engine }: Server, rows: string, ...values: unknown[]) {
  const [found] = await engine.query(`select count(*)::int as n from ${rows}`, values)
  return Number(found?.n)
}

type Own = {
  body?: unknown
  params?: (me: Made) => Record<string, number>
  file?: SentFile
  rows: string
  values?: (me: Made) => unknown[]
}

const own = (entry: Endpoint, { body, params, file, rows, values = (me) => [me.id] }: Own): Stage => ({
  entry,
  set: async (server) => {
    const me = await server.make.user({ password, timezone: 'UTC', language: 'en' })
    return {
      as: me,
      ...(body !== undefined && { body }),
      ...(params && { params: params(me) }),
      ...(file && { file }),
      effects: () => count(server, rows, ...values(me)),
    }
  },
})

const ofNotification = (entry: Endpoint, rows: string, before: number): Stage => ({
  entry,
  set: async (server) => {
    const me = await server.make.user({ permissions: ['notifications.administer'] })
    const text = { en: 'Hello', de: 'Hallo' }
    const values = {
      companyId: me.companyId,
      userId: me.id,
      type: 'company.news' as const,
      title: text,
      body: text,
      link: null,
    }
    const made = await makeNotification(server.db, values)
    await makeNotification(server.db, values)
    const effects = async () => Math.abs((await count(server, rows, me.id)) - before)
    return { as: me, ...(entry.path.includes(':id') && { params: { id: made?.id ?? 0 } }), effects }
  },
})

/** The one-time code in the newest letter to somebody. */
async function codeFor({ engine }: Server, address: string) {
  const [mail] = await engine.query('select action_url from mails where "to" = $1 order by id desc limit 1', [
    address,
  ])
  return String(mail?.action_url)
}

async function resetCode(server: Server, address: string) {
  await server.send(sessions.requestPassword, { params: { emailAddress: address } })
  await server.kit.outbox.deliver()
  return decodeURIComponent((await codeFor(server, address)).split('/').at(-1) ?? '')
}

async function registered(server: Server, name: string) {
  const emailAddress = `${name}@example.test`
  const body = {
    companyName: `Company ${name}`,
    firstName: 'Mia',
    surname: 'Naidoo',
    emailAddress,
    captcha: await solved(await server.call(registration.makeCaptcha, {})),
  }
  return { emailAddress, body }
}

const unique = () => Math.random().toString(36).slice(2)

/** Changing calls with something of their own that tells how often they took effect. */
export const ownStages: Record<string, Stage> = {
  setTimezone: own(account.setTimezone, {
    body: { zoneName: 'Asia/Tokyo' },
    rows: "users where id = $1 and timezone = 'Asia/Tokyo'",
  }),
  setLanguage: own(account.setLanguage, {
    body: { language: 'de' },
    rows: "users where id = $1 and language = 'de'",
  }),
  setAvatar: own(account.setAvatar, {
    params: ({ id }) => ({ id }),
    file: { name: 'a.png', bytes: png(16, 16), type: 'image/png' },
    rows: 'files where company_id = $1',
    values: (me) => [me.companyId],
  }),
  saveCustomFields: own(account.saveCustomFields, {
    params: ({ id }) => ({ id }),
    body: {},
    rows: "repeats where scope = concat('user ', $1::text) and answer is not null",
  }),
  switchProject: own(account.switchProject, {
    params: ({ projectId }) => ({ id: projectId }),
    rows: "repeats where scope = concat('user ', $1::text) and answer is not null",
  }),
  setPassword: {
    entry: sessions.setPassword,
    set: async (server) => {
      const me = await server.make.user({ password })
      const effects = () =>
        count(server, 'users where id = $1 and password_hash <> $2', me.id, me.passwordHash)
      return { as: me, body: { oldPassword: password, newPassword: another }, effects }
    },
  },
  endSession: {
    entry: sessions.endSession,
    set: async (server) => {
      const me = await server.make.user()
      await server.make.session(me)
      const [other] = await server.engine.query(
        'select max(id)::int as id from sessions where user_id = $1',
        [me.id],
      )
      const effects = () => count(server, 'sessions where user_id = $1 and ended_at is not null', me.id)
      return { as: me, params: { id: Number(other?.id) }, effects }
    },
  },
  markNotificationRead: ofNotification(
    notifications.markNotificationRead,
    'notifications where user_id = $1 and read_at is null',
    2,
  ),
  deleteNotification: ofNotification(notifications.deleteNotification, 'notifications where user_id = $1', 2),
  deleteAnyNotification: ofNotification(
    notifications.deleteAnyNotification,
    'notifications where user_id = $1',
    2,
  ),
  signIn: {
    entry: sessions.signIn,
    set: async (server) => {
      const me = await server.make.user({ password })
      const before = await count(server, 'sessions where user_id = $1', me.id)
      const effects = async () => (await count(server, 'sessions where user_id = $1', me.id)) - before
      return { body: { login: me.login, password }, effects }
    },
  },
  requestPassword: {
    entry: sessions.requestPassword,
    set: async (server) => {
      const me = await server.make.user()
      const asked = "announcements where name = 'password.requested' and (payload->>'userId')::int = $1"
      return { params: { emailAddress: me.emailAddress }, effects: () => count(server, asked, me.id) }
    },
  },
  resetPassword: {
    entry: sessions.resetPassword,
    set: async (server) => {
      const me = await server.make.user()
      const otp = await resetCode(server, me.emailAddress)
      return {
        body: { otp, newPassword: another },
        effects: () => count(server, 'users where id = $1 and password_hash is not null', me.id),
      }
    },
  },
  register: {
    entry: registration.register,
    set: async (server) => {
      const { body } = await registered(server, unique())
      return { body, effects: () => count(server, 'companies where name = $1', body.companyName) }
    },
  },
  confirmRegistration: {
    entry: registration.confirmRegistration,
    set: async (server) => {
      const { emailAddress, body } = await registered(server, unique())
      await server.call(registration.register, { body })
      const [uuid, email] = (await codeFor(server, emailAddress)).split('/').slice(-2).map(decodeURIComponent)
      const { firstName, surname } = body
      return {
        params: { uuid: uuid ?? '', email: email ?? '' },
        body: { firstName, surname, emailAddress, password },
        effects: () => count(server, 'users where email_address = $1', emailAddress),
      }
    },
  },
}
