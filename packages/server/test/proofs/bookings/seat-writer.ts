import type { BookingSeen, LearnerEvent } from '@oktant/contract/events/event-shapes.ts'
import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
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
      const chance = Math.random()
      if (chance < 0.5) await this.note(await this.send('GET', `/client/event/${id}/request`))
      else if (chance < 0.75) await this.decide(events)
      else await this.answer(id ?? 0)
    }
  }

  /** NOTE: of these events alone; what else waits at the desk is nobody's business here. */
  private async decide(events: readonly number[]) {
    const { payload } = await this.send('GET', '/client/events/events-to-approve?_perPage=50')
    // NOTE: the payload of this call.
    const { content = [] } = (payload ?? {}) as { content?: BookingSeen[] }
    const first = content.find(({ classroomEvent }) => events.includes(classroomEvent.id))
    if (first) await this.note(await this.send('GET', `/client/booking/${first.id}/approve`))
  }

  /** Accepts what is offered, and gives back what one has. */
  private async answer(id: number) {
    const { payload } = await this.send('GET', `/client/event/${id}`)
    // NOTE: the payload of this call.
    const { booking } = (payload ?? {}) as Partial<LearnerEvent>
    if (!booking) return
    const path = `/client/event/${id}/booking/${booking.id}`
    const isOffer = booking.bookingStatus.id === bookingStatus.SENT
    const body = { reason: '', message: 'Ill' }
    await this.note(
      await (isOffer ? this.send('GET', `${path}/accept`) : this.send('POST', `${path}/user-decline`, body)),
    )
  }

  private async note({ status, payload }: Awaited<ReturnType<typeof ask>>) {
    if (status !== 200) return void (await pause(20))
    // NOTE: the payload of these calls.
    const { id: bookingId, bookingStatus: now } = payload as BookingSeen
    this.book.push({ bookingId, userId: this.userId, to: now.id })
  }
}
