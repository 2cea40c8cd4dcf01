import {
  apiTokens,
  attemptLimits,
  requestLimits,
  webhooks as limits,
} from '@oktant/contract/kit/constants.ts'
import { webhookEvents, webhookHeaders } from '@oktant/contract/organisation/webhook-events.ts'
import { verifyExamples } from './verify-examples.ts'

type Chapter = { id: string; title: string; html: (publicUrl: string) => string }

const escape = (text: string) => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`)
const code = (text: string) => `<pre><code>${escape(text)}</code></pre>`

const tokens: Chapter = {
  id: 'api-tokens',
  title: 'API tokens',
  html: (publicUrl) => `
<p>A program uses these calls with an API token. An administrator makes it under Administration, API tokens: what it is
for, what it may do (scopes, which are permissions that the administrator has), how long it is valid
(${apiTokens.mostDays} days at most), and from which network addresses. It is shown once. It acts in its maker’s name
and never does more than they may: what they lose, it loses at once, and it ends with their account.</p>
${code(`curl ${publicUrl}/rest/admin/user?_perPage=100 \\
  -H 'Authorization: Bearer oktant_…'`)}
${code(`curl -X POST ${publicUrl}/rest/admin/job-role \\
  -H 'Authorization: Bearer oktant_…' \\
  -H 'Content-Type: application/json' \\
  -H 'Idempotency-Key: payroll-2026-11-20-0001' \\
  -d '{"name": {"en": "Smith", "de": "Schmied"}}'`)}
<ul>
<li>Every call below names the permission that it needs; a token needs it among its scopes. Calls that need a sign-in
alone are open to tokens that may act personally. Signing in, passwords, sessions, permissions and tokens themselves are
closed to tokens: <code>403 api_tokens_refused</code>.</li>
<li>A token that is unknown, has ended or comes from another address is answered
<code>401 api_token_refused</code>; one without the scope <code>403 not_permitted</code>.</li>
<li>A token may make ${apiTokens.callsPerMinute} calls a minute; beyond that the answer is
<code>429 too_many_calls</code>, with <code>Retry-After</code>.</li>
<li>What a token changed stands in the audit trail with the token’s name and its maker’s.</li>
<li>Secret scanners find tokens by <code>oktant_[0-9A-Za-z]{46}</code>; the last six letters are the CRC-32 of the forty
before them, as a number of base 62 (0–9, A–Z, a–z).</li>
</ul>`,
}

const event = ([name, { en, about, data }]: [string, (typeof webhookEvents)[keyof typeof webhookEvents]]) =>
  `<tr><td><code>${name}</code></td><td>${escape(en)}. ${escape(about.en)}</td><td><details><summary>data</summary>${code(
    JSON.stringify(data, null, 2),
  )}</details></td></tr>`

const webhooks: Chapter = {
  id: 'webhooks',
  title: 'Webhooks',
  html: () => `
<p>A program is told of events by a POST to its address. An administrator gives the address under Administration,
Webhooks, chooses the events, and is shown the secret of the signatures once. Messages carry numbers of rows and what
cannot be asked for afterwards; everything else is read with an API token.</p>
${code(`POST /your/address
Content-Type: application/json
${webhookHeaders.id}: msg_2f0c…
${webhookHeaders.timestamp}: 1795252800
${webhookHeaders.signature}: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=

{"id": "msg_2f0c…", "event": "user.created", "companyId": 7,
 "happenedAt": "2026-11-21T08:00:00.000Z", "data": {"userId": 42}}`)}
<ul>
<li>Answer any status from 200 to 299 within ${limits.answerSeconds} seconds, before any longer work of your own.
Redirects are not followed.</li>
<li>Messages arrive at least once, and for each address in the order of what happened: one that is not taken is tried
again with growing waits and holds up those behind it. The id stays the same at every try and every replay, so leave
aside what you have seen. After ${limits.pauseAfterHours} hours without success, or an answer of 410, the webhook is
paused and its administrators are told; what waits is delivered when they let it go on.</li>
<li>The form is that of <a href="https://www.standardwebhooks.com">Standard Webhooks</a>, for which there are libraries.
By hand: take the secret without <code>whsec_</code> as base64; make the HMAC-SHA256 of
<code>id.timestamp.body</code>, the body to the letter as it came; compare it in constant time with each of the
signatures, which are separated by blanks; and refuse what was signed more than ${limits.replayWindowSeconds} seconds
ago. After a rotation there are two signatures until the time of the old secret is over.</li>
<li>Addresses are https and of the public network, also once their name is resolved.</li>
</ul>
${verifyExamples.map(({ language, text }) => `<details><summary>${language}</summary>${code(text)}</details>`).join('')}
<table><thead><tr><th>event</th><th>when</th><th>what it carries</th></tr></thead><tbody>
${Object.entries(webhookEvents).map(event).join('')}</tbody></table>`,
}

const bounces: Chapter = {
  id: 'returned-letters',
  title: 'Returned letters',
  html: (publicUrl) => `
<p>A mail server may take a letter and say later that it could not be delivered. Hand such reports in, and the delivery
log says which letter bounced and why; nothing is sent to a wrong address again until somebody releases it. The address
to hand them in at, which is your company’s own, stands under Administration, Mail server; whoever knows it may hand in,
and it ends when it is renewed there.</p>
${code(`# Postfix, /etc/aliases: the mailbox that letters come back to
bounces: "|curl --silent --show-error --fail --retry 5 --data-binary @- -H 'Content-Type: message/rfc822' ${publicUrl}/rest/public/bounce/…"`)}
${code(`# one report from a file
curl --data-binary @report.eml -H 'Content-Type: message/rfc822' ${publicUrl}/rest/public/bounce/…`)}
<ul>
<li>What is read is a delivery status notification (RFC 3464, <code>multipart/report</code>) of at most
${requestLimits.bodyBytes / 1_000_000} MB, as it came. Anything else is answered <code>422 bounce_unreadable</code>.</li>
<li>Letters are known again by a name that only this installation can give: it stands in the Message-ID, in the envelope
id (RFC 3461), and behind a plus in the return path where one is set, as in
<code>bounces+o42.0f1e…@example.org</code>; let your mail server deliver such addresses to the same mailbox
(<code>recipient_delimiter = +</code>). A report that names no letter of your company is answered
<code>404 mail_not_found</code>.</li>
<li>A failure with a status of 5 bounces the letter. Its address is held where the status speaks of it (5.1, 5.2.1, 5.4.4),
and not for a full mailbox or a rule of the server. A delay, or a status of 4, only leaves a note. The same report a second
time changes nothing.</li>
<li>${attemptLimits.bounce.address.tries} reports an hour may come from one network address; beyond that the answer is
<code>429 too_many_attempts</code>, with <code>Retry-After</code>.</li>
</ul>`,
}

/** What stands before the list of calls: how programs are meant to use them. */
export const guide: readonly Chapter[] = [tokens, webhooks, bounces]
