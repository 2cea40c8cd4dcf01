import type { AttemptResult } from '@oktant/contract/assessment/attempts/attempts.ts'
import type { GivenAnswer, QuestionScore } from '@oktant/contract/assessment/questions/question-scores.ts'
import type { Underway } from './documents.ts'
import type { Spent } from './spent-time.ts'

export type Saved = {
  savedAt: string
  endsAt: string | null
  result: AttemptResult | null
  questionScores: QuestionScore[]
}
type Answers = { questionScores: GivenAnswer[]; time: number; times: Spent[]; position: number }

/** The calls by which an attempt is kept; a learner and a visitor have their own. */
export type AttemptCalls = {
  save: (sent: Answers) => Promise<Saved>
  submit: (sent: Answers) => Promise<Saved>
  question: (
    sent: GivenAnswer & { noOfTries: number; time: number; times: Spent[] },
  ) => Promise<{ questionScore: QuestionScore; savedAt: string }>
}

export type Keeping =
  /** Everything is with the server. */
  | 'saved'
  /** Something is on its way, or waits a moment for more. */
  | 'saving'
  /** The server cannot be reached; answers wait here. */
  | 'waiting'
  /** The server was reached, and does not take them; they wait here too. */
  | 'refused'
  /** Another window has it now. */
  | 'elsewhere'
  /** The time is up, and the server counts what it has. */
  | 'ending'
  | 'over'

export type AttemptState = {
  rows: readonly QuestionScore[]
  keeping: Keeping
  savedAt: string | null
  /** Later than at first where somebody has given more time meanwhile. */
  endsAt: string | null
  result: AttemptResult | null
  /** Documents on their way. */
  documents: Underway
  /** What had not arrived when it was over. */
  late: { documents: boolean; answers: boolean }
  /** How far this device’s clock is from the server’s, in milliseconds. */
  clockOffset: number
  /** This browser keeps nothing: what is not with the server lives in this window alone. */
  isUnprotected: boolean
}
