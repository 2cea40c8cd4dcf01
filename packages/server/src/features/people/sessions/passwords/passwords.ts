import { messages } from '@oktant/contract/kit/messages.ts'
import type { Actor } from '../../../../access/actor.ts'
import { audit } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import { forgetTries } from '../../../../http/guard/limits.ts'
import type { Transact } from '../../../../http/serve.ts'
import type { Kit } from '../../../../kit.ts'
import { sendTemplate } from '../../../../mail/templates/send-template.ts'
import { announce } from '../../../../outbox/announce.ts'
import { makeNotification } from '../../../communication/notifications/notifications.ts'
import { closeLinks } from '../links/links.queries.ts'
import { findUsableLink, makeLink, useLink } from '../links/links.ts'
import { resetsPassword } from '../links/links.rules.ts'
import { faultOfPassword } from './new-password.rules.ts'
import {
  findPersonByEmail,
  findPerson,
  holdPerson,
  insertRenewed,
  setPasswordHash,
  type Person,
} from '../sessions.queries.ts'
import { passwordChanged, passwordChangedLetter, passwordResetLetter } from './passwords.letters.ts'
import { endOfSession } from '../sessions.rules.ts'
import { endSessionsOf } from '../sessions.ts'

const done = { message: messages.password_reset_done.en }

declare module '../../../../outbox/announce.ts' {
  interface Announcements {
    'password.requested': { userId: number | null }
    'password.changed': { userId: number }
  }
}

/**
 * Asks for a link to set a new password. The letter is written later, so that who asks waits for the same work and is
 * told the same whether there is such a person or not.
 */
export async function requestPassword(db: Db, actor: Actor | null, emailAddress: string) {
  const person = actor?.permissions.has('users.administer')
    ? await accessAccount(db, actor, emailAddress)
    : await findPersonByEmail(db, emailAddress.trim())
  await announce(db, 'password.requested', { userId: person?.id ?? null })
  return { message: `${messages['password.reset.email'].en} ${emailAddress}` }
}

/** NOTE: who administers people sees them all in a list, so nothing is given away by saying that one is not there. */
async function accessAccount(db: Db, { companyId }: Actor, emailAddress: string) {
  const person = await findPersonByEmail(db, emailAddress.trim(), companyId)
  if (!person) throw fail('account_not_found_for', { value: emailAddress })
  return person
}

/** Writes the letter that was asked for, if somebody is there to read it. */
export async function sendPasswordLink(db: Db, kit: Kit, requested: number | null) {
  const person = requested === null ? undefined : await findPerson(db, requested)
  if (person?.status !== 'Active') return
  const { companyId, id: userId, language, emailAddress: to } = person
  const url = await makeLink(db, kit, { companyId, userId, function: 'passwordReset' })
  const { firstName, login } = person
  await sendTemplate(db, {
    companyId,
    userId,
    to,
    language,
    template: passwordResetLetter,
    values: { firstName, login },
    url,
  })
}

export async function resetPassword(
  db: Db,
  kit: Kit,
  { otp, newPassword }: { otp: string; newPassword: string },
  transact: Transact,
) {
  const { userId } = await findUsableLink(db, otp, resetsPassword, kit.now())
  const person = await findPerson(db, userId)
  if (!person) throw fail('link_used')
  checkNewPassword(newPassword, person)
  const passwordHash = await kit.passwords.hash(newPassword)
  return transact(async (tx) => {
    await useLink(tx, otp, resetsPassword, kit.now())
    await changePassword(tx, kit, person, passwordHash)
    await forgetTries(tx, 'signIn', person.login)
    return done
  })
}

export async function setPassword(
  db: Db,
  kit: Kit,
  actor: Actor,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
  transact: Transact,
) {
  const person = await findPerson(db, actor.id)
  if (!(await kit.passwords.matches(person?.passwordHash, oldPassword)) || !person) {
    throw fail('current_password_invalid')
  }
  checkNewPassword(newPassword, person)
  const passwordHash = await kit.passwords.hash(newPassword)
  return transact(async (tx) => {
    const held = await holdPerson(tx, actor.id)
    if (held?.passwordHash !== person.passwordHash) throw fail('current_password_invalid')
    const renewed = await insertRenewed(tx, actor.sessionId, kit.now())
    if (!renewed) throw fail('session_over')
    await changePassword(tx, kit, person, passwordHash, renewed.id)
    await forgetTries(tx, 'signIn', `user ${actor.id}`)
    const { token, expires } = kit.tokens.make(renewed.id, endOfSession(renewed))
    return { ...done, token, expires: expires.toISOString() }
  })
}

function checkNewPassword(password: string, { login, emailAddress }: Person) {
  const fault = faultOfPassword(password, [login, emailAddress])
  if (fault) throw fail(fault)
}

/** A new password shuts every door that the old one opened; the one it was changed through has been opened anew. */
async function changePassword(db: Db, kit: Kit, person: Person, passwordHash: string, but?: number) {
  const now = kit.now()
  await setPasswordHash(db, person, passwordHash)
  await audit(db, {
    by: person,
    kind: 'update',
    object: 'user',
    objectId: person.id,
    after: { password: true },
  })
  await closeLinks(db, person, 'passwordReset', now)
  await endSessionsOf(db, person, { now, but })
  await announce(
    db,
    'password.changed',
    { userId: person.id },
    { key: `user ${person.id}`, companyId: person.companyId },
  )
}

/** Tells somebody that their password changed, where they look and where an intruder does not. */
export async function tellPasswordChanged(db: Db, userId: number) {
  const person = await findPerson(db, userId)
  if (person?.status !== 'Active') return
  const { companyId, firstName, login } = person
  await makeNotification(db, {
    companyId,
    userId,
    type: 'password.changed',
    ...passwordChanged,
    link: '/account',
    letter: { template: passwordChangedLetter, values: { firstName, login } },
  })
}
