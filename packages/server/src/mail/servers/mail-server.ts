import { createTransport, type TransportOptions } from 'nodemailer'
import { referenceOf, returnPath } from '../bounces/bounce-references.ts'
import type { Enclosed } from '../templates/letter-logos.ts'
import type { ServerRow } from './mail-servers.queries.ts'
import type { mails } from '../mails.tables.ts'

/** The address at which a host may be reached; throws where it may not. */
export type Outgoing = (host: string, port: number) => Promise<string>
/** With its password in clear. */
export type Unsealed = Pick<
  ServerRow,
  | 'smtp'
  | 'port'
  | 'security'
  | 'username'
  | 'password'
  | 'senderName'
  | 'senderAddress'
  | 'replyTo'
  | 'returnAddress'
>

type Mail = Pick<
  typeof mails.$inferSelect,
  'id' | 'companyId' | 'to' | 'subject' | 'text' | 'html' | 'createdAt' | 'unsubscribeUrl'
>

export type MailServer = ReturnType<typeof connect>

const bounds = {
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  socketTimeout: 60_000,
  disableFileAccess: true,
  disableUrlAccess: true,
}

/** What the installation gives to every letter: its own host, and the secret by which it knows its letters again. */
export type House = { publicUrl: string; secret: string }
type Sender = {
  from: { name: string; address: string }
  replyTo?: string
  /** Where what cannot be delivered comes back to; the sender’s where it is empty. */
  returnAddress: string
  house: House
}

/**
 * NOTE: `?from=` names the sender; otherwise it is the account, or a name at the application's own host. `?return=`
 * names where letters come back to.
 */
export function connectInstallation(smtpUrl: string, house: House) {
  const url = new URL(smtpUrl)
  const account = decodeURIComponent(url.username)
  const from = url.searchParams.get('from') ?? (account.includes('@') ? account : `oktant@${hostOf(house)}`)
  const returnAddress = url.searchParams.get('return') ?? ''
  for (const own of ['from', 'return']) url.searchParams.delete(own)
  return connect({ url: url.href }, { from: { name: 'Oktant', address: from }, returnAddress, house })
}

/** A company’s own server, at the address that it may be reached at. */
export async function connectCompany(row: Unsealed, outgoing: Outgoing, house: House) {
  const { smtp, port, security, username, password, senderName, senderAddress, replyTo, returnAddress } = row
  const options = {
    host: await outgoing(smtp, port),
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    // NOTE: its certificate is held against the name that was given, not against the address.
    tls: { servername: smtp },
    ...(username && { auth: { user: username, pass: password ?? '' } }),
  }
  const from = { name: senderName, address: senderAddress || username || `oktant@${hostOf(house)}` }
  return connect(options, { from, returnAddress, house, ...(replyTo && { replyTo }) })
}

const hostOf = ({ publicUrl }: House) => new URL(publicUrl).hostname

function connect(options: object, { from, replyTo, returnAddress, house }: Sender) {
  const transport = createTransport(
    { ...options, ...bounds } as TransportOptions,
    {
      from,
      ...(replyTo && { replyTo }),
    } as TransportOptions,
  )
  return {
    send: (
      { id, companyId, to, subject, text, html, createdAt, unsubscribeUrl }: Mail,
      files: Enclosed[],
    ) => {
      const named = referenceOf(house.secret, { companyId, id })
      return transport.sendMail({
        ...(returnAddress && { envelope: { from: returnPath(returnAddress, named), to } }),
        // NOTE: of a letter that comes back its head is enough.
        dsn: { id: named, return: 'headers', notify: ['failure', 'delay'], recipient: to },
        to: { name: '', address: to },
        subject,
        text,
        html,
        date: createdAt,
        // NOTE: the same however often it is tried, so that a letter sent twice can be told.
        messageId: `<${named}@${hostOf(house)}>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribeUrl && unsubscribing(unsubscribeUrl)) },
        ...calendarPart(files),
        attachments: files.filter((file) => file !== invitationOf(files)).map(attached),
      })
    },
    verify: () => transport.verify(),
    close: () => transport.close(),
  }
}

const attached = ({ name, type, content, cid }: Enclosed) => ({
  filename: name,
  contentType: type,
  content,
  encoding: 'base64',
  ...(cid && { cid, contentDisposition: 'inline' as const }),
})

const methodOf = ({ type }: Enclosed) => /^text\/calendar;.*\bmethod=(\w+)/i.exec(type)?.[1]
const invitationOf = (files: readonly Enclosed[]) => files.find((file) => methodOf(file))

/** NOTE: only as a part of its own, beside what is read, does a mail program offer to accept it or take it out of the calendar. */
function calendarPart(files: readonly Enclosed[]) {
  const file = invitationOf(files)
  if (!file) return {}
  const { name, content } = file
  return { icalEvent: { method: methodOf(file), filename: name, content, encoding: 'base64' } }
}

/** RFC 8058: a mail program ends letters of this kind by one POST. */
const unsubscribing = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
