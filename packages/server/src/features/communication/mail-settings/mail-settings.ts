import type { MailSettings, MailSettingsForm } from '@oktant/contract/communication/mail-settings.ts'
import type { Tested } from '@oktant/contract/organisation/system.ts'
import type { Actor } from '../../../access/actor.ts'
import { OutgoingRefused } from '../../../access/network/outgoing.ts'
import { tried } from '../../../access/network/trials.ts'
import { seal, unseal } from '../../../access/sealed.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { notify } from '../../../db/engine/notify.ts'
import { fail, type FieldError } from '../../../http/fail.ts'
import type { Transact } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { findServer, type ServerRow, writeServer } from '../../../mail/servers/mail-servers.queries.ts'
import { accessNamedCompany } from '../../organisation/companies/companies.access.ts'
import { findEmailAddress } from '../../people/people/people.ts'
import { readBounceDoor } from './bounce-door.ts'
import { faultAt, faultsOfForm, tidied } from './mail-settings.rules.ts'

/** What passwords of mail servers are sealed for. */
export const mailPasswords = 'mail passwords'
/** At which ports mail servers listen. */
export const mailPorts = [25, 465, 587, 2525] as const

type Needs = Pick<Kit, 'config' | 'mail' | 'now' | 'outgoing'>

export async function readMailSettings(
  db: Db,
  { config }: Pick<Needs, 'config'>,
  actor: Actor,
  id?: number,
): Promise<MailSettings> {
  const company = await accessNamedCompany(db, actor, id)
  const row = await findServer(db, company.id)
  const bounces = await readBounceDoor(db, config, actor, company.id)
  return {
    ...settingsView(row),
    companyName: company.name,
    hasInstallation: config.smtpUrl !== null,
    bounces,
  }
}

function settingsView(row: ServerRow | null) {
  return {
    isOn: row?.isOn ?? false,
    smtp: row?.smtp ?? '',
    port: row?.port ?? 587,
    security: row?.security ?? 'starttls',
    username: row?.username ?? '',
    senderName: row?.senderName ?? '',
    senderAddress: row?.senderAddress ?? '',
    replyTo: row?.replyTo ?? '',
    returnAddress: row?.returnAddress ?? '',
    hasPassword: row?.password != null,
    failure: row?.failedAt ? { at: row.failedAt.toISOString(), said: row.lastError ?? '' } : null,
  }
}

const refuse = (errors: FieldError[]) => {
  if (errors.length) throw fail('mail_settings_invalid', { errors })
}

/** Refuses what is wrong in itself, and hosts that lie where no company may send this server. */
async function check({ outgoing }: Needs, form: MailSettingsForm, known: ServerRow | null) {
  refuse(faultsOfForm(form, known))
  if (!form.isOn) return
  try {
    await outgoing(form.smtp, form.port)
  } catch (error) {
    if (!(error instanceof OutgoingRefused)) throw error
    refuse([faultAt('smtp', error.why === 'inside' ? 'host_refused' : 'host_unknown', form.smtp)])
  }
}

type SentSettings = { form: MailSettingsForm; company: number | undefined; transact: Transact }

export async function saveMailSettings(
  db: Db,
  kit: Needs,
  actor: Actor,
  { form: sent, company: id, transact }: SentSettings,
) {
  const company = await accessNamedCompany(db, actor, id)
  const form = tidied(sent)
  await check(kit, form, await findServer(db, company.id))
  return transact(async (tx) => {
    const before = await findServer(tx, company.id)
    refuse(faultsOfForm(form, before))
    // NOTE: a program may do less than its maker, so nobody stands for what it sets up.
    const setBy = actor.apiToken ? null : actor.id
    await writeSettings(tx, kit, { by: { ...actor, companyId: company.id }, setBy, before, form })
    return readMailSettings(tx, kit, actor, id)
  })
}

type Writing = {
  by: { companyId: number; id: number }
  setBy: number | null
  before: ServerRow | null
  form: MailSettingsForm
}

/** NOTE: written down in the company that it touches, whoever did it. */
async function writeSettings(db: Db, kit: Needs, { by, setBy, before, form }: Writing) {
  const { password, ...values } = form
  const sealed = password === null ? (before?.password ?? null) : sealedBy(kit, password)
  const fresh = { changedAt: kit.now(), failedAt: null, lastError: null }
  await writeServer(db, by.companyId, { ...values, ...fresh, setBy, password: sealed })
  await audit(db, {
    by,
    kind: 'update',
    object: 'mailSettings',
    objectId: by.companyId,
    before: shown(before),
    after: { ...values, password: sealed },
  })
  await notify(db, { about: 'mail' })
}

const sealedBy = ({ config }: Needs, password: string) =>
  password ? seal({ secret: config.secret, purpose: mailPasswords }, password) : null

function shown(row: ServerRow | null) {
  if (!row) return {}
  const { companyId: _c, changedAt: _a, failedAt: _f, lastError: _l, setBy: _s, ...values } = row
  return values
}

/** NOTE: sealed with another secret it cannot be read any more, and is to be entered anew. */
function keptPassword({ config }: Needs, row: ServerRow | null) {
  try {
    return row?.password ? unseal({ secret: config.secret, purpose: mailPasswords }, row.password) : null
  } catch {
    return null
  }
}

/** Sends one letter to whoever asks, by the settings as they are typed. */
export async function testMailSettings(
  db: Db,
  kit: Needs,
  actor: Actor,
  sent: MailSettingsForm,
  id?: number,
): Promise<Tested> {
  const company = await accessNamedCompany(db, actor, id)
  const known = await findServer(db, company.id)
  const form = { ...tidied(sent), isOn: true }
  await check(kit, form, known)
  const kept = keptPassword(kit, known)
  const to = await findEmailAddress(db, actor)
  return tried(async () => {
    await kit.mail.tryServer({ ...form, password: form.password ?? kept }, { to, language: actor.language })
    return null
  })
}
