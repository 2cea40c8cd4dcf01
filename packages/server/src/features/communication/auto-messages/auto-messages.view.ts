import type {
  AutoMessage,
  AutoMessageItem,
  AutoMessageRun,
  AutoMessageValues,
  Simulated,
} from '@oktant/contract/communication/auto-messages.ts'
import { afterQuiet } from '../notification-settings/notification-settings.ts'
import type { AutoMessageRow, listMessages, listRuns, simulate } from './auto-messages.queries.ts'

type Rows<F extends (...all: never[]) => Promise<{ rows: object[] }>> = Awaited<ReturnType<F>>['rows'][number]

export const autoMessageItem = ({
  waiting,
  sent,
  cancelled,
  ...row
}: Rows<typeof listMessages>): AutoMessageItem => ({ ...row, runs: { waiting, sent, cancelled } })

export function autoMessageView({ onSince, ...row }: AutoMessageRow): AutoMessage {
  return { ...row, isOn: onSince !== null }
}

const iso = (moment: string | Date) => new Date(moment).toISOString()

/** When it would come: in quiet hours, after them. */
export const simulatedView =
  (quiet: AutoMessageValues['quiet']) =>
  ({ id, name, about, timezone, ...row }: Rows<typeof simulate>): Simulated => ({
    id,
    name,
    about,
    dueAt: afterQuiet(new Date(row.due_at), timezone, quiet).toISOString(),
    since: iso(row.since),
  })

export const runView = ({
  id,
  name,
  about,
  state,
  reason,
  ...row
}: Rows<typeof listRuns>): AutoMessageRun => ({
  id,
  name,
  about,
  state,
  reason,
  dueAt: iso(row.due_at),
  doneAt: row.done_at && iso(row.done_at),
})
