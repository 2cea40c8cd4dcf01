import { runtimeModel } from '@oktant/contract/kit/constants.ts'
import { lessonStatuses } from '@oktant/contract/kit/statuses.ts'
import { parseTimespan } from '../time.ts'

/** What a package or a company may set otherwise. */
export type Strictness = {
  /** The longest suspend_data: 4,096 characters, or what the component was set to. */
  suspendData: number
  /** Whether a student_response must fit the type of its interaction. */
  checksResponses: boolean
}

export const asSpecified: Strictness = { suspendData: runtimeModel.longestString, checksResponses: false }

const oneOf =
  (...words: string[]) =>
  (value: string) =>
    words.includes(value)
const matches = (pattern: RegExp) => (value: string) => pattern.test(value)

const isDecimal = matches(/^-?(\d+\.?\d*|\.\d+)$/)
const isWhole = matches(/^-?\d+$/)
const isAtMost = (longest: number) => (value: string) => value.length <= longest

type Range = { min: number; max: number }
const inRange = ({ min, max }: Range, value: string) => Number(value) >= min && Number(value) <= max
const wholeIn = (range: Range) => (value: string) => isWhole(value) && inRange(range, value)

const isString = isAtMost(runtimeModel.longestString)
const settable = lessonStatuses.filter((status) => status !== 'not attempted')

/** Every type of value of the 1.2 model, by what it takes. */
export const valueTypes = {
  blank: (value: string) => value === '',
  boolean: oneOf('true', 'false'),
  decimal: isDecimal,
  integer: wholeIn(runtimeModel.integer),
  signedInteger: wholeIn(runtimeModel.signedInteger),
  audio: wholeIn(runtimeModel.audio),
  speed: wholeIn(runtimeModel.speed),
  text: wholeIn(runtimeModel.text),
  identifier: (value: string) => /^\S+$/.test(value) && value.length < runtimeModel.identifierBelow,
  string: isString,
  // NOTE: how long it may be is the component's own setting, see `isOfType`.
  suspendData: () => true,
  score: (value: string) => value === '' || (isDecimal(value) && inRange(runtimeModel.score, value)),
  timespan: (value: string) => parseTimespan(value) !== undefined,
  time: matches(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,2})?$/),
  credit: oneOf('credit', 'no-credit'),
  entry: oneOf('ab-initio', 'resume', ''),
  mode: oneOf('normal', 'review', 'browse'),
  exit: oneOf('time-out', 'suspend', 'logout', ''),
  timeLimitAction: oneOf('exit,message', 'exit,no message', 'continue,message', 'continue,no message'),
  lessonStatus: oneOf(...settable),
  // NOTE: a learner has not begun an objective until the package says so, and it may say so again.
  objectiveStatus: oneOf(...lessonStatuses),
  interactionType: oneOf(
    'true-false',
    'choice',
    'fill-in',
    'matching',
    'performance',
    'likert',
    'sequencing',
    'numeric',
  ),
  result: (value: string) =>
    ['correct', 'wrong', 'unanticipated', 'neutral'].includes(value) || isDecimal(value),
  studentResponse: isString,
} satisfies Record<string, (value: string) => boolean>

export type ValueType = keyof typeof valueTypes

const listOfCharacters = matches(/^[^,](,[^,])*$/)
const responses = new Map([
  ['true-false', oneOf('0', '1', 't', 'f')],
  ['choice', listOfCharacters],
  ['sequencing', listOfCharacters],
  ['likert', isAtMost(1)],
  ['numeric', isDecimal],
])

/** Does this value fit? The interaction's own type matters to a response alone, and only where responses are checked. */
export function isOfType(type: ValueType, value: string, strictness: Strictness, interactionType = '') {
  if (type === 'suspendData') return value.length <= strictness.suspendData
  const fits = valueTypes[type](value)
  if (type !== 'studentResponse' || !strictness.checksResponses) return fits
  return fits && (responses.get(interactionType)?.(value) ?? true)
}
