import { randomUUID } from 'node:crypto'
import type { SignedIn } from '@oktant/contract/people/sessions.ts'
import { pause } from './process.ts'

export type Answer = { status: number; payload: unknown; code: string | undefined }

/** One request as a careful client makes it; status 0 means that no answer came. */
export async function ask(
  url: string,
  method: string,
  path: string,
  token?: string,
  body?: unknown,
): Promise<Answer> {
  try {
    const response = await fetch(`${url}/rest${path}`, {
      method,
      headers: {
        'idempotency-key': randomUUID(),
        // NOTE: an address of its own each time, because what is proved here is not the limit of one.
        'x-forwarded-for': [10, 0, 0, 0].map((part) => part || Math.floor(Math.random() * 250)).join('.'),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    })
    const answer = (await response.json()) as { payload?: unknown; code?: string }
    return { status: response.status, payload: answer.payload, code: answer.code }
  } catch {
    return { status: 0, payload: undefined, code: undefined }
  }
}

const patience = 60_000
const zones = Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/'))

/**
 * Somebody who changes things without a pause and keeps a book of what was acknowledged. After a crash the stored
 * value must be the last acknowledged one, or the one that was under way.
 */
export class Writer {
  readonly statuses = new Map<number, number>()
  acknowledged = 0
  passwords = 0
  private round = 0
  private allowed = new Set<string>()
  /** Numbers of the passwords that may open the account; 0 is the first one. */
  private allowedPasswords = [0]
  private running: Promise<void> | undefined
  private stopping = false
  private readonly url: string
  private readonly login: string
  private readonly first: string
  private session: SignedIn | undefined

  constructor(url: string, login: string, first: string) {
    this.url = url
    this.login = login
    this.first = first
  }

  async signIn(password: string) {
    return (await this.tryPassword(password)) === 200
  }

  private async tryPassword(password: string) {
    const answer = await ask(this.url, 'POST', '/admin/auth/login', undefined, {
      login: this.login,
      password,
    })
    // NOTE: the payload of this call.
    if (answer.status === 200) this.session = answer.payload as SignedIn
    return answer.status
  }

  begin() {
    this.stopping = false
    this.running = this.loop()
  }

  async end() {
    this.stopping = true
    await this.running
  }

  private async loop() {
    while (!this.stopping) {
      this.round += 1
      const isDone = this.round % 8 === 7 ? await this.changePassword() : await this.changeZone()
      if (!isDone) await pause(20)
    }
  }

  private async changeZone() {
    const zone = zones[this.round % zones.length] ?? 'Europe/Berlin'
    this.allowed.add(zone)
    const isDone = await this.change('/client/userProfile/timezone', { zoneName: zone })
    if (isDone) this.allowed = new Set([zone])
    return isDone
  }

  private async changePassword() {
    const [current, ...open] = this.allowedPasswords
    if (current === undefined || open.length) return true
    const next = this.round
    this.allowedPasswords.push(next)
    const body = { oldPassword: this.passwordOf(current), newPassword: this.passwordOf(next) }
    const answer = await this.ask('/client/userProfile/setPassword', body)
    const isDone = answer.status === 200
    if (isDone) {
      // NOTE: the payload of this call.
      this.renew(answer.payload as Pick<SignedIn, 'token'>)
      this.allowedPasswords = [next]
      this.passwords += 1
    }
    return isDone
  }

  private passwordOf(number: number) {
    return number === 0 ? this.first : `Kestrel-${number}-flies`
  }

  private renew({ token }: Pick<SignedIn, 'token'>) {
    if (this.session) this.session = { ...this.session, token }
  }

  private async ask(path: string, body: unknown) {
    const answer = await ask(this.url, 'POST', path, this.session?.token, body)
    this.statuses.set(answer.status, (this.statuses.get(answer.status) ?? 0) + 1)
    if (answer.status === 200) this.acknowledged += 1
    return answer
  }

  private async change(path: string, body: unknown) {
    return (await this.ask(path, body)).status === 200
  }

  /** What is stored now, held against the book; the words of what was lost, else null. */
  async audit(): Promise<string | null> {
    if (!(await this.signsInWithOneOf())) return `${this.login}: no acknowledged password opens the account`
    const zone = this.session?.user.timezone ?? ''
    if (this.allowed.size && !this.allowed.has(zone)) {
      return `${this.login}: the time zone is ${zone}, and ${[...this.allowed].join(' or ')} was acknowledged`
    }
    return null
  }

  private async signsInWithOneOf() {
    for (const number of [...this.allowedPasswords].reverse()) {
      if (!(await this.isRight(this.passwordOf(number)))) continue
      this.allowedPasswords = [number]
      return true
    }
    return false
  }

  /** NOTE: a server that has just come back may say that it is busy; only 401 says that a password is wrong. */
  private async isRight(password: string) {
    const until = Date.now() + patience
    for (;;) {
      const status = await this.tryPassword(password)
      if (status === 200 || status === 401) return status === 200
      if (Date.now() > until) throw new Error(`${this.login} was answered ${status} for a minute`)
      await pause(250)
    }
  }

  async read(path: string) {
    return ask(this.url, 'GET', path, this.session?.token)
  }
}
