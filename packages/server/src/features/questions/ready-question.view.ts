import type { PossibleAnswer } from '@oktant/contract/questions.ts'
import type { Kit } from '../../kit.ts'
import { learnerQuestion } from './questions.view.ts'
import type { VersionRow } from './versions.queries.ts'
import type { Drawn } from './versions.rules.ts'

type Part = Buffer | string
/** What everybody sees of a question, as it is sent, up to its answers; and each answer by its number. */
type Ready = { head: Buffer; choices: Answers; lefts: Answers; rights: Answers }
type Answers = ReadonlyMap<number, Buffer>

const written = new WeakMap<VersionRow, Ready>()

const answersOf = (answers: readonly PossibleAnswer[]): Answers =>
  new Map(answers.map((answer) => [answer.id, Buffer.from(JSON.stringify(answer))]))

/** NOTE: pictures have addresses of their own each time. */
const hasPictures = ({ pictureId, body: { choices } }: VersionRow) =>
  pictureId !== null || choices.some((choice) => choice.pictureId !== null)

function write(kit: Kit, version: VersionRow): Ready {
  const { choices, lefts, rights } = version.body
  const idsOf = (from: readonly { id: number }[]) => from.map(({ id }) => id)
  const listed = (from: readonly { id: number }[]) =>
    answersOf(learnerQuestion(kit, version, { ...none, choices: idsOf(from) }).possibleAnswers)
  const { possibleAnswers: _, answerPairs: __, ...same } = learnerQuestion(kit, version, none)
  const pairs = learnerQuestion(kit, version, { choices: [], lefts: idsOf(lefts), rights: idsOf(rights) })
  return {
    head: Buffer.from(`${JSON.stringify(same).slice(0, -1)},"possibleAnswers":[`),
    choices: listed(choices),
    lefts: answersOf(pairs.answerPairs.map(({ possibleAnswer1 }) => possibleAnswer1)),
    rights: answersOf(pairs.answerPairs.map(({ possibleAnswer2 }) => possibleAnswer2)),
  }
}

const none: Drawn = { choices: [], lefts: [], rights: [] }

function listed(answers: Answers, ids: readonly number[]) {
  return ids.flatMap((id) => answers.get(id) ?? [])
}

/** A question as whoever answers it sees it, as it is sent but for its end, where what is an attempt’s own comes. */
export function readyQuestion(kit: Kit, version: VersionRow, drawn: Drawn): Part[] {
  if (hasPictures(version)) return [JSON.stringify(learnerQuestion(kit, version, drawn)).slice(0, -1)]
  const ready = written.get(version) ?? write(kit, version)
  written.set(version, ready)
  const parts: Part[] = [ready.head]
  for (const [at, answer] of listed(ready.choices, drawn.choices).entries()) {
    if (at > 0) parts.push(',')
    parts.push(answer)
  }
  parts.push('],"answerPairs":[')
  const rights = listed(ready.rights, drawn.rights)
  for (const [at, left] of listed(ready.lefts, drawn.lefts).entries()) {
    const right = rights[at]
    if (right)
      parts.push(
        at > 0 ? ',{"possibleAnswer1":' : '{"possibleAnswer1":',
        left,
        ',"possibleAnswer2":',
        right,
        '}',
      )
  }
  parts.push(']')
  return parts
}
