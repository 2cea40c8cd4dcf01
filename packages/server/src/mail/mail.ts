import { sql } from 'drizzle-orm'
import type { Language } from '@oktant/contract/http/http.ts'
import type { Db } from '../db/engine/db.ts'
import { notify } from '../db/engine/notify.ts'
import type { Ageing } from '../db/query/overdue.ts'
import { mails } from './mails.tables.ts'
import {
  type Attachment,
  deleteMailsOf,
  holdBackByKey,
  listStatesByKey,
  insertAttachments,
  insertMails,
  listKnownKeys,
  listLooks,
  type KeptLook,
  listSuppressed,
  type NewMail,
  writeLook,
} from './mail.queries.ts'
import {
  type Letter,
  type LetterLook,
  oneLine,
  plainLook,
  renderHtml,
  renderText,
  safeUrl,
} from './templates/render.ts'

export type { Letter } from './templates/render.ts'
export type { Attachment } from './mail.queries.ts'

export type Envelope = {
  companyId: number
  userId?: number
  to: string
  language: Language
  letter: Letter
  template?: string
  /** Not to be sent before this; nobody is disturbed at night. */
  notBefore?: Date
  /** The name of the occasion; of two letters of one name the second is held back. */
  onceKey?: string
  /** Where a mail program ends letters of this kind, by one click and without a sign-in. */
  unsubscribeUrl?: string
  attachments?: readonly Attachment[]
  /** Nobody but the recipient may learn of it: it stands in no list. */
  isUnlisted?: boolean
}

// NOTE: one plain address, with nothing in it that a mail server would read as a list, a name or a new line.
const plainAddress = /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\]+$/

/** Writes a letter in the caller's transaction, and gives its number; it leaves the house only if that commits. */
export async function sendLetter(db: Db, envelope: Envelope) {
  const [id] = await sendLetters(db, [envelope])
  return id ?? 0
}

/** Letters that are older than their company keeps them; one that still waits stays. */
export const ageingMails: Ageing = { table: mails, since: sql`row.state <> 'waiting' and row.created_at` }

/** Any number of letters, by the same few statements. */
export async function sendLetters(db: Db, envelopes: readonly Envelope[]) {
  if (!envelopes.length) return []
  const suppressed = await listSuppressed(db, envelopes)
  const known = await listKnownKeys(db, envelopes)
  const looks = await listLooks(db, envelopes)
  const rows = envelopes.map((envelope) => {
    const { companyId, to, onceKey } = envelope
    const key = `${companyId} ${onceKey}`
    const isDuplicate = onceKey !== undefined && known.has(key)
    known.add(key)
    if (isDuplicate) return heldBack(envelope, 'duplicate')
    if (suppressed.has(`${companyId} ${to.toLowerCase()}`)) return heldBack(envelope, 'address')
    return written(envelope, looks.get(companyId) ?? plainLook)
  })
  const ids = await insertMails(db, rows)
  await insertAttachments(db, filesOf(envelopes, ids))
  if (rows.some(({ state }) => state === undefined)) await notify(db, { about: 'mail' })
  return ids
}

function written({ letter, language, ...envelope }: Envelope, look: LetterLook): NewMail {
  const { action } = letter
  return {
    ...addressed({ letter, ...envelope }),
    text: renderText(letter, language, look),
    html: renderHtml(letter, language, look),
    actionUrl: action && !action.isOpen ? safeUrl(action.url) : null,
    nextTryAt: envelope.notBefore ?? null,
    onceKey: envelope.onceKey ?? null,
    unsubscribeUrl: envelope.unsubscribeUrl ?? null,
    ...(!plainAddress.test(envelope.to) && { state: 'failed', lastError: 'This is no mail address.' }),
  }
}

type Addressed = Pick<Envelope, 'companyId' | 'userId' | 'to' | 'template' | 'isUnlisted'> & {
  letter: { subject: string }
}

const addressed = ({ companyId, userId, to, letter, template, isUnlisted = false }: Addressed) => ({
  companyId,
  userId: userId ?? null,
  to: oneLine(to),
  subject: oneLine(letter.subject),
  template: template ?? null,
  isUnlisted,
})

/** A letter that is not sent, as the log shows it: its subject alone, since nobody was to read it. */
const heldBack = (envelope: Addressed, reason: NonNullable<NewMail['reason']>): NewMail => ({
  ...addressed(envelope),
  text: '',
  html: '',
  state: 'suppressed',
  reason,
})

type HeldBack = Omit<Addressed, 'letter'> & { subject: string; reason: NonNullable<NewMail['reason']> }

/** Writes down that letters were not written, and why. */
export async function logHeldBack(db: Db, letters: readonly HeldBack[]) {
  if (!letters.length) return
  await insertMails(
    db,
    letters.map(({ subject, reason, ...rest }) => heldBack({ ...rest, letter: { subject } }, reason)),
  )
}

const filesOf = (envelopes: readonly Envelope[], ids: readonly number[]) =>
  envelopes.flatMap(({ companyId, attachments = [] }, index) =>
    attachments.map((file) => ({ ...file, companyId, mailId: ids[index] ?? 0 })),
  )

/** Removes the letters of companies that go themselves. */
export const forgetMailsOf = (db: Db, companyIds: number[]) => deleteMailsOf(db, companyIds)

/** Letters of one origin that have not left yet never do. */
export const holdBackWaiting = (db: Db, companyId: number, origin: string) =>
  holdBackByKey(db, companyId, `${origin} `)

/** How far the letters of these occasions have come; nothing of one that was never written. */
export const findMailStates = async (db: Db, companyId: number, onceKeys: readonly string[]) =>
  new Map(
    (onceKeys.length ? await listStatesByKey(db, companyId, onceKeys) : []).map(({ onceKey, state }) => [
      onceKey,
      state,
    ]),
  )

/** Says how a company’s letters look from now on. */
export const setLetterLook = (db: Db, companyId: number, look: KeptLook) => writeLook(db, companyId, look)
