import { seal, unseal } from '../../access/sealed.ts'
import type { Kit } from '../../kit.ts'
import type { Kept } from './answers.queries.ts'

type Needs = Pick<Kit, 'config'>
type Of = { companyId: number; surveyId: number }
type Survey = { companyId: number; id: number }
type Open = Pick<Kept, 'relation' | 'answers'>

const by = ({ config }: Needs, { companyId, surveyId }: Of) => ({
  secret: config.secret,
  purpose: 'survey answers',
  salt: `${companyId} ${surveyId}`,
})

/**
 * An anonymous answer as it is kept until enough wait beside it: whoever reads the database alone cannot read it. NOTE:
 * of fewer than enough, counting who has answered would tell whose they are.
 */
export const sealAnswer = (kit: Needs, of: Of, { relation, answers }: Open) => ({
  sealed: seal(by(kit, of), JSON.stringify({ relation, answers })),
})

/** The same where it is one’s own view of oneself, which is shown as one’s own and so is no secret. */
export const waiting = (kit: Needs, { companyId, id: surveyId }: Survey, open: Open): Open =>
  open.relation === 'self'
    ? open
    : { relation: null, answers: sealAnswer(kit, { companyId, surveyId }, open) }

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
