import type { TalkPart, TalkText } from '@oktant/contract/development/talks.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { accessTalk } from './talks.access.ts'
import { findText, writeText } from './talk-texts.queries.ts'
import { holdTalk } from './talks.queries.ts'
import { isRepeated, ownerOf } from './talks.rules.ts'
import { textView } from './talks.view.ts'

type SentText = { id: number; part: TalkPart; text: string; number: number }

/** Keeps a text as it was typed; whoever has not seen the last word of it overwrites nothing. */
export async function saveTalkText(
  db: Db,
  actor: Actor,
  { id, part, text, number }: SentText,
  now: Date,
): Promise<TalkText> {
  const talk = await accessTalk(db, actor, id)
  await holdTalk(db, { companyId: actor.companyId, id })
  const key = { companyId: actor.companyId, talkId: id, part, ownerId: ownerOf(part, actor.id, talk) }
  const isKept = await writeText(db, key, { text, number, savedBy: actor.id, savedAt: now })
  const kept = await findText(db, key)
  if (!isKept && !isRepeated(kept, { text, number, by: actor.id })) throw fail('content_changed')
  return textView(part, kept)
}
