type Refusal = { code?: unknown; responseCode?: unknown; response?: unknown; command?: unknown }

/** What a mail server's answer means for the letter: try again, give up, or give up on the address too. */
export function meaningOf(error: unknown): 'again' | 'failed' | 'bounced' {
  const { code, responseCode, command, response } = (error ?? {}) as Refusal
  if (Number(responseCode) < 500 || Number.isNaN(Number(responseCode))) return 'again'
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return 'again'
  // NOTE: a sender or a letter that is refused says nothing about the recipient.
  if (command !== 'RCPT TO') return 'failed'
  return isAboutAddress(Number(responseCode), String(response ?? '')) ? 'bounced' : 'failed'
}

/** RFC 3463: 5.1, 5.2.1 and 5.4.4 speak of the mailbox and its domain; 5.2.2 is a full one, 5.7 a rule of the server. */
export function isAboutAddress(code: number, response: string) {
  const [, kind] = /\b5\.(\d{1,3}\.\d{1,3})\b/.exec(response) ?? []
  if (kind) return kind.startsWith('1.') || ['0.0', '2.1', '4.4'].includes(kind)
  return [550, 551, 553].includes(code)
}
