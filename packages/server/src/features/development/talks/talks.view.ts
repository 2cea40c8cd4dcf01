import {
  type Talk,
  type TalkAction,
  type TalkPart,
  type TalkRow,
  type TalkText,
} from '@oktant/contract/development/talks.ts'
import { talkParts } from '@oktant/contract/development/talks.ts'
import type { TalkAccess } from './talks.access.ts'
import type { TextRecord } from './talk-texts.queries.ts'
import type { ActionRecord, TalkRecord } from './talks.queries.ts'
import { sideOf } from './talks.rules.ts'

type Head = Omit<TalkRecord, 'startedByName'>

const named = (id: number | null, name: string | null) => (id !== null && name ? { id, name } : null)

export function talkRowView(readerId: number, row: Head & { openActions: number }): TalkRow {
  return {
    id: row.id,
    topic: row.topic,
    talkOn: row.talkOn,
    user: { id: row.userId, name: row.userName },
    manager: named(row.managerId, row.managerName),
    side: sideOf(readerId, row) ?? 'person',
    openActions: row.openActions,
  }
}

export const textView = (part: TalkPart, row: TextRecord | undefined): TalkText => ({
  part,
  text: row?.text ?? '',
  number: row?.number ?? 0,
  savedAt: row?.savedAt.toISOString() ?? null,
  savedBy: row ? { id: row.savedBy, name: row.savedByName } : null,
})

export function actionView({ userName, managerName }: Head, row: ActionRecord): TalkAction {
  return {
    id: row.id,
    talkId: row.talkId,
    agreedOn: row.agreedOn,
    text: row.text,
    dueOn: row.dueOn,
    doer: row.doer,
    doerName: row.doer === 'person' ? userName : managerName,
    doneAt: row.doneAt?.toISOString() ?? null,
    doneBy: named(row.doneBy, row.doneByName),
    revision: row.changes,
  }
}

type Content = {
  texts: TextRecord[]
  actions: { here: ActionRecord[]; earlier: ActionRecord[] }
  canRemove: boolean
}

export function talkView(row: TalkAccess, { texts, actions, canRemove }: Content): Talk {
  const openActions = actions.here.filter(({ doneAt }) => !doneAt).length
  return {
    ...talkRowView(row.side === 'person' ? row.userId : (row.managerId ?? 0), { ...row, openActions }),
    revision: row.changes,
    startedBy: { id: row.startedBy, name: row.startedByName },
    texts: talkParts.map((part) =>
      textView(
        part,
        texts.find((one) => one.part === part),
      ),
    ),
    actions: actions.here.map((one) => actionView(row, one)),
    earlierActions: actions.earlier.map((one) => actionView(row, one)),
    can: { remove: canRemove },
  }
}
