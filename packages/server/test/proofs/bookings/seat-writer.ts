import type { BookingSeen } from '@oktant/contract/events/event-shapes.ts'
import { pause } from '../process.ts'
import { ask } from '../writer.ts'

export type Acknowledged = { bookingId: number; userId: number; to: number }
const password = 'Oktant-2026'

/** Somebody who asks for seats, gives them back and decides without a pause, and keeps a book of what was acknowledged. */
export class SeatWriter {
  readonly book: Acknowledged[] = []
  private stopping = false
  private running: Promise<void> | undefined
  private token = ''
  private userId = 0
  private readonly url: string
  private readonly login: string

  constructor(url: string, login: string) {
    this.url = url
    this.login = login
  }

  async signIn() {
    const body = { login: this.login, password }
    const { status, payload } = await ask(this.url, 'POST', '/admin/auth/login', undefined, body)
    // NOTE: the payload of this call.
    const { token, user } = payload as { token: string; user: { id: number } }
    this.token = token
    this.userId = user.id
    return status === 200
  }

  send(method: string, path: string, body?: unknown) {
    return ask(this.url, method, path, this.token, body)
  }

  begin(events: readonly number[]) {
    this.stopping = false
    this.running = this.loop(events)
  }

  async end() {
    this.stopping = true
    await this.running
  }

  private async loop(events: readonly number[]) {
    while (!this.stopping) {
      const id = events[Math.floor(Math.random() * events.length)]
      if (Math.random() < 0.5) await this.note(await this.send('GET', `/client/event/${id}/request`))
      else if (Math.random() < 0.5) await this.decide()
      else await this.giveBack(id ?? 0)
    }
  }

  private async decide() {
    const list = '/client/events/events-to-approve?_perPage=5'
    const { payload } = await this.send('GET', list)
    // NOTE: the payload of this call.
    const [first] = (payload as { content: BookingSeen[] } | undefined)?.content ?? []
    if (first) await this.note(await this.send('GET', `/client/booking/${first.id}/approve`))
  }

  private async giveBack(id: number) {
    const { payload } = await this.send('GET', `/client/event/${id}`)
    // NOTE: the payload of this call.
    const bid = (payload as { booking?: { id: number } | null } | undefined)?.booking?.id
    const body = { reason: '', message: 'Ill' }
    if (bid) await this.note(await this.send('POST', `/client/event/${id}/booking/${bid}/user-decline`, body))
  }

  private async note({ status, payload }: Awaited<ReturnType<typeof ask>>) {
    if (status !== 200) return void (await pause(20))
    // NOTE: the payload of these calls.
    const { id: bookingId, bookingStatus } = payload as BookingSeen
    this.book.push({ bookingId, userId: this.userId, to: bookingStatus.id })
  }
}
