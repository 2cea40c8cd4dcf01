import { apiTokens } from '@oktant/contract/constants.ts'

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

/** What stands before the list of calls: how programs are meant to use them. */
export const guide: readonly Chapter[] = [tokens]
