import type { Language } from '@oktant/contract/http/http.ts'
import type { QuestionType } from '@oktant/contract/assessment/questions/questions.ts'
import { essaysFor } from './demo-essays.ts'
import type { Drawn, VersionBody, VersionKey } from '../../features/assessment/questions/questions.ts'

type Version = {
  id: number
  type: QuestionType
  difficulty: 'easy' | 'medium' | 'hard'
  body: VersionBody
  key: VersionKey
}
type By = { know: number; language: Language; next: () => number }

const harder = { easy: 0.15, medium: 0, hard: -0.25 }

const oneOf = <T>(list: readonly T[], next: () => number) => list[Math.floor(next() * list.length)]

/** What somebody answers who knows so much: rightly more often where they know more and it is easier. */
export function demoAnswer(
  { version, drawn }: { version: Version; drawn: Drawn },
  { know, language, next }: By,
) {
  const { type, key, body } = version
  // NOTE: some questions are harder than their authors think.
  const own = ((version.id * 37) % 30) / 100 - 0.15
  const isRight = next() < know + harder[version.difficulty] + own
  if (type === 'FT')
    return { answer: '', ftAnswer: oneOf(essaysFor(body.questionText.en)[language], next)?.[1] ?? '' }
  if (type === 'OP') return given(String(oneOf(body.scale.slice(next() < know ? 2 : 0), next)?.id ?? ''))
  if (type === 'TF') return given(String(isRight === key.answerBoolean))
  if (type === 'OW') return given(isRight ? (key.accepted[0]?.name[language] ?? '') : '?')
  if (type === 'DD') return given(pairs(key, isRight))
  return given(isRight ? key.correctIds.join(',') : picked(drawn, key, next))
}

const given = (answer: string) => ({ answer, ftAnswer: '' })

/** The first two of the pairs changed over where it is wrong. */
function pairs({ pairs: right }: VersionKey, isRight: boolean) {
  const [first, second, ...more] = right
  const mixed =
    first && second ? [{ ...first, right: second.right }, { ...second, right: first.right }, ...more] : right
  return (isRight ? right : mixed).map((pair) => `${pair.left}:${pair.right}`).join(',')
}

/** A wrong answer, one of them likelier than the others; where several are right, often one of those beside it. */
function picked({ choices }: Drawn, { correctIds }: VersionKey, next: () => number) {
  const wrong = choices.filter((id) => !correctIds.includes(id)).toSorted((one, other) => one - other)
  const [likely, ...others] = wrong
  const pick = next() < 0.5 ? likely : oneOf(others.length > 0 ? others : wrong, next)
  const beside = correctIds.length > 1 && next() < 0.6 ? correctIds.slice(0, 1) : []
  return [...beside, pick].filter((id) => id !== undefined).join(',')
}
