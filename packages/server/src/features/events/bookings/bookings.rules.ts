import type { EventForm } from '@oktant/contract/events/event-shapes.ts'
import { bookingStatus, type eventStates } from '@oktant/contract/kit/statuses.ts'

const status = bookingStatus
export type Status = (typeof bookingStatus)[keyof typeof bookingStatus]

/** What is done about a seat, by whom or by the clock. */
export const deeds = [
  'add',
  'invite',
  'request',
  'accept',
  'withdraw',
  'managerApprove',
  'managerDecline',
  'hrApprove',
  'hrDecline',
  'confirm',
  'offer',
  'refuse',
  'lapse',
  'cancel',
] as const
export type Deed = (typeof deeds)[number]

/** How an event gives its seats. */
export type Terms = Pick<EventForm, 'eventType' | 'managerApproval' | 'hrApproval' | 'managerRsvpForUser'>

/** A booking as far as the rules look at it; nothing where somebody has none yet. */
export type Stand = {
  status: Status | null
  asked: boolean
  managerAgreed: boolean
  hrAgreed: boolean
  isQueued: boolean
  hasOffer: boolean
}

/** What is the case around it. */
export type Around = { hasManager: boolean; seatFree: boolean }

/** What comes of a deed: the next status, and whether somebody stands in the queue. */
export type Outcome = Pick<Stand, 'status' | 'asked' | 'managerAgreed' | 'hrAgreed' | 'isQueued' | 'hasOffer'>

export const noBooking: Stand = {
  status: null,
  asked: false,
  managerAgreed: false,
  hrAgreed: false,
  isQueued: false,
  hasOffer: false,
}

/** After these one may ask anew. */
const over: readonly (Status | null)[] = [
  null,
  status.MANAGER_DECLINED,
  status.HR_DECLINED,
  status.USER_DECLINED,
]
const invited: readonly (Status | null)[] = [status.SENT, status.MANAGER_APPROVED, status.HR_APPROVED]
/** What its holder can still step back from. */
const standing: readonly (Status | null)[] = [
  ...invited,
  status.MANAGER_WAITING,
  status.USER_ACCEPTED,
  status.REQUEST_SEAT,
  status.NO_MANAGER,
]

/** Does HR have a request in hand? */
export const waitsForHr = (terms: Pick<Terms, 'hrApproval'>, { status: now, hrAgreed, isQueued }: Stand) =>
  now === status.NO_MANAGER || (now === status.REQUEST_SEAT && terms.hrApproval && !hrAgreed && !isQueued)

/** Who gets a seat without a trainer's word, as long as there is one. */
const givesItself: readonly Terms['eventType'][] = ['open', 'autoControlledAccess', 'selfStudy']

const settled = (stand: Stand, next: Partial<Outcome>): Outcome => ({
  ...stand,
  isQueued: false,
  hasOffer: false,
  ...next,
})

/** The seat itself: given while there is one, else a place in the queue. */
const seat = (stand: Stand, { seatFree }: Around) =>
  settled(
    stand,
    seatFree ? { status: status.USER_ACCEPTED } : { status: status.REQUEST_SEAT, isQueued: true },
  )

/** A request after those who had to be asked: to HR, to the trainer, or to the seat itself. */
function afterManager(terms: Terms, stand: Stand, around: Around): Outcome {
  if (terms.hrApproval && !stand.hrAgreed) return settled(stand, { status: status.REQUEST_SEAT })
  if (givesItself.includes(terms.eventType) || stand.hrAgreed) return seat(stand, around)
  return settled(stand, { status: status.REQUEST_SEAT })
}

function request(terms: Terms, stand: Stand, around: Around): Outcome {
  const anew = { ...noBooking, asked: true, managerAgreed: stand.managerAgreed, hrAgreed: stand.hrAgreed }
  if (terms.managerApproval && !anew.managerAgreed)
    return settled(anew, { status: around.hasManager ? status.MANAGER_WAITING : status.NO_MANAGER })
  return afterManager(terms, anew, around)
}

function agreeAsManager(terms: Terms, stand: Stand, around: Around): Outcome {
  const agreed = { ...stand, managerAgreed: true }
  if (stand.asked) return afterManager(terms, agreed, around)
  if (terms.managerRsvpForUser) return seat(agreed, around)
  return settled(agreed, { status: status.MANAGER_APPROVED })
}

/** NOTE: HR_APPROVED is passed through at once: to the seat of who asked, to the invitation of who was invited. */
function agreeAsHr(_terms: Terms, stand: Stand, around: Around): Outcome {
  const agreed = { ...stand, managerAgreed: true, hrAgreed: true }
  return stand.asked ? seat(agreed, around) : settled(agreed, { status: status.SENT })
}

type Rule = {
  from: (terms: Terms, stand: Stand) => boolean
  to: (terms: Terms, stand: Stand, around: Around) => Outcome | null
}
const become =
  (next: Status, rest: Partial<Outcome> = {}) =>
  (_: Terms, stand: Stand) =>
    settled(stand, { status: next, ...rest })
const among = (those: readonly (Status | null)[]) => (_: Terms, stand: Stand) => those.includes(stand.status)
/** Asked for, and in nobody's hand but the trainer's; in the queue, too, where a place came free. */
const beforeTrainer = (terms: Terms, stand: Stand) =>
  stand.status === status.REQUEST_SEAT && !waitsForHr(terms, stand)

/** The table of states, as decisions of the specification: from where a deed is allowed, and what comes of it. */
const table: Record<Deed, Rule> = {
  add: { from: among(over), to: become(status.NEW, { asked: false, managerAgreed: false, hrAgreed: false }) },
  invite: {
    from: among([status.NEW]),
    to: ({ managerApproval }, stand, { hasManager }) => {
      if (!managerApproval || stand.managerAgreed) return settled(stand, { status: status.SENT })
      return settled(stand, { status: hasManager ? status.MANAGER_WAITING : status.NO_MANAGER })
    },
  },
  request: { from: among([...over, status.NEW]), to: request },
  accept: {
    from: among(invited),
    // NOTE: an offered seat is kept for them, whoever else asks.
    to: (_, stand, around) => seat(stand, { ...around, seatFree: around.seatFree || stand.hasOffer }),
  },
  withdraw: {
    from: among(standing),
    to: become(status.USER_DECLINED, { managerAgreed: false, hrAgreed: false }),
  },
  managerApprove: { from: among([status.MANAGER_WAITING]), to: agreeAsManager },
  managerDecline: { from: among([status.MANAGER_WAITING]), to: become(status.MANAGER_DECLINED) },
  hrApprove: { from: waitsForHr, to: agreeAsHr },
  hrDecline: { from: waitsForHr, to: become(status.HR_DECLINED, { managerAgreed: false }) },
  confirm: {
    from: beforeTrainer,
    to: (_, stand, { seatFree }) => (seatFree ? settled(stand, { status: status.USER_ACCEPTED }) : null),
  },
  offer: {
    from: beforeTrainer,
    to: (_, stand, { seatFree }) =>
      seatFree ? settled(stand, { status: status.SENT, hasOffer: true }) : null,
  },
  refuse: { from: beforeTrainer, to: become(status.HR_DECLINED, { managerAgreed: false, hrAgreed: false }) },
  // NOTE: whoever let an offer lapse goes behind those who wait.
  lapse: {
    from: (_, { hasOffer }) => hasOffer,
    to: become(status.REQUEST_SEAT, { isQueued: true }),
  },
  cancel: {
    from: (_, stand) => !over.includes(stand.status) && stand.status !== status.EVENT_CANCELLED,
    to: become(status.EVENT_CANCELLED),
  },
}

/** What comes of a deed; 'refused' where it is not allowed as things stand, 'full' where no seat is free. */
export function outcomeOf(
  deed: Deed,
  terms: Terms,
  stand: Stand,
  around: Around,
): Outcome | 'refused' | 'full' {
  const { from, to } = table[deed]
  if (!from(terms, stand)) return 'refused'
  return to(terms, stand, around) ?? 'full'
}

/** How many offers somebody has let lapse since they asked. */
export function lapsesAfter(before: number, deed: Deed) {
  if (deed === 'request' || deed === 'add') return 0
  return deed === 'lapse' ? before + 1 : before
}

/** Holds it a seat, confirmed or under an offer? */
export const holdsSeat = ({ status: now, hasOffer }: Pick<Stand, 'status' | 'hasOffer'>) =>
  now === status.USER_ACCEPTED || (now === status.SENT && hasOffer)

export type WaitsFor = 'manager' | 'hr' | 'trainer' | 'invitee' | null

/** Whose turn it is. */
export function waitsFor(terms: Pick<Terms, 'hrApproval'>, stand: Stand): WaitsFor {
  if (stand.status === status.MANAGER_WAITING) return 'manager'
  if (waitsForHr(terms, stand)) return 'hr'
  if (stand.status === status.REQUEST_SEAT) return stand.isQueued ? null : 'trainer'
  if (stand.status === status.NEW) return 'trainer'
  return invited.includes(stand.status) ? 'invitee' : null
}

const states: Partial<Record<Status, (typeof eventStates)[number]>> = {
  [status.USER_ACCEPTED]: 'booked',
  [status.USER_DECLINED]: 'declined',
  [status.MANAGER_WAITING]: 'awaitingApproval',
  [status.NO_MANAGER]: 'awaitingApproval',
  [status.MANAGER_DECLINED]: 'approvalDeclined',
  [status.HR_DECLINED]: 'approvalDeclined',
  [status.REQUEST_SEAT]: 'requested',
}
/** How an event looks to somebody with this booking (spec 2 §4). */
export const displayState = (now: Status | null) => (now === null ? undefined : states[now]) ?? 'open'
export const statusesShownAs = (state: string) =>
  Object.values(bookingStatus).filter((one) => displayState(one) === state)

/** NOTE: an invitation that was not sent yet is known to its trainer alone. */
export const isSeenByInvitee = (now: Status) => now !== status.NEW
/** One that was declined or called off stands in nobody's way. */
export const isActive = (now: Status) => !over.includes(now) && now !== status.EVENT_CANCELLED
export const mayAskAgain = (now: Status | null) => over.includes(now) || now === status.NEW

export const mayAccept = (now: Status) => invited.includes(now)
/** May its holder step back: from a seat only where the event lets them, and not too late. */
export function mayWithdraw(
  { status: now }: { status: Status },
  event: { userUnsubscribe: boolean; cancelHours: number; startsAt: Date | null },
  at: Date,
) {
  if (!standing.includes(now)) return 'actioned' as const
  if (now !== status.USER_ACCEPTED) return 'yes' as const
  const last = event.startsAt ? event.startsAt.getTime() - event.cancelHours * 3_600_000 : Infinity
  return event.userUnsubscribe && at.getTime() <= last ? ('yes' as const) : ('late' as const)
}
