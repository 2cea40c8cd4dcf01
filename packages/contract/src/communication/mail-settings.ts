import { Type as t, type Static } from '@sinclair/typebox'
import { whichCompany } from '../organisation/branding.ts'
import { endpoint, Id, orNull } from '../http/http.ts'
import { MailItem } from './mails.ts'
import { Tested } from '../organisation/system.ts'

/** Without encryption, encrypted after the first words (STARTTLS), or from the first byte on (TLS). */
export const mailSecurities = ['none', 'starttls', 'tls'] as const
const Security = t.Union(mailSecurities.map((security) => t.Literal(security)))
const Line = t.String({ maxLength: 255 })
const DateTime = t.String({ format: 'date-time' })

/** By the names of the specification (spec 2 §3). */
export type MailSettingsForm = Static<typeof MailSettingsForm>
export const MailSettingsForm = t.Object({
  /** Off, letters go by the installation’s server. */
  isOn: t.Boolean(),
  smtp: Line,
  port: t.Integer({ minimum: 1, maximum: 65_535 }),
  security: Security,
  username: Line,
  /** Null leaves the one that is kept; it is never sent back. */
  password: t.Union([t.String({ maxLength: 1024 }), t.Null()]),
  senderName: Line,
  senderAddress: Line,
  replyTo: Line,
  /** Where letters that cannot be delivered come back to; empty is the sender. */
  returnAddress: Line,
})

/** Where a mail server hands in letters that came back, and the last one that it did. */
export type BounceDoor = Static<typeof BounceDoor>
export const BounceDoor = t.Object({
  /** Whoever knows it may hand in; it ends when it is renewed. */
  address: t.String(),
  /**
   * Where the installation’s own server hands in those of every company; only for those who look after all
   * companies, and where there is such a server.
   */
  ofAll: orNull(t.String()),
  last: orNull(
    t.Object({
      at: DateTime,
      /** Of the letter, after that. */
      state: MailItem.properties.state,
      /** Which letter, for those who may read the delivery log of this company. */
      mail: orNull(t.Object({ id: Id, to: t.String(), said: t.String() })),
    }),
  ),
})

export type MailSettings = Static<typeof MailSettings>
export const MailSettings = t.Object({
  ...t.Omit(MailSettingsForm, ['password']).properties,
  companyName: t.String(),
  hasPassword: t.Boolean(),
  /** Does the installation have a server of its own? Without either, letters are kept to be read. */
  hasInstallation: t.Boolean(),
  /** What went wrong last, until a letter gets through again. */
  failure: orNull(t.Object({ at: DateTime, said: t.String() })),
  bounces: BounceDoor,
})

const access = 'system.administer'

export const readMailSettings = endpoint({
  method: 'GET',
  path: '/admin/mail-settings',
  access,
  summary: 'Reads by which server a company’s letters go; never its password.',
  query: whichCompany,
  reply: MailSettings,
  errors: ['company_not_found'],
})

export const saveMailSettings = endpoint({
  method: 'PUT',
  path: '/admin/mail-settings',
  access,
  summary: 'Saves by which server a company’s letters go; the next letter goes there.',
  query: whichCompany,
  body: MailSettingsForm,
  reply: MailSettings,
  errors: ['company_not_found', 'mail_settings_invalid'],
  // NOTE: the name of the server is looked up first, and may take its time.
  transaction: false,
})

export const testMailSettings = endpoint({
  method: 'POST',
  path: '/admin/mail-settings/test',
  access,
  summary: 'Tries a mail server with one letter to oneself; nothing is saved.',
  query: whichCompany,
  body: MailSettingsForm,
  reply: Tested,
  errors: ['company_not_found', 'mail_settings_invalid', 'too_many_attempts'],
  changes: false,
  limit: 'testMail',
})

export const renewBounceDoor = endpoint({
  method: 'POST',
  path: '/admin/mail-settings/bounce-door',
  access,
  summary: 'Makes a new address for letters that came back; the one before ends at once.',
  query: whichCompany,
  reply: MailSettings,
  errors: ['company_not_found'],
})
