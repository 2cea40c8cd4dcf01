import type { Receipt, Transport } from './receipt.ts'

type Answer = { ok: boolean; status: number; json(): Promise<unknown> }
type Fetch = (
  url: string,
  request: { method: string; headers: Record<string, string>; body: string; keepalive: boolean },
) => Promise<Answer>

const expired = [401]
const superseded = [409]
/** Not now, but perhaps soon. */
const passing = [408, 425, 429]

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

async function receiptOf(answer: Answer): Promise<Receipt> {
  const { ok, status } = answer
  if (expired.includes(status)) return { kind: 'expired' }
  if (superseded.includes(status)) return { kind: 'superseded' }
  if (status >= 500 || passing.includes(status)) throw new Error(`status ${status}`)
  const content = await answer.json()
  if (ok) return { kind: 'saved', at: textOf(fieldOf(fieldOf(content, 'payload'), 'savedAt')) }
  return { kind: 'refused', code: textOf(fieldOf(content, 'code')) }
}

/**
 * Sends commits by `fetch`, with a token that is good for nothing else; so it travels in the commit, where no door takes it
 * for somebody's sign-in.
 */
export function fetchTransport(fetch: Fetch, url: string, token: () => string): Transport {
  return async ({ body: commit, keepalive }) => {
    const headers = { 'content-type': 'application/json' }
    const body = `{"token":${JSON.stringify(token())},${commit.slice(1)}`
    return receiptOf(await fetch(url, { method: 'POST', headers, body, keepalive }))
  }
}
