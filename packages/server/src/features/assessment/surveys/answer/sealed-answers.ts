import { seal, unseal } from '../../../../access/sealed.ts'
import type { Kit } from '../../../../kit.ts'
import type { KeptAnswer } from './answers.queries.ts'
import type { AskedRow } from '../surveys.queries.ts'

type Needs = Pick<Kit, 'config'>
type Of = { companyId: number; surveyId: number }
type Survey = { companyId: number; id: number }
type Open = Pick<KeptAnswer, 'relation' | 'answers'>

const by = ({ config }: Needs, { companyId, surveyId }: Of) => ({
  secret: config.secret,
  purpose: 'survey answers',
  salt: `${companyId} ${surveyId}`,
})

const bytesOf = (type: AskedRow['version']['type']) => {
  if (type === 'FT') return 6144
  if (type === 'OW') return 1024
  return type === 'OP' || type === 'TF' ? 64 : 256
}

/** So many bytes hold whatever the questions can be answered with; of free text all that may be written in letters of Europe. */
export const roomFor = (questions: readonly AskedRow[]) =>
  questions.reduce((sum, { version }) => sum + bytesOf(version.type), relationRoom)
const relationRoom = 64

/** NOTE: what is sealed is as long as what is in it, which would tell whose it is, as soon as that can be read. */
const filled = (text: string, room: number) => {
  const length = Buffer.byteLength(text)
  return text + ' '.repeat(Math.ceil(length / room) * room - length)
}

/**
 * An anonymous answer as it is kept until enough wait beside it: whoever reads the database alone cannot read it. NOTE:
 * of fewer than enough, counting who has answered would tell whose they are.
 */
const sealAnswer = (kit: Needs, of: Of, { relation, answers }: Open, room: number) => ({
  sealed: seal(by(kit, of), filled(JSON.stringify({ relation, answers }), room)),
})

/** How somebody stands to the person, sealed by itself. */
export const sealRelation = (kit: Needs, of: Of, relation: Open['relation']) =>
  sealAnswer(kit, of, { relation, answers: {} }, relationRoom)

/**
 * The same under another seal, so that of two backups nothing in the one is found again in the other. What another secret
 * sealed stays as it is.
 */
export function sealedAnew<K extends Pick<KeptAnswer, 'answers' | 'shownOn'>>(
  kit: Needs,
  of: Of,
  row: K,
  room: number,
): K {
  const { sealed } = row.answers
  if (sealed === undefined) return row
  try {
    const text = unseal(by(kit, of), sealed).trimEnd()
    const anew = seal(by(kit, of), filled(text, row.shownOn === null ? room : relationRoom))
    return { ...row, answers: { ...row.answers, sealed: anew } }
  } catch {
    return row
  }
}

/** The same where it is one’s own view of oneself, which is shown as one’s own and so is no secret. */
export const waiting = (kit: Needs, { companyId, id: surveyId }: Survey, open: Open, room: number): Open =>
  open.relation === 'self'
    ? open
    : { relation: null, answers: sealAnswer(kit, { companyId, surveyId }, open, room) }

/** Some answers were sealed by another secret: they wait for it. */
export class SealedOtherwise extends Error {
  constructor({ surveyId }: Of, cause: unknown) {
    super(`answers to survey ${surveyId} wait for the secret that sealed them`, { cause })
  }
}

/** What was answered, sealed or not. Throws SealedOtherwise, for what cannot be read must not be written over. */
export function openAnswer(kit: Needs, of: Of, { relation, answers: { sealed, ...answers } }: Open): Open {
  if (sealed === undefined) return { relation, answers }
  const held = unsealed(kit, of, sealed)
  return { relation: held.relation, answers: { ...answers, ...held.answers } }
}

function unsealed(kit: Needs, of: Of, sealed: string): Open {
  try {
    // NOTE: nobody else has the secret by which it was written above.
    return JSON.parse(unseal(by(kit, of), sealed)) as Open
  } catch (error) {
    throw new SealedOtherwise(of, error)
  }
}
