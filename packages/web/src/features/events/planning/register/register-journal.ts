import type { AttendanceMark } from '@oktant/contract/events/event-invitations.ts'
import { ApiError } from '../../../../lib/api/api-error.ts'
import { session } from '../../../../lib/session/session-state.ts'
import { forget, recall, remember } from '../../../../lib/storage.ts'
import { store } from '../../../../lib/store.ts'
import { saveAttendance } from '../planning.queries.ts'

type Marks = Record<number, AttendanceMark>
export type RegisterState = {
  /** What was marked here, which stands above what the server said at first. */
  marks: Marks
  /** Of these, what the server does not have yet. */
  unsent: Marks
  isBusy: boolean
  savedAt: number | null
  /** Why it was not kept, where it was not only the connection. */
  error: unknown
}

const isMark = (kept: unknown): kept is AttendanceMark =>
  typeof kept === 'object' &&
  kept !== null &&
  ['bookingId', 'attended', 'attendanceNote', 'markedAt'].every((name) => name in kept)

function parse(kept: string | null): Marks {
  try {
    const values: unknown = JSON.parse(kept ?? '{}')
    return Object.fromEntries(
      Object.values(values ?? {})
        .filter(isMark)
        .map((mark) => [mark.bookingId, mark]),
    )
  } catch {
    return {}
  }
}

const isUnheard = (failure: unknown) => failure instanceof ApiError && failure.code === 'offline'

/** The marks of one register: each is kept on this device until the server has it, as a classroom may have no connection. */
export function openRegister(eventId: number) {
  const key = `draft:${session.get()?.user.id ?? 'visitor'}:register:${eventId}` as const
  const kept = parse(recall(key))
  const state = store<RegisterState>({ marks: kept, unsent: kept, isBusy: false, savedAt: null, error: null })
  const change = (part: Partial<RegisterState>) => state.set({ ...state.get(), ...part })
  const keep = () => {
    const { unsent } = state.get()
    if (Object.keys(unsent).length) remember(key, JSON.stringify(unsent))
    else forget(key)
  }

  async function send(): Promise<void> {
    const { unsent, isBusy } = state.get()
    const marks = Object.values(unsent)
    if (isBusy || !marks.length) return
    change({ isBusy: true })
    try {
      await saveAttendance(eventId, marks)
    } catch (error) {
      return change({ isBusy: false, error: isUnheard(error) ? null : error })
    }
    // NOTE: what was marked anew meanwhile is still to be sent.
    const rest = Object.values(state.get().unsent).filter((mark) => unsent[mark.bookingId] !== mark)
    change({
      unsent: Object.fromEntries(rest.map((mark) => [mark.bookingId, mark])),
      isBusy: false,
      savedAt: Date.now(),
      error: null,
    })
    keep()
    return send()
  }

  function mark(made: readonly Omit<AttendanceMark, 'markedAt'>[]) {
    const markedAt = new Date().toISOString()
    const fresh = Object.fromEntries(made.map((one) => [one.bookingId, { ...one, markedAt }]))
    const { marks, unsent } = state.get()
    change({ marks: { ...marks, ...fresh }, unsent: { ...unsent, ...fresh } })
    keep()
    void send()
  }
  return { state, mark, send }
}

export type Register = ReturnType<typeof openRegister>
