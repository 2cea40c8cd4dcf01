const boundary = '=_report'

type SentLetter = { to: string; named: string; messageId: string }
type Report = {
  head?: string[]
  /** The fields of the message, and of each recipient. */
  blocks: string[][]
  /** Of the letter that is handed back. */
  returned: string[]
  returnedType?: string
  encode?: boolean
}

/** A multipart/report (RFC 3462) as mail servers write them. */
function report({ head = [], blocks, returned, returnedType = 'text/rfc822-headers', encode }: Report) {
  const status = blocks.map((block) => block.join('\r\n')).join('\r\n\r\n')
  const coded = Buffer.from(`${status}\r\n`).toString('base64')
  return [
    'From: MAILER-DAEMON@mx.example.test (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    ...head,
    `Content-Type: multipart/report; report-type=delivery-status; boundary="${boundary}"`,
    '',
    'This is a MIME-encapsulated message.',
    '',
    `--${boundary}`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    'I’m sorry to have to inform you that your message could not be delivered.',
    '',
    `--${boundary}`,
    'Content-Type: message/delivery-status',
    ...(encode ? ['Content-Transfer-Encoding: base64', '', coded] : ['', status]),
    '',
    `--${boundary}`,
    `Content-Type: ${returnedType}`,
    '',
    ...returned,
    '',
    `--${boundary}--`,
    '',
  ].join('\r\n')
}

const letter = ({ to, messageId }: SentLetter) => [
  'From: Oktant <lernen@nordwerk.test>',
  `To: ${to}`,
  `Message-ID: ${messageId}`,
  'Subject: Hello',
]

/** Postfix: an unknown mailbox, told to the return path, which has the letter's name in it. */
export const postfixBounce = (sent: SentLetter) =>
  report({
    head: [`To: bounces+${sent.named}@nordwerk.test`],
    blocks: [
      ['Reporting-MTA: dns; mx.example.test', 'X-Postfix-Queue-ID: 4Wq1', 'Arrival-Date: Sat, 21 Nov 2026'],
      [
        `Final-Recipient: rfc822; ${sent.to}`,
        `Original-Recipient: rfc822;${sent.to}`,
        'Action: failed',
        'Status: 5.1.1',
        'Remote-MTA: dns; in.example.test',
        `Diagnostic-Code: smtp; 550 5.1.1 <${sent.to}>: Recipient address rejected:`,
        '    User unknown in local recipient table',
      ],
    ],
    returned: ['Return-Path: <bounces@nordwerk.test>', 'Subject: Hello'],
  })

/** Exchange: to the sender, without the return path; the fields are encoded, the letter is handed back whole. */
export const exchangeBounce = (
  sent: SentLetter,
  status = '5.1.10',
  words = 'RESOLVER.ADR.RecipientNotFound',
) =>
  report({
    head: ['To: lernen@nordwerk.test', 'X-MS-Exchange-Message-Is-Ndr:'],
    blocks: [
      ['Reporting-MTA: dns;exchange.example.test', 'Received-From-MTA: dns;mx.example.test'],
      [
        `Final-Recipient: rfc822;${sent.to}`,
        'Action: failed',
        `Status: ${status}`,
        `Diagnostic-Code: smtp;550 ${status} ${words}; Recipient not found by SMTP address lookup`,
        'X-Display-Name: Jo Fuchs',
      ],
    ],
    returned: [...letter(sent), '', 'Hello Jo, o1.000000000000000000000000'],
    returnedType: 'message/rfc822',
    encode: true,
  })

/** Exim: a bare status, the words of the other server, and the head of the letter. */
export const eximBounce = (sent: SentLetter, words: string | null = '550 No such user here') =>
  report({
    head: ['To: lernen@nordwerk.test', `X-Failed-Recipients: ${sent.to}`, `References: ${sent.messageId}`],
    blocks: [
      ['Reporting-MTA: dns; exim.example.test'],
      [
        'Action: failed',
        `Final-Recipient: rfc822;${sent.to}`,
        'Status: 5.0.0',
        ...(words ? [`Diagnostic-Code: smtp; ${words}`] : []),
      ],
    ],
    returned: ['Subject: Hello'],
  })

/** A server that goes on trying, or one that tells something else. */
export const otherReport = (sent: SentLetter, { action = 'delayed', status = '4.4.1' } = {}) =>
  report({
    head: [`To: bounces+${sent.named.toUpperCase()}@nordwerk.test`],
    blocks: [
      ['Reporting-MTA: dns; mx.example.test', `Original-Envelope-Id: ${sent.named}`],
      [
        `Final-Recipient: rfc822; ${sent.to}`,
        `Action: ${action}`,
        `Status: ${status}`,
        'Will-Retry-Until: Thu, 26 Nov 2026 10:00:00 +0000',
        'Diagnostic-Code: smtp; connect to in.example.test: Connection timed out',
      ],
    ],
    returned: letter(sent),
  })
