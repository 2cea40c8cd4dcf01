import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { lookAtRegistration, makeCaptcha, register } from '@oktant/contract/people/registration.ts'
import { readSettings } from '@oktant/contract/organisation/shell.ts'
import { solved } from '../../../../test/kit/servers/captcha.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { confirmsBy } from '../../../config.ts'
import { attempts } from '../../../http/guard/limits.tables.ts'
import { companies } from '../../organisation/companies/companies.tables.ts'

// NOTE: a demo, as one without a mail server is.
const demo = () => testServer({ DEMO: 'on' })

beforeEach(async () => {
  const { db } = await demo()
  await db.delete(attempts)
})

const form = {
  companyName: 'Nord Werft',
  firstName: 'Mia',
  surname: 'Naidoo',
  emailAddress: 'mia@nord-werft.test',
}

test('on a demo without a mail server the link that confirms is printed once, where it was started', async () => {
  const { call, kit, db } = await demo()
  const printed: string[] = []
  kit.print = (line) => printed.push(line)
  const send = async (changes: object = {}, headers = {}) =>
    call(register, {
      body: { ...form, captcha: await solved(await call(makeCaptcha, {})), ...changes },
      headers,
    })
  await send({ companyName: '' })
  expect(printed).toEqual([])
  const captcha = await solved(await call(makeCaptcha, {}))
  const headers = { 'idempotency-key': 'the-same-registration' }
  expect(await send({ captcha }, headers)).toEqual({})
  await send({ captcha }, headers)
  expect(printed).toEqual([
    expect.stringMatching(/^Confirm the registration of Nord Werft: http.*#\/register\/confirm\//),
  ])
  const [, uuid = '', email = ''] = /confirm\/([^/]+)\/([^/]+)$/.exec(printed[0] ?? '') ?? []
  const params = { uuid, email: decodeURIComponent(email) }
  expect(await call(lookAtRegistration, { params })).toMatchObject({ emailAddress: form.emailAddress })
  const found = await db.select().from(companies).where(eq(companies.emailAddress, form.emailAddress))
  expect(found).toHaveLength(1)
  expect(await call(readSettings, {})).toMatchObject({ confirmsBy: 'output' })
})

test.each([
  [{ smtpUrl: 'smtp://mail.test', demo: true }, 'mail'],
  [{ smtpUrl: 'smtp://mail.test', demo: false }, 'mail'],
  [{ smtpUrl: null, demo: true }, 'output'],
  [{ smtpUrl: null, demo: false }, 'none'],
] as const)('how a registration is confirmed: %o', (config, way) => {
  expect(confirmsBy(config)).toBe(way)
})
