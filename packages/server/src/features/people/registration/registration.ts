import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { lifeSeconds } from '@oktant/contract/kit/constants.ts'
import type { Language } from '@oktant/contract/http/http.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import { withValues } from '@oktant/contract/kit/local-text.ts'
import { confirmsBy } from '../../../config.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import type { Transact } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { forgetMailsOf } from '../../../mail/mail.ts'
import { sendTemplate } from '../../../mail/templates/send-template.ts'
import { createCompany, deleteCompanies } from '../../organisation/companies/companies.ts'
import { useCaptcha } from './captcha.ts'
import { confirmationLetter } from './registration.letters.ts'
import {
  deleteOldCaptchas,
  deleteOverdue,
  findRegistration,
  findTaken,
  holdNames,
  insertRegistration,
} from './registration.queries.ts'
import {
  codeOf,
  faultAt,
  faultsOfCompany,
  faultsOfNames,
  refuseFaults,
  trimmed,
} from './registration.rules.ts'

export { holdNames } from './registration.queries.ts'
export { faultsOfFirstUser, openCompanyByHand, permissionsOfFirstUser } from './open-company.ts'

type SentRegistration = Partial<
  Record<'companyName' | 'firstName' | 'surname' | 'emailAddress' | 'captcha', string>
>
type Form = SentRegistration & { language?: Language }

/** Registers a company that waits for its confirmation, and mails the link. */
export async function register(db: Db, kit: Kit, { language = 'en', ...sent }: Form, transact: Transact) {
  const form = trimmed(sent)
  refuseFaults(faultsOfCompany(form))
  const { captcha = '', companyName = '', firstName = '', surname = '', emailAddress = '' } = form
  // NOTE: used up outside the transaction, so that a refused form has to solve another one.
  if (!(await useCaptcha(db, kit, captcha, sent))) refuseFaults([faultAt('captcha', 'captcha_invalid')])
  const links: string[] = []
  const answer = await transact(async (tx) => {
    await holdNames(tx)
    await forgetOverdue(tx, kit.now())
    refuseFaults(faultsOfNames(await findTaken(tx, form), emailAddress))
    const code = codeOf(companyName, randomBytes(3).toString('hex'))
    const company = await createCompany(tx, {
      name: companyName,
      code,
      emailAddress,
      state: 'unconfirmed',
      defaultLanguage: language,
    })
    const person = { companyId: company.id, firstName, surname, emailAddress, language }
    const url = await makeRegistrationLink(tx, kit, person)
    await sendTemplate(tx, {
      companyId: company.id,
      to: emailAddress,
      language,
      template: confirmationLetter,
      values: { firstName, companyName },
      url,
    })
    links.push(url)
    return {}
  })
  // NOTE: nobody could confirm it otherwise; only on a demo, where whoever sees the output may do everything anyway.
  if (confirmsBy(kit.config) === 'output') for (const link of links) kit.print(printed(form, link, language))
  return answer
}

/** NOTE: what strangers typed goes to a terminal, which obeys what cannot be seen. */
const plain = (text: string) => text.replace(/\p{C}/gu, ' ')

const printed = ({ companyName = '' }: SentRegistration, link: string, language: Language) =>
  `${withValues(messages.registration_link_printed[language], plain(companyName))} ${link}`

type Person = Omit<Parameters<typeof insertRegistration>[1], 'tokenHash' | 'expiresAt'>

async function makeRegistrationLink(db: Db, { config, now }: Kit, person: Person) {
  const uuid = randomUUID()
  const expiresAt = new Date(now().getTime() + lifeSeconds.registrationLink * 1000)
  await insertRegistration(db, { ...person, tokenHash: hashOf(uuid), createdAt: now(), expiresAt })
  return `${config.publicUrl}/#/register/confirm/${uuid}/${encodeURIComponent(person.emailAddress)}`
}

/** The registration that a link names, as long as the link is good. */
export async function lookAtRegistration(
  db: Db,
  { uuid, email }: { uuid: string; email: string },
  now: Date,
) {
  const found = await findRegistration(db, hashOf(uuid), now)
  if (found?.emailAddress.toLowerCase() !== email.trim().toLowerCase()) {
    throw fail('registration_link_invalid')
  }
  return found
}

/** What nobody confirmed in time goes, and its names are free again. */
export async function forgetOverdue(db: Db, now: Date) {
  const companyIds = await deleteOverdue(db, now)
  await deleteOldCaptchas(db, now)
  if (!companyIds.length) return
  await forgetMailsOf(db, companyIds)
  await deleteCompanies(db, companyIds)
}

export const hashOf = (uuid: string) => createHash('sha256').update(uuid).digest('base64url')
