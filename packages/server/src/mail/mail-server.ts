import { createTransport, type TransportOptions } from 'nodemailer'
import type { Enclosed } from './letter-logos.ts'
import type { ServerRow } from './mail-servers.queries.ts'
import type { mails } from './mails.tables.ts'

/** The address at which a host may be reached; throws where it may not. */
export type Outgoing = (host: string, port: number) => Promise<string>
/** With its password in clear. */
export type Unsealed = Pick<
  ServerRow,
  'smtp' | 'port' | 'security' | 'username' | 'password' | 'senderName' | 'senderAddress' | 'replyTo'
>

type Mail = Pick<
  typeof mails.$inferSelect,
  'id' | 'to' | 'subject' | 'text' | 'html' | 'createdAt' | 'unsubscribeUrl'
>

export type MailServer = ReturnType<typeof connect>

const bounds = {
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  socketTimeout: 60_000,
  disableFileAccess: true,
  disableUrlAccess: true,
}

type Sender = { from: { name: string; address: string }; replyTo?: string; host: string }

/** NOTE: `?from=` names the sender; otherwise it is the account, or a name at the application's own host. */
export function connectInstallation(smtpUrl: string, publicUrl: string) {
  const url = new URL(smtpUrl)
  const account = decodeURIComponent(url.username)
  const host = new URL(publicUrl).hostname
  const from = url.searchParams.get('from') ?? (account.includes('@') ? account : `oktant@${host}`)
  url.searchParams.delete('from')
  return connect({ url: url.href }, { from: { name: 'Oktant', address: from }, host })
}

/** A company’s own server, at the address that it may be reached at. */
export async function connectCompany(row: Unsealed, outgoing: Outgoing, publicUrl: string) {
  const { smtp, port, security, username, password, senderName, senderAddress, replyTo } = row
  const host = new URL(publicUrl).hostname
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
  const from = { name: senderName, address: senderAddress || username || `oktant@${host}` }
  return connect(options, { from, host, ...(replyTo && { replyTo }) })
}

function connect(options: object, { from, replyTo, host }: Sender) {
  const transport = createTransport(
    { ...options, ...bounds } as TransportOptions,
    {
      from,
      ...(replyTo && { replyTo }),
    } as TransportOptions,
  )
  return {
    send: ({ id, to, subject, text, html, createdAt, unsubscribeUrl }: Mail, files: Enclosed[]) =>
      transport.sendMail({
        to: { name: '', address: to },
        subject,
        text,
        html,
        date: createdAt,
        // NOTE: the same however often it is tried, so that a letter sent twice can be told.
        messageId: `<oktant.${id}.${createdAt.getTime()}@${host}>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribeUrl && unsubscribing(unsubscribeUrl)) },
        attachments: files.map(({ name, type, content, cid }) => ({
          filename: name,
          contentType: type,
          content,
          encoding: 'base64',
          ...(cid && { cid, contentDisposition: 'inline' as const }),
        })),
      }),
    verify: () => transport.verify(),
    close: () => transport.close(),
  }
}

/** RFC 8058: a mail program ends letters of this kind by one POST. */
const unsubscribing = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
